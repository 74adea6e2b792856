import { counted, of, type Words } from '@turn7/narration/fr';
import type { Chapters } from '../../chapters.ts';
import { capitalised, number } from '../../format.ts';

export const texts = (w: Words): Chapters['quiz'] => ({
  title: 'Quiz',
  lead: 'Dix positions. La page connaît les règles et calcule les chances : et toi, que dis-tu ?',
  learn: 'Apprendre',
  kind: 'Genre de questions',
  kinds: { mixed: 'Mélangé', rules: 'Que se passe-t-il ?', odds: 'Tirer ou rester ?' },
  question: (place, questions) => `Question ${number(place)} sur ${number(questions)}`,

  hits: (who) => `${who} tire.`,
  stays: (who) => `${who} reste.`,
  gives: {
    lock: (who, to) => `${who} donne ${w.theLock} à ${to}.`,
    turnThree: (who, to) => `${who} donne ${w.theTurnThree} à ${to}.`,
  },
  coming: (cards) => (cards === 1 ? 'La prochaine carte :' : 'Les prochaines cartes de la pioche :'),
  asks: {
    happens: 'Que se passe-t-il maintenant ?',
    score: (who) => `Combien de points pour ${who} dans cette manche ?`,
    turn: 'À qui le tour ensuite ?',
    game: 'Comment la partie continue-t-elle ?',
    odds: 'Tirer ou rester : qu’est-ce qui rapporte le plus de points en moyenne dans cette manche ?',
  },
  answers: 'Réponses',

  busts: (who) => `${who} saute.`,
  saved: (who) =>
    `${capitalised(w.theLifeSaver)} et le doublon partent. ${who} est toujours en jeu, et le tour est fini.`,
  drawsAgain: (who) => `${capitalised(w.theLifeSaver)} et le doublon partent, et ${who} tire encore une carte.`,
  playsOn: (who) => `${who} est toujours en jeu, et la manche continue.`,
  keepsBoth: (who) => `${who} garde les deux ${w.lifeSavers}.`,
  locked: (who) => `${who} est ${w.locked} et encaisse ses points.`,
  sevenAtOnce: (who) => `${who} fait ${w.aTurn7}, et la manche finit aussitôt.`,
  sevenLater: (who) => `${who} prend d’abord la troisième carte, puis fait ${w.aTurn7}.`,
  givesSpare: (to) => `La carte en trop (${w.lifeSaver}) va à ${to}.`,
  discards: {
    lock: `${capitalised(w.theLock)} part à la défausse sans effet.`,
    turnThree: `${capitalised(w.theTurnThree)} part à la défausse sans effet.`,
    lifeSaver: `La carte en trop (${w.lifeSaver}) est défaussée.`,
  },
  chooses: (who) => `${who} choisit qui reçoit ${w.theLock}.`,
  turnOf: (who) => `C’est le tour ${of(who)}.`,
  wins: (who) => `${who} gagne la partie.`,
  anotherRound: 'Personne n’a encore gagné : tout le monde joue une autre manche.',
  tiedOnly: 'Seules les places à égalité jouent une autre manche.',

  right: 'Exact !',
  wrong: 'Pas cette fois.',
  rightAnswer: 'la bonne',
  yourAnswer: 'ta réponse',
  whyOdds: (busts, cards, hit, stay) =>
    `Sur ${number(cards)} cartes, ${number(busts)} te ${busts < 2 ? 'ferait' : 'feraient'} sauter. Tirer, puis s’arrêter au meilleur moment, rapporte ${counted(hit, 'point', 'points', 1)} en moyenne ; rester, ${number(stay)}.`,
  assumes: 'Calculé exactement avec les cartes qui restent, pour cette manche seulement.',
  rule: (id) => `Lire ${id} dans les règles`,
  next: 'Question suivante',
  toResult: 'Voir le résultat',
  keys: (answers) =>
    `Touches : 1 ${answers === 2 ? 'ou' : 'à'} ${number(answers)} pour répondre, Entrée pour continuer.`,
  back: 'Retour au résultat',
  lookAgain: 'Touche une question pour revoir sa réponse et la raison',

  result: (right, questions) => `${number(right)} sur ${number(questions)}`,
  praise: {
    all: 'Sans faute : ce jeu n’a plus de secret pour toi.',
    most: 'Tu t’y connais.',
    some: 'Un bon début. Les explications méritent un second regard.',
  },
  best: (right) => `Record sur cet appareil : ${number(right)}`,
  newBest: 'C’est ton meilleur résultat.',
  again: 'Nouveau quiz',
  same: 'Le même, encore une fois',
  share: { copy: 'Copier le lien de ce quiz', copied: 'Lien copié', copyYourself: 'Copie ce lien :' },
});
