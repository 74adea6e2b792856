import { MOST_SEATS, SOLO_PAR, SOLO_POINTS } from '@turn7/engine';
import { of, type Words } from '@turn7/narration/fr';
import { list, number } from '../format.ts';
import { staysAt } from '../stays-at.ts';
import type { Texts } from '../texts.ts';

export const front = (_: Words): Texts['front'] => ({
  title: 'Turn 7 : sept nombres différents, et un doublon de trop',
  headline: ['Sept nombres différents.', 'Un doublon, et tout s’envole.'],
  pitch: 'Retourne une carte, puis une autre, et arrête-toi à temps : un nombre qui revient, et la manche est perdue.',
  lead: 'Chaque carte montre son risque : une pastille par exemplaire dans le paquet.',

  playNow: 'Jouer',
  newGame: 'Nouvelle partie',
  against: (bots) =>
    bots === 1 ? 'toi et un bot, ici\u00a0même' : `toi et ${COUNTS[bots] ?? number(bots)} bots, ici\u00a0même`,
  daily: 'Le défi du jour',
  newHere: 'Première visite ? Apprends en trois minutes',
  opponents: 'Adversaires',
  chooseOpponents: 'Choisir les adversaires',
  backTo: (host) => (host === null ? 'Retour à ta table' : `Retour à la table ${of(host)}`),
  backAs: (name, code) => `Sous le nom ${of(name)}, code ${code}`,
  forget: 'Oublier',
  forgetTable: (code) => `Oublier la table ${code}`,
  forgetTitle: 'Oublier cette table ?',
  forgetTells: 'Cet appareil n’aura plus ta place là-bas ; un bot jouera pour toi.',
  goOn: 'Reprendre ta partie',
  goOnScore: 'Reprendre la feuille de score',
  moreWaiting: (count) => (count === 1 ? 'Une autre partie attend' : `${number(count)} autres parties attendent`),
  leftWith: (names) =>
    names.length <= 4
      ? `Avec ${list(names)}`
      : `Avec ${list([...names.slice(0, 2), `${number(names.length - 2)} autres`])}`,
  damaged: (key) =>
    `La partie que tu as laissée est illisible. Elle a été mise de côté sur cet appareil sous « ${key} ».`,

  haveCode: 'Un code ?',
  codeExample: (example) => example,
  join: 'Rejoindre',
  codeEmpty: (example) => `Écris le code d’une table, par exemple ${example}, ou colle son lien.`,
  codeLetters: (letters) =>
    `Aucun code ne contient ${list(letters)} : 0, 1, I, L, O et U sont exclus, car on les confond.`,
  codeLength: (length, expected) =>
    `Cela fait ${length === 1 ? 'un caractère' : `${number(length)} caractères`} ; un code en a ${number(expected)}.`,
  codeUnknown: 'Aucune table n’a ce code. Vérifie-le : les tables que personne n’utilise sont supprimées.',

  otherWays: 'Autres façons de jouer',
  tiles: {
    together: { name: 'Jouer ensemble', tells: `Un lien pour tous, jusqu’à ${number(MOST_SEATS)} personnes` },
    pass: { name: 'De main en main', tells: 'Un seul appareil fait le tour de la table' },
    solo: {
      name: 'Défi solo',
      tells: `${number(SOLO_POINTS)} points en moins de ${COUNTS[SOLO_PAR] ?? number(SOLO_PAR)} manches`,
    },
    keeper: { name: 'Feuille de score', tells: 'Pour les vraies cartes sur ta table' },
    learn: { name: 'Apprendre', tells: 'Règles en images, cas difficiles, un quiz' },
    lab: { name: 'Labo', tells: 'Chances, stratégies, un million de parties' },
  },
  openTables: (tables) => (tables === 1 ? 'Une table ouverte à tous' : `${number(tables)} tables ouvertes à tous`),
  soloBest: (rounds, tries) =>
    `Record : ${rounds === 1 ? 'une manche' : `${number(rounds)} manches`}, ${tries === 1 ? 'un essai' : `${number(tries)} essais`}`,

  yourName: 'Ton nom',
  nameHint: 'Pour que les autres sachent qui est là. Sans compte.',
  createTable: 'Ouvrir une table',
  opening: 'La table s’ouvre…',
  togetherLead:
    'Tu reçois un lien et un code QR pour tous ceux qui jouent. Des bots peuvent prendre les places libres.',
  nameMissing: 'Écris un nom avec au moins une lettre.',
  noNetwork:
    'Tu es hors ligne. Une table pour plusieurs appareils a besoin d’une connexion ; de main en main, on peut jouer sans.',
  noServer:
    'Le serveur des tables ne répond pas. Réessaie dans un instant ; tout le reste de cette page marche sans lui.',
  refused: 'Le serveur n’a pas ouvert de table. Réessaie dans un instant.',

  people: 'Qui joue ?',
  personName: (place) => `Nom de la personne ${number(place)}`,
  player: (place) => `Personne ${number(place)}`,
  addPerson: 'Ajouter quelqu’un',
  removePerson: (name) => `Retirer ${name}`,
  passLead:
    'Tout le monde joue sur un seul appareil, qui fait le tour. Rien n’est caché dans ce jeu : inutile de détourner les yeux.',

  bots: 'Bots',
  howManyBots: 'Nombre de bots',
  fewerBots: 'Un bot de moins',
  moreBots: 'Un bot de plus',
  levelOf: (name) => `Niveau ${of(name)}`,
  allLevels: 'Niveau de tous les bots',
  mixed: 'niveaux différents',
  levels: {
    Rookie: { name: 'Débutant', tells: `joue la sécurité et s’arrête à ${number(staysAt('Rookie'))} points` },
    Regular: {
      name: 'Habitué',
      tells: `s’arrête à ${number(staysAt('Regular'))} points, quelles que soient les cartes`,
    },
    Counter: { name: 'Compteur', tells: 'compte chaque carte et sent quand la partie se décide' },
    Sharp: { name: 'Futé', tells: 'joue pour gagner, pas pour les points' },
    Master: { name: 'Maître', tells: 'joue chaque réponse des centaines de fois avant de choisir' },
  },
  target: 'Points pour gagner',
  targetWrong: (most) => `Un nombre entier de 1 à ${number(most)}.`,
  start: 'Commencer la partie',

  keep: 'La garder',

  elsewhere: 'La partie continue dans un autre onglet',
  elsewhereTells:
    'Elle est ouverte ailleurs dans ce navigateur. Un seul onglet l’a à la fois, pour qu’aucun choix ne se perde.',
  takeHere: 'Continuer ici',

  you: 'Toi',
  promises: ['Sans compte.', 'Marche hors ligne.', 'Des mélanges scellés, que tu peux vérifier.'],
  independent: 'Une adaptation indépendante et non officielle du jeu connu sous le nom de Flip 7.',
  rules: 'Règles',
  replays: 'Revoir une partie',
  myGames: 'Mes parties',
});

const COUNTS: Readonly<Record<number, string>> = { 2: 'deux', 3: 'trois', 4: 'quatre', 5: 'cinq', 6: 'six' };
