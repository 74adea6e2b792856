import type { RulingId } from '@turn7/engine';
import { formatIn } from '../languages.ts';
import type { Words } from './words.ts';

const { capitalised } = formatIn('en');

export interface Ruling {
  readonly title: string;
  readonly text: string;
}

export const rulings = (w: Words): Record<RulingId, Ruling> => ({
  R1: {
    title: 'The deck has 94 cards',
    text: `There are 79 number cards: one 0, one 1, two 2s, three 3s and so on up to twelve 12s. The modifiers +2, +4, +6, +8, +10 and ×2 exist once each; ${w.lock}, ${w.turnThree} and ${w.lifeSaver} three times each.`,
  },
  R2: {
    title: 'One deck for every 18 players',
    text: 'Up to 18 seats play with one deck, 19 to 36 with two, 37 to 54 with three. A table has at most 54 seats.',
  },
  R3: {
    title: 'One player plays the solo challenge',
    text: 'Alone, you try to get to 200 points in fewer than five rounds. All other rules stay as they are.',
  },
  R4: {
    title: 'Everything goes clockwise from the dealer’s left',
    text: 'Cards and turns begin with the seat to the dealer’s left and reach the dealer last. After each round the deal passes one seat to the left.',
  },
  R5: {
    title: 'The deal gives every active seat one card',
    text: 'A round opens with one face-up card for each seat. If it is an action card, everything it sets off is finished before the next seat gets its card.',
  },
  R6: {
    title: 'A dealt action card is the seat’s dealt card',
    text: 'No second card makes up for it. Whoever plays it on somebody else may enter the round with nothing in front of them.',
  },
  R7: {
    title: 'A seat that is out before its card is skipped',
    text: `A seat can be ${w.locked} or busted before the deal has come to it. It gets no card, and the deal moves on.`,
  },
  R8: {
    title: `${w.turnThree} cards stand in for the dealt card`,
    text: `A seat that has already drawn for ${w.aTurnThree} in this deal, and still has a card, chooses hit or stay when the deal comes to it. If it has no card at all, it is dealt one.`,
  },
  R9: {
    title: 'A gift is not a deal',
    text: `${capitalised(w.aLifeSaver)} passed on during the deal does not replace the receiver’s own card, which is dealt as usual.`,
  },
  R10: {
    title: 'Each active seat in turn hits or stays',
    text: 'After the deal the question goes round the table, again and again. A hit draws exactly one card; once all its consequences are dealt with, the turn is over.',
  },
  R11: {
    title: 'A seat with no card must hit',
    text: `To stay, a seat needs something in front of it: a number, a modifier or ${w.aLifeSaver}. Otherwise there is nothing to bank.`,
  },
  R12: {
    title: 'Staying banks the points',
    text: 'A seat that stays is out of the round and keeps its points. It draws no more, and no action card can be played on it.',
  },
  R13: {
    title: 'A new number joins the row',
    text: 'A number that the row does not have yet is added to it. The 0 is worth no points, but it counts as one of seven.',
  },
  R14: {
    title: 'A twin busts',
    text: `A seat that draws a number it already has is out at once and scores 0 for this round, unless ${w.aLifeSaver} rescues it. Its cards stay where they are until the table is cleared.`,
  },
  R15: {
    title: 'A modifier is always safe',
    text: `A modifier lies apart from the row. It cannot bust the seat, and it is none of the seven numbers of ${w.aTurn7}.`,
  },
  R16: {
    title: 'The seventh number ends the round',
    text: `When a row reaches seven different numbers, the round is over on the spot, even in the middle of ${w.aTurnThree}. Every seat that is still active scores what it has, as if it had stayed.`,
  },
  R17: {
    title: `A seat keeps one ${w.lifeSaver}`,
    text: 'A seat without one keeps the first it draws; there is no choice of target. Two never lie in front of the same seat.',
  },
  R18: {
    title: `A ${w.lifeSaver} is used at once`,
    text: 'A twin drawn by a seat that has one sends both cards to the discard pile, and the seat goes on unharmed. Nobody may decline it or save it for later.',
  },
  R19: {
    title: `A spare ${w.lifeSaver} is given away`,
    text: 'Whoever draws one while they have one must pass the new one on at once, to any active seat that has none.',
  },
  R20: {
    title: `A ${w.lifeSaver} that nobody can take is discarded`,
    text: 'If every active seat has one already, the new one goes to the discard pile.',
  },
  R21: {
    title: `No ${w.lifeSaver} outlives its round`,
    text: 'One that was not needed is discarded with the rest of the table when the round is over.',
  },
  R22: {
    title: `A ${w.lock} goes to any active seat`,
    text: 'Whoever draws it on a hit or in the deal plays it right away on an active seat, perhaps their own. The target need not have a card yet.',
  },
  R23: {
    title: `A ${w.locked} seat banks and is out`,
    text: `The seat banks its points as if it had stayed. ${capitalised(w.theLock)} stays in front of it until the table is cleared. Without any card it banks 0.`,
  },
  R24: {
    title: `A ${w.turnThree} goes to any active seat`,
    text: 'Whoever draws it on a hit or in the deal plays it right away on an active seat, perhaps their own, even one that the deal has not reached yet.',
  },
  R25: {
    title: `A ${w.turnThree} draws three cards, one at a time`,
    text: 'Each card is dealt with before the next is drawn. Whatever is drawn counts as one of the three.',
  },
  R26: {
    title: `A bust or a ${w.turn7} stops a ${w.turnThree}`,
    text: `The drawing breaks off with that card, and what had been set aside is discarded. After a bust, cards assigned earlier still take effect; after ${w.aTurn7} nothing does.`,
  },
  R27: {
    title: `${w.locks} and ${w.turnThrees} drawn meanwhile are set aside`,
    text: `${capitalised(w.aLock)} or ${w.aTurnThree} among the three cards does nothing yet. It waits beside the seat that drew it until the third card has been dealt with.`,
  },
  R28: {
    title: 'Cards set aside are assigned in the order drawn',
    text: 'After the third card, the seat that drew them names an active seat for each, first drawn first. None of them acts before every one has its target.',
  },
  R29: {
    title: `A ${w.turnThree} is discarded when it is done`,
    text: `Once three cards are drawn and those set aside are assigned, it goes to the discard pile, still within the round. It does not stay in front of a seat as ${w.aLock} does.`,
  },
  R30: {
    title: 'Assigned cards take effect from one queue',
    text: 'Newly assigned cards go to its end. The card in front takes effect completely before the next one starts; until then its target is still active and may be given more.',
  },
  R31: {
    title: 'An assigned card whose seat is out is discarded',
    text: `If the target has been ${w.locked} or has busted by the time the card reaches the front, the card has no effect. It cannot be handed on.`,
  },
  R32: {
    title: `A ${w.lifeSaver} never waits for a ${w.turnThree}`,
    text: 'Among the three cards it is kept, given away or discarded on the spot, just as on a hit. It can rescue its seat from a twin later in the same three cards.',
  },
  R33: {
    title: 'Play goes on after the seat that was dealt the card',
    text: 'When an action card is settled, the next seat is the one to the left of the seat whose turn or deal brought it up. Whom it was played on makes no difference.',
  },
  R34: {
    title: 'What is forced is not asked',
    text: 'A question is put only if it has two or more legal answers. Otherwise the one possibility happens: the last active seat takes its own action card, a seat with no card hits.',
  },
  R35: {
    title: 'An empty draw pile is made anew from the discard pile',
    text: 'If a card is needed and none is left to draw, the whole discard pile is shuffled and becomes the draw pile, with what was discarded in this round.',
  },
  R36: {
    title: 'Cards in play are not reshuffled',
    text: 'Whatever lies in front of a seat stays there, also in front of a busted one. So do cards that are set aside, assigned or being drawn for.',
  },
  R37: {
    title: 'Dry piles end the round',
    text: `If a card is needed, and neither pile can give one, the round ends and all active seats bank their points. A discard pile of ${w.turnThrees} and ${w.lifeSavers} alone does not help.`,
  },
  R38: {
    title: 'At the end of a round the table is cleared',
    text: 'All cards go to the discard pile. The next round draws from what is left of the draw pile, without shuffling.',
  },
  R39: {
    title: 'The score: numbers, doubled, plus bonuses',
    text: `Add up the numbers, double the sum with ×2, add the +N cards, and add 15 for ${w.aTurn7}: 12, 9, ×2 and +4 make 46. A busted seat scores 0.`,
  },
  R40: {
    title: 'Every ×2 doubles, every +N adds',
    text: 'With several decks a seat may have the same modifier more than once, and each copy works. Two ×2 make the numbers count fourfold.',
  },
  R41: {
    title: 'Modifiers score without numbers',
    text: 'A seat with an empty row still scores its +N cards. ×2 is then worth nothing, as there are no numbers to double.',
  },
  R42: {
    title: 'The round ends when nobody is active',
    text: `As soon as the last active seat stays, is ${w.locked} or busts, the round is scored. Apart from this only ${w.aTurn7} or dry piles end a round.`,
  },
  R43: {
    title: 'The highest total of at least 200 wins',
    text: 'Totals are compared when a round has been scored, never during it. It does not matter who passed 200 first.',
  },
  R44: {
    title: 'A tie plays on',
    text: 'If two or more seats share the best total, the whole table plays another round until one seat leads alone.',
  },
  R45: {
    title: 'House rule: another target',
    text: 'The table may agree on another total that ends the game, from 1 to 1,000,000.',
  },
  R46: {
    title: 'House rule: another number of decks',
    text: 'The table may agree to play with 1 to 12 decks. All of them are complete and shuffled together.',
  },
  R47: {
    title: `House rule: the original ${w.turnThree}`,
    text: 'As in the first printing, cards set aside survive a bust: the seat that busted hands them out to active seats all the same. It cannot take any itself.',
  },
  R48: {
    title: 'A game that cannot deal a card is over',
    text: 'If not even one card can be dealt, or nobody is asked anything for a thousand rounds, the game ends without a winner. Only piles stacked by hand come to that.',
  },
});

export type RulingTexts = ReturnType<typeof rulings>;
