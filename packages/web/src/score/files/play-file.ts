/**
 * Games as a play file of BG Stats (`.bgsplay`), the form in which that app gives plays to others and takes them: lists of
 * people, games and plays, which refer to each other by their ids. Its times are those of Greenwich.
 */
import type { Sheet } from '@turn7/protocol';
import { personKey } from '../sheet/person.ts';
import { standingOf } from '../sheet/standing.ts';

/** As BoardGameGeek knows it, by whose number the app finds it again. */
const GAME = {
  id: 1,
  uuid: uuidOf('turn7 of flip 7'),
  name: 'Flip 7',
  bggName: 'Flip 7',
  bggId: 420_087,
  bggYear: 2024,
  cooperative: false,
  highestWins: true,
  noPoints: false,
  usesTeams: false,
};

/** One game or many. Somebody of one name is one person in all of them. */
export function playFile(sheets: readonly Sheet[]): string {
  const names = new Map(sheets.flatMap(({ players }) => players.map(({ name }) => [personKey(name), name] as const)));
  const people = [...names.keys()];
  const file = {
    about: 'Plays of Turn 7. Open this file with BG Stats.',
    games: [GAME],
    locations: [],
    players: people.map((person, i) => ({
      id: i + 1,
      uuid: uuidOf(person),
      name: names.get(person) ?? '',
      isAnonymous: false,
    })),
    plays: sheets.map((sheet) => playOf(sheet, (name) => people.indexOf(personKey(name)) + 1)),
    userInfo: { meRefId: 0 },
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}

/** A game that nobody has won yet is there, but counts in no statistics. */
function playOf(sheet: Sheet, personOf: (name: string) => number) {
  const { outcome, totals, places, rounds } = standingOf(sheet);
  const date = new Date(sheet.startedAt).toISOString().slice(0, 19).replace('T', ' ');
  const dealer = sheet.players.findIndex(({ id }) => id === sheet.dealer);
  return {
    uuid: uuidOf(sheet.id),
    gameRefId: GAME.id,
    playDate: date,
    entryDate: date,
    modificationDate: date,
    playDateYmd: Number(date.slice(0, 10).replaceAll('-', '')),
    ignored: outcome.kind !== 'won',
    manualWinner: false,
    usesTeams: false,
    rounds: rounds.filter(({ afterEnd }) => !afterEnd).length,
    durationMin: 0,
    comments: sheet.title,
    playerScores: sheet.players.map(({ name }, seat) => ({
      playerRefId: personOf(name),
      score: `${totals[seat] ?? 0}`,
      rank: places[seat] ?? 0,
      winner: outcome.kind === 'won' && outcome.seat === seat,
      startPlayer: seat === (dealer + 1) % sheet.players.length,
      seatOrder: seat + 1,
      newPlayer: false,
    })),
  };
}

/** The same for the same text, so that a game that is taken in twice is there once. */
function uuidOf(text: string): string {
  const bytes = new Uint8Array(16);
  for (const [i, byte] of new TextEncoder().encode(text).entries()) bytes[i % 16] = (bytes[i % 16] ?? 0) * 31 + byte;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.toUpperCase().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
