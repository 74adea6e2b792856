import { DECK_SIZE, TURN_7_BONUS } from '@turn7/engine';
import type { Words } from '@turn7/narration/fr';
import { number } from '../format.ts';
import type { Texts } from '../texts.ts';

export const help = (w: Words): Texts['help'] => ({
  title: 'Aide',
  howToPlay: 'Comment jouer',
  steps: [
    'Chacun reçoit une carte. Ensuite, à tour de rôle : tirer une carte de plus, ou rester et encaisser ses points.',
    'Un nombre que tu as déjà est un doublon : tu sautes, et la manche ne te rapporte rien.',
    `Sept nombres différents font ${w.aTurn7} : ${number(TURN_7_BONUS)} points de plus, et la manche est finie pour tout le monde.`,
  ],
  goal: (target) => `À la fin d’une manche, le plus haut total gagne s’il atteint ${number(target)} points.`,
  keyboard: 'Clavier',
  keys: {
    hit: 'Tirer',
    stay: 'Rester',
    target: 'Choisir une place',
    next: 'Continuer : manche suivante, personne suivante',
    skip: 'Avancer jusqu’à mon prochain choix, ou à la fin de la manche',
    log: 'Journal',
    cards: 'Les cartes sur la table, et leur effet',
    coach: 'Activer ou couper le conseiller',
    mute: 'Activer ou couper le son',
    help: 'Cette aide',
    close: 'Fermer une fenêtre',
  },
  keysTo: 'à',
  back: 'Retour',
  allRules: 'Toutes les règles',
  tableCards: 'Les cartes sur la table',
  noCards: 'Aucune carte n’est encore sur la table.',
  independent:
    'Turn 7 est une adaptation numérique indépendante et non officielle du jeu de cartes Flip 7 d’Eric Olsen.',
  version: (version) => `Version ${version}`,

  rules: 'Règles',
  rulesTitle: 'Les règles de Turn 7',
  contents: 'Sommaire',
  cards: 'Les cartes',
  copies: (copies) => `${number(copies)}×`,
  numbers: 'Nombres',
  numbersText:
    'Un nombre vaut ses points et existe autant de fois qu’il le dit ; le 0, une fois. Les pastilles sur la carte comptent les exemplaires.',
  modifiers: 'Bonus',
  modifiersText: 'Ils augmentent le score et ne font jamais sauter.',
  actions: 'Cartes action',
  actionsText: {
    lock: 'La place visée encaisse ses points et sort de la manche.',
    turnThree: 'La place visée tire trois cartes, une à une.',
    lifeSaver: 'Elle sauve d’un doublon, une fois.',
  },
  bonuses: '+2 à +10',
  bonusesText: 'Ils s’ajoutent au score de la manche et ne sont jamais doublés.',
  doubleText: 'Double la somme des nombres.',
  deck: `En tout ${number(DECK_SIZE)} cartes ; les grandes tables jouent avec plusieurs paquets.`,
  words: 'Les mots et leur sens',
  meanings: [
    [
      'Place',
      `là où quelqu’un joue. Elle est active jusqu’à ce qu’elle reste, soit ${w.locked} ou saute ; ensuite elle est sortie.`,
    ],
    ['Rangée', 'les cartes nombre d’une place.'],
    ['Doublon', 'une carte nombre que la rangée a déjà.'],
    ['Encaisser', 'quitter la manche avec ses points, qui ne risquent plus rien.'],
    [
      'Mis de côté',
      `en attente tant que ${w.aTurnThree} n’a pas tiré ses trois cartes ; ensuite attribué, c’est-à-dire pourvu d’une cible.`,
    ],
  ],
  rulings: 'Chaque règle en détail',
  sections: {
    cards: 'Cartes',
    round: 'La manche',
    turns: 'Tirer et rester',
    turn7: w.turn7,
    lifeSaver: w.lifeSaver,
    lock: w.lock,
    turnThree: w.turnThree,
    choices: 'Choix',
    piles: 'Piles',
    scoring: 'Score',
    game: 'La partie',
    house: 'Règles maison',
    stacked: 'Piles arrangées',
  },

  unknownTitle: 'Il n’y a rien ici',
  unknownText: (path) => `Cette page ne connaît pas l’adresse ${path}.`,
  unknownEmbed: 'Un cadre montre /embed/t/CODE ou /embed/replay.',
});
