import { DECK_SIZE, TURN_7_BONUS } from '@turn7/engine';
import type { SectionId } from '../../game/help/sections.ts';
import type { KeyId } from '../../game/table/keys-list.ts';
import { number } from '../format.ts';
import type { Words } from './words.ts';

export const help = (w: Words) => ({
  title: 'Help',
  howToPlay: 'How to play',
  steps: [
    'Everybody is dealt one card. Then, in turn: hit for one more card, or stay and bank your points.',
    'A number you already have is a twin: you bust, and the round is worth nothing to you.',
    `Seven different numbers are ${w.aTurn7}: ${number(TURN_7_BONUS)} extra points, and the round is over for everybody.`,
  ],
  goal: (target: number) => `Whoever has the most points, and at least ${number(target)}, when a round is over wins.`,
  keyboard: 'Keyboard',
  keys: {
    hit: 'Hit',
    stay: 'Stay',
    target: 'Choose a seat',
    next: 'Next round',
    skip: 'Fast-forward',
    log: 'Log',
    coach: 'Coach on or off',
    mute: 'Sound on or off',
    help: 'This help',
    close: 'Close a window',
  } satisfies Record<KeyId, string>,
  keysTo: 'to',
  back: 'Back',
  allRules: 'All the rules',
  independent: 'Turn 7 is an independent, unofficial digital implementation of the card game Flip 7 by Eric Olsen.',
  version: (version: string) => `Version ${version}`,

  rules: 'Rules',
  rulesTitle: 'The rules of Turn 7',
  contents: 'Contents',
  cards: 'The cards',
  copies: (copies: number) => `${number(copies)}×`,
  numbers: 'Numbers',
  numbersText:
    'A number is worth its points and exists as many times as it says; the 0 once. The dots count the copies.',
  modifiers: 'Modifiers',
  modifiersText: 'They raise the score and never bust.',
  actions: 'Action cards',
  actionsText: {
    lock: 'Its target banks its points and is out of the round.',
    turnThree: 'Its target draws three cards, one at a time.',
    lifeSaver: 'It saves its owner from one twin.',
  },
  bonuses: '+2 to +10',
  bonusesText: 'They are added to the score of the round, and never doubled.',
  doubleText: 'Doubles the sum of the numbers.',
  deck: `Together ${number(DECK_SIZE)} cards; large tables play with several decks.`,
  words: 'Words with one meaning',
  meanings: [
    ['Seat', `a player’s place. It is active until it stays, is ${w.locked} or busts; then it is out.`],
    ['Row', 'the number cards of a seat.'],
    ['Twin', 'a number card equal to one in the row it is drawn for.'],
    ['To bank', 'to leave the round with the points in front of you, safe from then on.'],
    ['Set aside', `waiting while ${w.aTurnThree} is still drawing; then assigned, which is: given a target.`],
  ],
  rulings: 'Every ruling',
  sections: {
    cards: 'Cards',
    round: 'The round',
    turns: 'Hitting and staying',
    turn7: w.turn7,
    lifeSaver: w.lifeSaver,
    lock: w.lock,
    turnThree: w.turnThree,
    choices: 'Choices',
    piles: 'Piles',
    scoring: 'Scoring',
    game: 'The game',
    house: 'House rules',
    stacked: 'Stacked piles',
  } satisfies Record<SectionId, string>,

  unknownTitle: 'Nothing is here',
  unknownText: (path: string) => `This page does not know the address ${path}.`,
});
