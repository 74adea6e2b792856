/** The tips, why the figures come out as they do, and who plays against whom. */
import type { Words } from '@turn7/narration/en';
import { capitalised } from '../../../format.ts';

const REGULARS = 'the three others stay at 25 points.';
const HIGH_AND_LOW =
  'High cards: two or more of 10, 11 and 12. Low cards: none of them. With other hands the player stays at 25, as the three others always do.';

/** `chart` is the title of a figure, `tells` what stands below it. */
export const claims = (w: Words) => ({
  high: {
    tip: 'With 20 points and high cards, stay.',
    why: 'A number busts you with its other copies, and it has as many copies as it says. So every row is about as risky as it is worth, whichever numbers it is made of. What differs is what can still come: with the high ones in hand, the next card brings a little less.',
    chart: 'Staying early, by cards',
    tells: HIGH_AND_LOW,
  },
  low: {
    tip: 'Low cards are safe: push harder with them.',
    why: 'They are safe as long as they are worth little: when low cards have added up to a good score, so has the risk. But with the high ones still in the pile the next card brings more, and more numbers in the row mean a shorter way to seven.',
    chart: 'Pushing on, by cards',
    tells: HIGH_AND_LOW,
  },
  x2: {
    tip: 'Protect the ×2. Fifteen points doubled are 30: take them.',
    why: 'A ×2 doubles what you may lose, and what the next number brings as well. The scales do not tip: the right moment to stop depends on the numbers in the row, as it does without the ×2.',
    chart: 'Where to stay with ×2',
    tells: `Without ×2 the player stays at 25. ${capitalised(REGULARS)}`,
  },
  count: {
    tip: 'Watch the table and count the cards.',
    why: 'A card that has been seen cannot come again before the pile is shuffled anew. Whoever weighs the next card by what is really left sees a danger pass, or come.',
    chart: 'Counting and weighing',
    tells:
      'First row: one of four remembers every card, the others weigh the next one as if only their own hand were gone. Other rows: the three others stay at 25 points.',
  },
  lock: {
    tip: `Play ${w.aLock} on the leader, or on a good hand.`,
    why: `${capitalised(w.aLock)} pays out what lies there; what it takes away is the rest of the round. That hurts a hand that has hardly begun more than one that was about to stay. And it hurts most who would win the game.`,
    chart: `Where ${w.locks} go`,
    tells: `Everybody stays at 25 points. The three others play ${w.locks} on anybody but themselves, at random.`,
  },
  three: {
    tip: `Play ${w.aTurnThree} on whoever holds dangerous cards.`,
    why: 'Three cards may bust a row, but they may as well fill it. They are a real danger to a long row only, and whoever has a long row has often stayed by then.',
    chart: `Where ${w.turnThrees} go`,
    tells: `Everybody stays at 25 points. The three others play ${w.turnThrees} on anybody but themselves, at random.`,
  },
  aim: {
    tip: 'Use action cards well: against the others.',
    why: `With two players nothing gets lost: every ${w.lock} and every ${w.turnThree} meets the one who must be beaten, or oneself.`,
    chart: 'Where action cards go, two players',
    tells: 'Two players who both count the cards and differ only in where action cards go.',
  },
  saver: {
    tip: `Save ${w.theLifeSaver} for a hand that is worth it.`,
    why: `It goes with the first twin, at once; nobody is asked. What you can choose is how far you go while it lies there. As long as it does, the next card cannot bust you, so a stay gives that card away.`,
    chart: `Where to stay with ${w.aLifeSaver}`,
    tells: `Without ${w.aLifeSaver} the player stays at 25. ${capitalised(REGULARS)}`,
  },
  seven: {
    tip: `Always going for ${w.aTurn7} is a mistake.`,
    why: 'Every number on the way makes a twin more likely, and there is more and more to lose. The bonus is paid only at the end of that way.',
    chart: 'Hitting on for seven',
    tells: `From so many numbers on the player hits, whatever they are; before that it stays at 25. ${capitalised(REGULARS)}`,
  },
  solid: {
    tip: 'A solid 20 points beat a risky try for seven.',
    why: 'Against those who never stop, almost any limit is good. But the others at a table do stop, and then a round of 20 is soon less than what the best of them has.',
    chart: 'Where to stay',
    tells: `First row: the three others never stay. Other rows: ${REGULARS}`,
  },
  adapt: {
    tip: 'Ahead, play it safe. Behind, take risks.',
    why: 'Only the first place counts. Who is behind has little to lose by a bust, who is ahead has little to win by another card. It is plainest at the end: when a rival who is out of the round would win, staying below is lost for certain.',
    chart: 'Playing by the score',
    tells:
      'Rows 1 to 3: the player stays so many points sooner or later than 25 once it is 30 points ahead or behind; the others stay at 25. Row 4: the others count without knowing the end. Row 5: the others are like row 4, the player is the trained bot.',
  },
});
