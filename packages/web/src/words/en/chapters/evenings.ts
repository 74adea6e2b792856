import type { Words } from '@turn7/narration/en';
import { capitalised, list, listOr, number } from '../../format.ts';

export const texts = (w: Words) => {
  const games = (count: number) => (count === 1 ? 'one game' : `${number(count)} games`);
  return {
    title: 'Evenings',
    lead: 'The games whose score was kept on this device, and what they tell of each of you.',
    keep: 'Keep a score',
    notLasting: 'This browser does not keep these games. Save them as a file before you close the page.',
    undo: 'Undo',
    games: 'Games',
    noGames: 'No game yet. Keep the score of one, or import a file.',
    open: 'Open',
    openOf: (day: string, players: string) => `Open the game of ${day} with ${players}`,
    current: 'being kept',
    remove: 'Delete',
    removeOf: (day: string, players: string) => `Delete the game of ${day} with ${players}`,
    removed: (day: string) => `The game of ${day} is deleted.`,
    players: (names: readonly string[], most: number) =>
      names.length <= most
        ? list(names)
        : list([...names.slice(0, most - 1), `${number(names.length - most + 1)} others`]),
    nobody: 'nobody',
    rounds: (count: number) => (count === 1 ? 'one round' : `${number(count)}\u00a0rounds`),
    won: (name: string, total: number) => `${name} won with ${number(total)}`,
    tied: (names: readonly string[], total: number) => `${list(names)} are tied at ${number(total)}`,
    leads: (names: readonly string[], total: number) =>
      `not finished: ${list(names)} ${names.length === 1 ? 'leads' : 'lead'} with ${number(total)}`,
    noPoints: 'not finished',
    moreGames: (count: number) => `Show ${games(count)} more`,

    statistics: 'Statistics',
    statisticsTell: 'People are known by their names. Wins and totals are of finished games, the rest of every round.',
    noStatistics: 'They begin with the first round that is kept.',
    whose: 'Whose games',
    everybody: 'Everybody',
    measure: 'Shown',
    measures: {
      wins: 'Wins',
      winRate: 'Share of wins',
      averageTotal: 'Average total',
      averageRound: 'Average round',
      bestRound: 'Best round',
      bustRate: 'Share of busts',
      sevens: w.turn7,
      longestRun: 'Longest run without a bust',
    },
    columns: {
      name: 'Name',
      games: 'Games',
      finished: 'Finished',
      rounds: 'Rounds',
      busts: 'Busts',
      unclear: 'Unclear',
    },
    says: (measure: string, best: readonly string[], value: string) => `${measure}: most for ${list(best)}, ${value}.`,
    unclearTells: 'Unclear: rounds of which only 0 was typed. They may be a bust or not.',
    saysNothing: (measure: string) => `${measure}: nothing to show yet.`,
    unclear: (rounds: number) =>
      `${rounds === 1 ? 'In one round' : `In ${number(rounds)} rounds`} only 0 was typed. Each may be a bust or not: a share of busts has a range there.`,
    between: (least: string, most: string) => `${least} to ${most}`,
    longestTells: 'The longest run of rounds in a row, over all evenings, that surely had no bust.',
    rivals: 'One against another',
    person: 'Person',
    rival: 'Against',
    ahead: 'Ahead',
    behind: 'Behind',
    rivalsTell: 'Who had more points in the end, in the games that both finished.',
    noRivals: 'No finished game with anybody else yet.',

    groups: 'Groups of friends',
    groupsTell: 'Saved on this device, so that nobody types their names again.',
    noGroups: 'No group yet.',
    addGroup: 'New group',
    changeGroup: 'Change',
    changeGroupOf: (name: string) => `Change the group ${name}`,
    removeGroupOf: (name: string) => `Delete the group ${name}`,
    groupRemoved: (name: string) => `The group ${name} is deleted.`,
    groupName: 'Name of the group',
    groupPlayers: 'Who is in it',
    groupPlayersTell: 'One name in each line, in the order of the seats.',
    saveGroup: 'Save',
    wrongGroup: 'A group needs a name and at least one player.',

    files: 'Files',
    filesTell: 'Take the games to another device, keep them safe, or calculate with them.',
    import: 'Import games from a file',
    importTell:
      'Drop it here or choose it: a file of this page (JSON or CSV), or any table with names in the first row and a row of points for each round.',
    drop: 'Let go of the file here',
    choose: 'Choose a file',
    imported: (added: number, known: number, copies: number) =>
      [
        `${added === 0 ? 'No game' : games(added)} added.`,
        known === 0 ? '' : `${games(known)} ${known === 1 ? 'was' : 'were'} there already.`,
        copies === 0 ? '' : `${games(copies)} came as a copy, since the same game is here with another score.`,
      ]
        .filter((part) => part !== '')
        .map(capitalised)
        .join(' '),
    totalLine: (line: number) => `Line ${number(line)} has the totals and is no round.`,
    notImported: (file: string) => `${file} was not imported. Nothing has changed.`,
    unreadable: 'The browser could not read this file.',
    export: 'Save all games',
    asJson: 'As JSON',
    asCsv: 'As CSV, for spreadsheets',
    asPlay: 'For BG Stats',
    nothingToSave: 'There is no game to save yet.',

    damaged: 'Kept aside',
    damagedTell: 'These stored texts are no score that this page can read. Nothing was written over them.',
    saveDamaged: (key: string) => `Save ${key} as a file`,
    removeDamaged: (key: string) => `Delete ${key}`,
    damagedRemoved: (key: string) => `${key} is deleted.`,

    wrong: {
      empty: 'The file is empty.',
      noScore:
        'This is no file of scores. It can be one that was saved here, or a table with a name above each column and the points of a round in each row.',
      tooLarge: (most: number) => `The file is too large: expected at most ${number(most)} characters.`,
      json: (line: number, column: number) =>
        `Line ${number(line)}, column ${number(column)}: the text is no JSON from there on.`,
      quote: (line: number) => `Line ${number(line)}: a quote is opened and never closed.`,
      cell: (line: number, column: number, found: string, expected: string) =>
        `Line ${number(line)}, column ${number(column)}: found ${found}, expected ${expected}.`,
      value: (path: string, found: string, expected: string) => `${path}: found ${found}, expected ${expected}.`,
      whole: 'The file',
      quoted: (text: string) => `“${text}”`,
      nothing: 'nothing',
    },
    expected: {
      wholeNumber: 'a whole number',
      text: 'a text',
      list: 'a list',
      object: 'an object',
      yesOrNo: 'true or false',
      atLeast: (least: number) => `at least ${number(least)}`,
      atMost: (most: number) => `at most ${number(most)}`,
      textUpTo: (most: number) => `at most ${number(most)} characters`,
      listUpTo: (most: number) => `at most ${number(most)} of them`,
      fromTo: (least: number, most: number) => `a whole number from ${number(least)} to ${number(most)}`,
      oneOf: (choices: readonly string[]) => listOr(choices),
      name: 'a name',
      anotherName: 'a name that is not there yet',
      player: 'the number of a player of this game',
      anotherPlayer: 'a number that no other player has',
      cards: (names: readonly string[]) => `cards with spaces between: ${list(names)}`,
      date: 'a date such as 2026-01-31T20:00:00Z',
      sheet: 'a score sheet of this page',
      nothing: 'nothing there',
    },
  };
};
