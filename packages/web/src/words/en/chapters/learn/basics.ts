import { DECK_SIZE, DEFAULT_TARGET, SEVEN, TURN_7_BONUS } from '@turn7/engine';
import type { Words } from '@turn7/narration/en';
import { capitalised, number } from '../../../format.ts';

export const basics = (w: Words) => ({
  goalText: `Collect points over several rounds. Whoever has the most, and at least ${number(DEFAULT_TARGET)}, when a round is over wins. In each round you turn cards for different numbers: the more you have, the more you score, and the more there is to lose.`,
  deck: `The deck: ${number(DECK_SIZE)} cards`,
  round: 'A round, step by step',
  names: 'The cards have two sets of names. Choose the one that you play with; the whole page follows.',
  before: 'Before',
  after: 'After',
  waiting: 'Waiting, first to act first',
  shortGame: (target: number) => `A short game to ${number(target)} points.`,
  steps: {
    deal: {
      title: 'Everybody gets one card',
      text: 'Face up, beginning to the dealer’s left. An action card is dealt with at once, before the next seat gets its card.',
    },
    hit: {
      title: 'Hit: one more card',
      text: 'In turn, everybody who is still in decides: hit or stay. A new number goes into your row and is worth its points.',
    },
    stay: {
      title: 'Stay: keep what you have',
      text: 'You are out of the round and your points are safe. Nobody can play a card on you any more. You need at least one card to stay.',
    },
    bust: {
      title: 'A twin: bust',
      text: 'A number that is already in your row busts you. You are out, and the round is worth nothing to you.',
    },
    modifiers: {
      title: 'Modifiers never hurt',
      text: 'They lie apart from the row. A +4 is no twin of a 4, and no modifier counts as one of the seven numbers.',
    },
    lifeSaver: {
      title: `${w.lifeSaver}: saved once`,
      text: 'Keep it in front of you. The first twin takes it along: both are discarded, your row stays, your turn is over. A second one must be given away.',
    },
    lock: {
      title: `${w.lock}: out, with the points`,
      text: 'Whoever draws it chooses an active player, perhaps themselves. The target banks its points and is out of the round.',
    },
    turnThree: {
      title: `${w.turnThree}: three cards at once`,
      text: `Whoever draws it chooses an active player, who turns three cards, one at a time. A bust or ${w.aTurn7} stops it.`,
    },
    queue: {
      title: 'Action cards among the three',
      text: `${capitalised(w.aLock)} or ${w.aTurnThree} among the three waits until the third card. Then whoever drew them gives each to an active player, and they take effect in that order.`,
    },
    turn7: {
      title: `${number(SEVEN)} different numbers: ${w.turn7}!`,
      text: `The round is over for everybody, at once. You score a bonus of ${number(TURN_7_BONUS)} points; whoever was still in keeps theirs.`,
    },
    roundEnd: {
      title: 'The end of a round',
      text: 'When nobody is in any more, everybody writes down their points: the numbers, doubled by ×2, then plus the bonuses.',
    },
    nextDealer: {
      title: 'The next dealer',
      text: 'The deal goes one seat to the left. The cards of the last round go to the discard pile and are not shuffled in; that happens when the draw pile is empty.',
    },
    gameEnd: {
      title: 'The end of the game',
      text: `A round is always played to its end. Then the highest total wins if it is at least ${number(DEFAULT_TARGET)}, whoever got there first.`,
    },
    tie: {
      title: 'A tie plays on',
      text: 'If the highest total is shared, everybody plays another round, not only those who are tied.',
    },
  },
});
