import { of, type Words } from '@turn7/narration/fr';
import { review } from '@turn7/narration/fr/review';
import type { Chapters } from '../../chapters.ts';
import { number } from '../../format.ts';

export const texts = (w: Words): Chapters['review'] => ({
  told: review(),

  title: 'Analyse',
  first: 'Premier examen de la partie…',
  better: (pass, passes) => `De plus en plus précis, étape ${pass} sur ${passes}…`,
  done: 'L’analyse est terminée.',
  stopped: 'Arrêtée.',
  stoppedEarly: 'Arrêtée avant d’avoir quelque chose à montrer.',
  playedOut: (times) => `Chaque réponse a été jouée jusqu’au bout au moins ${times} fois.`,
  playedOutSome: 'Les décisions serrées ont été jouées jusqu’au bout, les autres sont estimées.',
  estimated: 'Chaque réponse est estimée, aucune n’est encore jouée jusqu’au bout.',
  failed: 'L’analyse n’a pas pu se terminer : le navigateur a fermé la partie de la page qui y travaille.',
  progress: 'Avancement de l’analyse',
  stop: 'Arrêter',
  goOn: 'Continuer',
  more: 'Plus de précision',
  again: 'Réessayer',
  unfinished:
    'Cette partie n’est pas finie : elle est analysée jusqu’où elle va, et son résultat, ce sont les chances à la dernière question.',

  winChances: (sharp) => `Chances de gagner si tous jouent ensuite comme ${sharp}`,
  chances: 'Chances de gagner au fil de la partie',
  asTable: 'La même chose en tableau',
  round: 'Manche',
  atEnd: 'Fin',
  soFar: 'Chances actuelles',

  choices: 'Décisions',
  whose: 'Les décisions de qui',
  everybody: 'Tout le monde',
  onlyErrors: 'Seulement les erreurs',
  noChoices: 'Aucune décision de ce genre.',
  choice: (round, name, answer, verdict) => `Manche ${round}, ${name} : ${answer} – ${verdict}`,
  gradesOf: (name) => `Notes ${of(name)}`,
  costs: (cost) => `coûte ${cost}`,
  gains: (gain) => `${gain} par rapport à qui compterait les cartes`,

  wasPlayed: 'joué',
  options: 'Réponses comparées',
  verdict: 'La décision de ce moment',
  noChoiceYet:
    'Aucune décision n’a encore été prise dans cette manche. Choisis un moment sur le graphique ou l’une des décisions : tu verras ici si elle était bonne, et pourquoi.',
  playedBest: (answer) => `Joué : ${answer}. Rien n’est mesurablement meilleur.`,
  played: (answer, best) => `Joué : ${answer}. Le mieux : ${best}.`,
  fromTo: ({ you, text }, before, after) =>
    `${you ? 'Tes chances de gagner' : `Chances de gagner ${of(text)}`} : ${before} → ${after}.`,
  reason: ({ you, text }, reason) => `Le conseiller à ${you ? 'toi' : text} : « ${reason} »`,

  luckAndSkill: 'Chance et talent',
  addsUp: 'Chaque barre commence où finit la précédente : des chances de départ au résultat.',
  leftOut: (count) =>
    count === 1
      ? 'Une autre place n’est que dans le tableau. Choisis-la en haut pour voir ses barres.'
      : `${number(count)} autres places ne sont que dans le tableau. Choisis-en une en haut pour voir ses barres.`,
  player: 'Qui',
  luck: 'Chance aux cartes',

  turningPoints: 'Tournants',
  noTurningPoints: 'Aucune carte ni décision n’a décidé seule de cette partie.',
  inRound: (round) => `manche ${round}`,
  extremes: 'Le meilleur et le pire',
  bestChoice: 'Meilleure décision',
  worstChoice: 'Pire décision',
  luckiestCard: 'Carte la plus chanceuse',
  unluckiestCard: 'Carte la plus malheureuse',

  sharing: 'Partager l’analyse',
  savePicture: 'Enregistrer l’image',
  sharePicture: 'Partager l’image',
  noPicture: 'L’image n’a pas pu être créée.',
  link: 'Copier le lien',
  linkCopied: 'Lien copié',
  linkByHand: 'Copie ce lien',
  unfinishedGame: (round) => `${w.turn7} : une partie jusqu’à la manche ${round}, pas encore finie`,
  notPictured: (count) =>
    count === 1 ? 'Une autre place n’est pas sur l’image.' : `${number(count)} autres places ne sont pas sur l’image.`,
  pictureFoot: (host) => `Analysé sur ${host}`,

  assumes: (sharp) => `Les chances supposent que, dès ce moment, tout le monde joue comme le bot ${sharp}.`,
  meaning: 'Ce que disent les chiffres',
  means: {
    others: 'À une table plus faible, les décisions des autres rapportent donc un peu à chacun.',
    own: (sharp) =>
      `Ses décisions sont comparées à ce que ${sharp} aurait fait ; ce que coûte une décision, à la meilleure réponse.`,
    luck: 'La chance est ce que les cartes ont changé, peu importe qui les a tirées. À chaque carte, la chance de toutes les places s’annule.',
    correction: 'La correction est l’erreur de l’estimation elle-même, ni chance ni talent.',
    error:
      '± est une erreur type : deux fois sur trois, la vérité n’est pas plus loin. Une décision à moins de deux erreurs types de la meilleure compte comme la meilleure.',
  },
});
