import type { Card, EndedBy, StandIn } from '@turn7/engine';
import { cardWords } from '../card-words.ts';
import { formatIn } from '../languages.ts';
import type { Name } from '../narration.ts';
import { common, did, does, object, type Words } from './words.ts';

const { capitalised, list, number } = formatIn('en');

export const story = (w: Words) => {
  const { aCard, points } = common(w);
  const theCard = cardWords((sign) => `the ${sign}`, {
    lifeSaver: w.theLifeSaver,
    lock: w.theLock,
    turnThree: w.theTurnThree,
  });
  return {
    gameStarted: (players: readonly Name[], target: number) =>
      `A game to ${number(target)} points for ${list(players.map(object))}.`,
    roundStarted: (round: number, dealer: Name) => `Round ${number(round)}. ${does(dealer, 'deal', 'deals')}.`,
    skipped: (who: Name) => `${does(who, 'are out already and get', 'is out already and gets')} no card.`,
    dealt: (cards: readonly string[]) => `Dealt: ${cards.join(', ')}.`,
    dealtTo: (who: Name, card: string) => `${object(who)} ${card}`,
    hit: (who: Name, card: Card) => `${did(who, 'hit')} ${aCard(card)}.`,
    hitSafe: (who: Name, card: Card) => `${did(who, 'hit')} ${aCard(card)}: safe.`,
    mustHit: (who: Name, card: Card) => `${did(who, 'had')} no card and had to hit: ${aCard(card)}.`,
    turned: (who: Name, cards: readonly Card[]) => `${did(who, 'turned')} ${list(cards.map(aCard))}.`,
    turnedAndGave: (who: Name, card: Card, to: Name) =>
      who === to
        ? `${did(who, 'turned')} ${aCard(card)} and took it.`
        : `${did(who, 'turned')} ${aCard(card)} and gave it to ${object(to)}.`,
    stayed: (who: Name, score: number) => `${did(who, 'stayed')} with ${points(score)}.`,
    /** `before`: the cards that were turned with the twin and did no harm. */
    busted: (who: Name, twin: Card, before: readonly Card[]) =>
      `${did(who, 'turned')} ${list([...before.map(aCard), `a second ${twin}`])} and busted.`,
    saved: (who: Name, twin: Card) =>
      `${did(who, 'turned')} a second ${twin}. ${capitalised(w.theLifeSaver)} caught it, and both are gone.`,
    /** Of a twin that was told already. */
    caught: (twin: Card) => `${capitalised(w.theLifeSaver)} caught the second ${twin}, and both are gone.`,
    turn7: (who: Name) => `${w.turn7}! ${does(who, 'have', 'has')} seven different numbers.`,
    gave: (who: Name, to: Name) => `${did(who, 'gave')} the spare ${w.lifeSaver} to ${object(to)}.`,
    onlyTaker: 'Nobody else could take it.',
    spareDiscarded: (who: Name) =>
      `Nobody can take ${who.you ? 'your' : `${who.text}’s`} spare ${w.lifeSaver}: it is discarded.`,
    setAside: (cards: readonly string[]) => `Set aside until the third card: ${list(cards)}.`,
    assigned: (who: Name, card: Card, to: Name) =>
      who === to ? `${did(who, 'took')} ${theCard(card)}.` : `${did(who, 'gave')} ${theCard(card)} to ${object(to)}.`,
    onlyActive: 'Nobody else is in the round.',
    cancelled: (card: Card) => `${capitalised(theCard(card))} is discarded without effect.`,
    locked: (who: Name, score: number) =>
      `${does(who, `are ${w.locked} and bank`, `is ${w.locked} and banks`)} ${points(score)}.`,
    turnThreeStarted: (who: Name) => `${does(who, 'turn', 'turns')} three cards for ${w.theTurnThree}.`,
    turnThreeEnded: `${capitalised(w.theTurnThree)} is done.`,
    reshuffled: (cards: number) => `The discard pile was shuffled: ${number(cards)} cards to draw.`,
    roundEnded: (round: number, by: EndedBy) =>
      `Round ${number(round)} is over: ${{ turn7: 'seven different numbers', out: 'nobody draws any more', dry: 'no card is left to draw' }[by]}.`,
    scored: (who: Name, score: number, total: number) =>
      `${capitalised(object(who))} +${number(score)}, total ${number(total)}`,
    scores: (scores: readonly string[]) => `${scores.join('; ')}.`,
    won: (who: Name) => `${does(who, 'win', 'wins')} the game.`,
    nobodyWon: 'No card can be dealt: the game is over without a winner.',

    /** Instead of the person whose choice it was; told after what was chosen. */
    botChose: (who: Name, why: StandIn) =>
      `A bot chose${who.you ? ' for you' : ''}: ${{ clock: 'time was up', absence: 'the connection was lost', left: `${object(who)} had left`, host: 'the host let it play' }[why]}.`,

    turnOf: (who: Name) => (who.you ? 'Your turn.' : `${who.text}’s turn.`),
    chooses: (who: Name, card: Card) =>
      who.you ? `Choose who gets ${theCard(card)}.` : `${who.text} chooses who gets ${theCard(card)}.`,
    hitOrStay: 'Hit or stay?',
  };
};
