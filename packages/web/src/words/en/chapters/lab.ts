import type { Words } from '@turn7/narration/en';
import { list, number, percent } from '../../format.ts';

export const texts = (w: Words) => {
  const thinking = 'Working it out …';
  const failed = 'This could not be worked out here.';
  return {
    title: 'Lab',
    heading: 'How far should you push?',
    about: 'Everything here is worked out on this device from the cards of the deck: exact figures, no guesses.',
    tiles: 'More in the lab',
    tile: {
      position: { title: 'Position editor', tells: 'Lay out any hand or table: odds, advice and the reason' },
      simulate: { title: 'Simulate', tells: 'Let bots play thousands of games against each other' },
      strategy: { title: 'Strategy guide', tells: 'Well-known tips, and what the figures say about them' },
    },
    cards: {
      title: 'Every card and its chance',
      tells: (cards: number, numbers: number, modifiers: number, actions: number) =>
        `${number(cards)} cards: ${number(numbers)} numbers, ${number(modifiers)} modifiers, ${number(actions)} action cards.`,
      worth: (points: number, one: number) =>
        `The first card of a round scores ${number(points, 2)} points on average, a number card ${number(one, 2)}.`,
      decks: 'Decks',
      fewerDecks: 'One deck fewer',
      moreDecks: 'One deck more',
      drawn: (cards: number) =>
        cards === 1 ? 'Chance of the next card' : `Chance to see one among ${number(cards)} cards`,
      card: 'Card',
      copies: 'Copies',
      share: 'Chance of the next card',
      points: 'Points alone',
      among: (drawn: number) => `Among ${number(drawn)} cards`,
      row: (copies: number, chance: string) => `${number(copies)} · ${chance}`,
      rowTells: 'Behind each bar: how many of them there are, and the chance.',
      says: (cards: readonly string[], drawn: number, chance: number) =>
        `Most likely ${drawn === 1 ? 'as the next card' : `among ${number(drawn)} cards`}: ${list(cards)}, ${percent(chance, 1)}.`,
    },
    bust: {
      title: 'Bust chance of the next card',
      tells:
        'A full deck and nothing seen but the row. Bars: the mean of all rows of that size, each as often as it comes about, exact. Lines: from the safest row to the riskiest.',
      foot: 'numbers in the row',
      mean: 'Mean',
      least: 'Least',
      most: 'Most',
      leastRow: 'Safest row',
      mostRow: 'Riskiest row',
      says: (first: number, count: number, last: number) =>
        `With one number the next card busts in ${percent(first)} of cases, with ${number(count)} numbers in ${percent(last)}.`,
      hand: 'Try a hand',
      busts: (busts: number, cards: number) => `bust: ${number(busts)} of ${number(cards)} cards.`,
      expected: (hit: number, stay: number) =>
        `${number(hit, 1)} points on average if you hit once, ${number(stay)} if you stay.`,
      open: 'Open in the position editor',
    },
    stopping: {
      title: 'Hit or stay?',
      tells: {
        numbers: 'The best play for points with a fresh deck of numbers alone.',
        modifiers: 'The best play for points with numbers and modifiers, while no modifier lies beside the row.',
        all: `The best play for points with all cards, while nothing lies beside the row. ${w.locks} and ${w.turnThrees} go to others, so they change nothing.`,
      },
      deck: 'Cards',
      decks: { numbers: 'Numbers', modifiers: 'And modifiers', all: 'All cards' },
      columns: 'numbers in the row',
      rows: 'sum',
      column: (count: number) => (count === 1 ? '1 number' : `${number(count)} numbers`),
      hit: 'hit',
      stay: 'stay',
      mixedShort: 'depends on the row',
      mixed: 'A percentage means: so many of the rows with that sum are better hit; low numbers are safer.',
      says: (two: number, six: number) =>
        `With two numbers it is best to stay from a sum of ${number(two)} on, with six numbers only from ${number(six)} on.`,
      thinking,
      failed,
    },
    rules: {
      title: 'Simple rules against the best play',
      tells: 'Numbers alone, fresh deck: what share of the best possible average a rule of thumb gets.',
      stayFrom: (sum: number) => `Stay from a sum of ${number(sum)}`,
      result: (rule: string, share: number, value: number, bust: number) =>
        `${rule}: ${percent(share, 1)} of the best, ${number(value, 2)} points a round, bust ${percent(bust)}.`,
      sum: (sum: number) => `From a sum of ${number(sum)}`,
      risk: (risk: number) => `From a risk of ${percent(risk)}`,
      count: (count: number) => `From ${number(count)} numbers`,
      always: 'Never stay',
      best: (rule: string, share: number) => `The best of these: ${rule}, ${percent(share, 1)} of the best play.`,
      rule: 'When it stays',
      share: 'Share of the best',
      value: 'Points a round',
      bust: 'Bust',
      turn7: w.turn7,
      thinking,
      failed,
    },
    best: {
      title: 'Points in a round, played as well as possible',
      tells: 'One player, a fresh deck, the highest average: how likely each score is, exact.',
      decks: {
        numbers: 'Numbers alone',
        modifiers: 'And modifiers',
        'life savers': `And ${w.lifeSavers}`,
        solo: 'All cards, alone',
      },
      foot: (step: number) => `points, in steps of ${number(step)}; busts at 0; ▲ mean`,
      mean: 'Mean',
      bust: 'Bust',
      turn7: w.turn7,
      points: 'Points of the round',
      rounds: (target: number) => `Rounds to ${number(target)}`,
      says: (means: readonly string[]) => `Mean score of a round: ${means.join(', ')}.`,
    },
    lead: {
      title: 'How a lead changes the right risk',
      tells:
        'Who is behind must risk more, who is ahead less: the bust risk that wins most often, and the chance to win.',
      own: (total: number) => `Your total: ${number(total)}`,
      other: (total: number) => `The other total: ${number(total)}`,
      result: (own: number, other: number, risk: number, win: number) =>
        `At ${number(own)} : ${number(other)} the best play for the win busts in ${percent(risk, 1)} of rounds and wins ${percent(win, 1)} of games.`,
      says: (view: string, behind: string, ahead: string) => `${view}: ${behind} far behind, ${ahead} far ahead.`,
      shows: 'The grid shows',
      views: { risk: 'Bust risk', win: 'Chance to win' },
      yourTotal: 'Your total',
      against: (total: number) => `against ${number(total)}`,
      marked: (place: string, asked: string) =>
        place === asked ? `Outlined: ${place}.` : `Outlined: ${place}, the nearest to ${asked}.`,
      little: 'little',
      much: 'much',
      columns: 'the other total, in %',
      rows: 'your total',
      assumes:
        'Exact for two players with numbers alone: fresh decks each round, the other plays for points, neither sees the other’s round, a tie plays on.',
    },
  };
};
