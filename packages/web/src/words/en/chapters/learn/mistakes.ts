import { DEFAULT_TARGET } from '@turn7/engine';
import type { Words } from '@turn7/narration/en';
import { number, percent } from '../../../format.ts';

export const mistakes = (w: Words) => ({
  lead: 'What goes wrong at real tables again and again: what people do, what is right, and the ruling behind it.',
  ofRules: 'Rules',
  ofPlay: 'Play',
  wrong: 'Often done',
  right: 'Right',
  why: 'Why',
  more: 'More about it',
  chaseFigures: (always: number, best: number) =>
    `Numbers only: never staying brings ${number(always, 1)} points a round, the best play ${number(best, 1)}.`,
  gameFigures: (win: number) =>
    `Two players, numbers only: whoever plays for the win beats whoever plays for points in ${percent(win, 1)} of games.`,
  /** What people do, and what they should. */
  list: {
    bonusFirst: {
      wrong: 'Adding the +N cards first and doubling everything.',
      right: 'Double the numbers, then add the +N cards. Bonuses are never doubled.',
    },
    modifiersCount: {
      wrong: `Counting modifiers or action cards toward ${w.turn7}.`,
      right: 'Only seven different number cards count, however many other cards lie there.',
    },
    zero: {
      wrong: 'Taking the 0 for a card that is not worth having.',
      right: 'It scores nothing, but it is one of the seven numbers, and it has no twin in the deck.',
    },
    saverKept: {
      wrong: `Using ${w.aLifeSaver} “too early”, or saving it for a better hand.`,
      right: 'There is no choice: the first twin takes it along, whatever the hand is worth.',
    },
    saverTurn: {
      wrong: `Drawing again after ${w.theLifeSaver} has helped.`,
      right: 'The turn is over. The next player is asked.',
    },
    saverNext: {
      wrong: `Keeping an unused ${w.lifeSaver} for the next round.`,
      right: 'It is discarded at the end of the round.',
    },
    saverTwo: {
      wrong: `Collecting two ${w.lifeSavers}.`,
      right: 'The second goes at once to an active player who has none; if there is nobody, to the discard pile.',
    },
    lockSelf: {
      wrong: `Believing that ${w.aLock} must go to somebody else.`,
      right: 'You may take it yourself, and bank your points that way. If nobody else is in, you must.',
    },
    lockLost: {
      wrong: `Writing down 0 for somebody who was ${w.locked}.`,
      right: 'They score what lies in front of them, as if they had stayed.',
    },
    dealAgain: {
      wrong: 'Dealing another card to whoever was dealt an action card.',
      right: 'The action card was their card. Whoever gave it away may begin the round with nothing.',
    },
    threeAll: {
      wrong: `Turning all three cards of ${w.aTurnThree} after a bust.`,
      right: `A bust or ${w.aTurn7} stops it with that very card.`,
    },
    threeNow: {
      wrong: `Playing ${w.aLock} or ${w.aTurnThree} at once that came up among the three.`,
      right: 'It waits until the third card, and is discarded if the player busts.',
    },
    threeOrder: {
      wrong: `Letting the newest of several ${w.turnThrees} go first.`,
      right: 'First assigned, first to take effect; cards that are assigned later go to the end of the queue.',
    },
    threePass: {
      wrong: `Handing on ${w.aTurnThree} that one was given.`,
      right: 'Nobody reassigns a card. If its target is out by then, it is discarded.',
    },
    nextTurn: {
      wrong: `Going on after the player who turned three cards.`,
      right: `Next is the player after the one who was dealt ${w.theTurnThree}, whoever it was played on.`,
    },
    shuffle: {
      wrong: 'Shuffling all cards before each round.',
      right:
        'Used cards stay on the discard pile. Shuffle only when the draw pile is empty: that is why counting cards helps.',
    },
    shuffleTable: {
      wrong: 'Shuffling in the cards of those who have busted.',
      right: 'Whatever lies in front of somebody stays there until the round is over.',
    },
    firstToTarget: {
      wrong: `Ending the game as soon as somebody has ${number(DEFAULT_TARGET)}.`,
      right: 'The round is played to its end; then the highest total wins, whoever got there first.',
    },
    tie: {
      wrong: 'Sharing the win, or letting only those play on who are tied.',
      right: 'Everybody plays another round, until one player alone is highest. It can be anybody.',
    },
    chase: {
      wrong: `Always going for ${w.turn7}.`,
      right:
        'A solid score each round beats it by far; with high numbers in the row the seventh card is mostly a bust.',
    },
    doubled: {
      wrong: 'Hitting on because of the ×2, to make the most of it.',
      right: 'It doubles what you may win and what you may lose. Stay about where you would have stayed without it.',
    },
    sameGame: {
      wrong: 'Playing alike whatever the score is.',
      right: 'Far ahead take less risk, behind take more, most of all when somebody may win with this round.',
    },
  },
});
