import type { Words } from '@turn7/narration/en';
import { capitalised, list, number } from '../../format.ts';
import { ordinal } from '../summary.ts';

export const texts = (w: Words) => {
  const games = (count: number) => (count === 1 ? 'one game' : `${number(count)} games`);
  const hits = (count: number) => (count === 1 ? 'one hit' : `${number(count)} hits`);
  return {
    title: 'My games',
    lead: 'Every game that was finished on this device. Nobody else has them.',
    undo: 'Undo',
    opening: 'Opening the games …',
    workingOut: (left: number) => `Looking through ${games(left)} …`,
    noStorage: {
      blocked:
        'This browser does not let the page keep anything. You can play, but no game is kept or can be continued.',
      full: 'The storage of this device is full. You can play, but no game is kept until there is room.',
    },

    waiting: 'Waiting',
    waitingTell: 'Games that were left in the middle.',
    goOn: 'Continue',
    goOnWith: (game: string) => `Continue: ${game}`,
    giveUp: 'Delete',
    giveUpOf: (game: string) => `Delete the waiting game: ${game}`,
    givenUp: 'The waiting game is deleted.',

    games: 'Finished',
    none: 'No game is finished yet. They come here by themselves.',
    playNow: 'Play now',
    kinds: {
      bots: 'against bots',
      online: 'online',
      pass: 'pass and play',
      solo: 'solo',
      daily: 'daily challenge',
      practice: 'practice',
      'what-if': 'played on from a replay',
      file: 'from a file',
    },
    search: 'Search',
    searchTell: 'A name, a day, won or lost',
    kind: 'Kind',
    allKinds: 'All games',
    found: (count: number, all: number) => (count === all ? games(all) : `${number(count)} of ${games(all)}`),
    noneFound: 'No game has all of these words.',
    more: (count: number) => `Show ${games(count)} more`,
    players: (names: readonly string[], most: number) =>
      names.length <= most
        ? list(names)
        : list([...names.slice(0, most - 1), `${number(names.length - most + 1)} others`]),
    seeAll: (count: number) => (count === 1 ? 'My games' : `All ${number(count)} games`),
    won: 'won',
    lost: 'lost',
    youWon: (total: number) => `You won with ${number(total)}`,
    youCame: (place: number, of: number, total: number) =>
      `You came ${ordinal(place)} of ${number(of)} with ${number(total)}`,
    theyWon: (name: string, total: number) => `${name} won with ${number(total)}`,
    nobodyWon: 'Nobody won',
    soloEnd: (rounds: number, total: number) =>
      `${number(total)} points in ${rounds === 1 ? 'one round' : `${number(rounds)} rounds`}`,
    rounds: (count: number) => (count === 1 ? 'one round' : `${number(count)}\u00a0rounds`),
    reviewed: (accuracy: string, luck: string) => `accuracy ${accuracy}, luck ${luck}`,
    replayOf: (game: string) => `Replay: ${game}`,
    review: 'Review',
    reviewOf: (game: string) => `Review: ${game}`,
    remove: 'Delete',
    removeOf: (game: string) => `Delete: ${game}`,
    removed: (when: string) => `The game of ${when} is deleted.`,

    statistics: 'Statistics',
    noStatistics: 'They begin with the first finished game that you play with others.',
    statisticsTell:
      'Of your own games with others. Those from hand to hand count for nobody, and neither do those that were played on from a replay.',
    wins: 'Wins against par',
    winsTell: 'Par is an even share: one win in as many games as there are players at the table.',
    winsSay: (won: number, all: number, par: string, spread: string) =>
      `${number(won)} of ${number(all)} ${all === 1 ? 'game' : 'games'} won. Par is ${par}; chance alone is off by ± ${spread}.`,
    winsMean: {
      above: 'That is more than chance explains easily: you play better than your tables.',
      within: 'That is within what chance does. Luck decides most of a game; the review tells more.',
      below: 'That is less than chance explains easily: look at the mistakes below.',
    },
    columns: { kind: 'Games', games: 'Played', won: 'Won', par: 'Par', share: 'Share' },
    all: 'All',

    course: 'Accuracy over time',
    courseTell: 'Of reviewed games, a dot for each. The line is the mean of the last ten: a single game varies a lot.',
    courseSay: (form: string, count: number) =>
      `Accuracy of the last ten reviewed games: ${form}. Reviewed: ${games(count)}.`,
    luck: 'Luck and choices over time',
    luckTell:
      'Added up over your reviewed games, in games won. Your choices are compared with those of a strong bot, so that staying at 0 is strong play.',
    luckSay: (luck: string, own: string) => `The cards: ${luck} games. Your choices: ${own} games.`,
    line: { luck: 'Cards', own: 'Choices' },
    courseColumns: { game: 'Game', accuracy: 'Accuracy', form: 'Last ten', luck: 'Cards', own: 'Choices' },
    unreviewed: (count: number) => `${capitalised(games(count))} ${count === 1 ? 'is' : 'are'} not reviewed yet.`,
    reviewAll: (count: number) => (count === 1 ? 'Review it' : `Review ${number(count)}`),
    reviewing: (place: number, of: number) => `Reviewing game ${number(place)} of ${number(of)} …`,
    stop: 'Stop',
    reviewFailed: 'The reviews could not be finished: the browser has ended the part of the page that works on them.',

    busts: 'Busts against the risk',
    bustsTell:
      'What each card that you asked for could do at once, exactly, and what it did. The coach says which of them it would have taken too.',
    bustsSay: (busts: number, rounds: number, share: string) =>
      `You busted in ${number(busts)} of ${rounds === 1 ? 'one round' : `${number(rounds)} rounds`} (${share}).`,
    hits: { all: 'All hits', advised: 'The coach would hit too', bold: 'The coach would stay' },
    hitColumns: { advice: 'Advice', hits: 'Hits', risk: 'Risk', busted: 'Busted' },
    hitsMean: (bold: number, all: number, risk: string) =>
      bold === 0
        ? 'You never took a card that the coach would have left.'
        : `${capitalised(hits(bold))} of ${number(all)} against its advice, at a risk of ${risk} each.`,

    mistakes: 'Favourite mistakes',
    noMistakes: 'None yet: reviewed games show them.',
    mistake: {
      hit: 'One card too many',
      stay: 'Stayed too early',
      lock: `${w.lock}: the wrong player`,
      'turn three': `${w.turnThree}: the wrong player`,
      'life saver': `${w.lifeSaver}: the wrong player`,
    },
    mistakeTells: (count: number, cost: string) =>
      `${count === 1 ? 'Once' : `${number(count)} times`}, cost ${cost} games together`,
    example: (when: string, cost: string) => `Worst: ${when}, ${cost}`,

    records: 'Records',
    record: {
      round: 'Most points in a round',
      sevens: `Most ${w.turn7} in a game`,
      total: 'Highest total',
      margin: 'Widest win, in points',
      longest: 'Longest game, in rounds',
      streak: 'Wins in a row',
      solo: 'Solo challenge, fewest rounds',
    },

    files: 'Take them along',
    filesTell:
      'One file with all games, for another device or to keep them safe. It is made here and goes nowhere by itself. Reviews are not in it: the other device makes them again.',
    save: 'Save all as a file',
    share: 'Send the file',
    notShared: 'The file could not be sent. Save it instead.',
    import: 'Import games from a file',
    importTell: 'Drop a .t7 file here or choose it. Games that are here already stay as they are.',
    drop: 'Let go of the file here',
    choose: 'Choose a file',
    reading: 'Reading the file …',
    imported: (added: number, known: number) =>
      [
        `${capitalised(added === 0 ? 'no game' : games(added))} added.`,
        known === 0 ? '' : `${capitalised(games(known))} ${known === 1 ? 'was' : 'were'} here already.`,
      ]
        .filter((part) => part !== '')
        .join(' '),
    refused: (count: number, name: string) =>
      `${count === 1 ? 'One game' : `${number(count)} games`} of ${name} ${count === 1 ? 'was' : 'were'} not imported:`,
    refusedAt: (line: number) => `Line ${number(line)}:`,
    unfinished: 'this game has no end yet.',
    moreRefused: (count: number) => `and ${number(count)} more`,
    notKept: 'The games could not be stored: this browser has no room for them or does not keep anything.',
  };
};
