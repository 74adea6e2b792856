/** Of every operation what its answer is, and what is sent and answered, for the OpenAPI document. A test reads them with the schemas. */
import { frameCode, type Sheet, type TableView, USUAL_FRAME, USUAL_OPTIONS } from '@turn7/protocol';

interface Example {
  /** What the answer is. */
  readonly answered: string;
  /** What is sent; nothing where nothing is. */
  readonly body?: unknown;
  /** Nothing where the answer is no text. */
  readonly answer?: unknown;
}

const HOST = 'https://turn7.example';
const CODE = '7KQ2MX';
const TOKEN = 'mYz0cB2rX4sT6uV8wA1dE3fG5hJ7kL9nP0qR2tS4vU6';
const HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
/** A public point of P-256, as base64url. */
const PUSH_POINT = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
const PLAYER = '0123456789abcdef';
const DATE = '2026-11-18';
const TIME = 1_795_046_400_000;

const TABLE: TableView = {
  seq: 4,
  lobby: {
    code: CODE,
    stage: 'lobby',
    options: USUAL_OPTIONS,
    host: 1,
    members: [{ id: 1, name: 'Ann', present: true }],
    seats: [
      { kind: 'person', member: 1, name: 'Ann', away: false, seed: null },
      { kind: 'bot', name: 'Bo', level: 'sharp' },
    ],
    waiting: [],
    fairness: null,
    commitment: HASH,
  },
  game: null,
  rounds: [],
};

const SHEET: Sheet = {
  format: 'turn7 score sheet 1',
  id: 'b1946ac9',
  startedAt: TIME,
  title: 'Friday',
  target: 200,
  decks: null,
  players: [
    { id: 1, name: 'Ann', left: false },
    { id: 2, name: 'Ben', left: false },
  ],
  dealer: 1,
  rounds: [
    { entries: { 1: { kind: 'cards', cards: ['12', '5', '+4'] }, 2: { kind: 'points', points: 18 } }, seen: [] },
  ],
  shuffledIn: 0,
};

const PLACE = { code: CODE, link: `${HOST}/t/${CODE}`, member: 1, token: TOKEN, table: TABLE };
const DEAL = { commitment: HASH, secret: null };
const DAY = { date: DATE, closesAt: TIME, deals: { bots: DEAL, solo: DEAL } };
const GROUP = { code: CODE, title: 'Friends', link: `${HOST}/daily#group=${CODE}` };
const RATING = { rating: 1040, uncertainty: 48, games: 61, won: 18, provisional: false };
const OWN_RATING = { player: PLAYER, rating: RATING, bots: [{ level: 'Sharp', rating: 1155 }] };
const RECORD = 'turn7 record 1\nplayers Ann | Ben\ndraw 7 5 7\nmoves h\n';

export const EXAMPLES: Readonly<Record<string, Example>> = {
  'POST /api/tables': {
    answered: 'Your place at the new table, with its token, which is shown this once.',
    body: { name: 'Ann', bots: ['sharp'], options: { target: 100 } },
    answer: PLACE,
  },
  'GET /api/tables': {
    answered: 'The tables, the latest first.',
    answer: {
      tables: [{ code: CODE, host: 'Ann', stage: 'lobby', taken: 1, seats: 8, clock: 60, spectators: true }],
    },
  },
  'GET /api/tables/:code': { answered: 'The table as it is now.', answer: TABLE },
  'POST /api/tables/:code/commands': {
    answered: 'The line of the log that the command has; it is safe in the database.',
    body: { id: 'f81d4f', command: { kind: 'move', game: 1, question: 17, choice: 'hit' } },
    answer: { seq: 21 },
  },
  'GET /api/tables/:code/events': {
    answered: 'The lines, and the table after them.',
    answer: {
      lines: [{ seq: 4, at: TIME, entry: { kind: 'bot added', name: 'Bo', level: 'sharp' }, events: [] }],
      table: TABLE,
    },
  },
  'POST /api/tables/:code/members': {
    answered: 'Your place, with its token, which is shown this once.',
    body: { name: 'Ben' },
    answer: { ...PLACE, member: 2 },
  },
  'POST /api/tables/:code/passes': {
    answered: 'The link, and until when it works.',
    answer: { pass: TOKEN, link: `${HOST}/t/${CODE}#pass=${TOKEN}`, expiresAt: TIME },
  },
  'POST /api/tables/:code/places': {
    answered: 'The same place with a token of its own.',
    body: { pass: TOKEN },
    answer: PLACE,
  },
  'GET /api/tables/:code/records': { answered: 'The numbers of the games, from 1.', answer: { games: [1, 2] } },
  'GET /api/tables/:code/records/:game': { answered: 'The record as text, as docs/records.md has it.', answer: RECORD },
  'POST /api/sheets': {
    answered: 'The code to see it, and the key to help to keep it, which is shown this once.',
    body: { sheet: SHEET },
    answer: { code: CODE, key: TOKEN, link: `${HOST}/s/${CODE}` },
  },
  'POST /api/sheets/:code/changes': {
    answered: 'The line that the change has.',
    body: { id: 'a1', change: { kind: 'entry', round: 0, player: 1, entry: { kind: 'points', points: 21 } } },
    answer: { seq: 2 },
  },
  'GET /api/sheets/:code': { answered: 'The sheet as it is now.', answer: { seq: 2, sheet: SHEET } },
  'GET /api/daily': {
    answered: 'Today, tomorrow, and what is yours of them.',
    answer: { today: DAY, tomorrow: DAY, players: { bots: 12, solo: 7 }, me: { player: PLAYER, streak: 3, tries: [] } },
  },
  'GET /api/daily/days/:date': { answered: 'The day.', answer: DAY },
  'POST /api/daily/tries': {
    answered: 'Your place at the table of your try.',
    body: { board: 'bots', name: 'Ann' },
    answer: PLACE,
  },
  'GET /api/daily/ranks': {
    answered: 'The best first.',
    answer: { title: null, ranks: [{ player: PLAYER, name: 'Ann', score: 1240, days: 5 }] },
  },
  'POST /api/daily/groups': {
    answered: 'The group, with the link for others.',
    body: { title: 'Friends', name: 'Ann' },
    answer: GROUP,
  },
  'POST /api/daily/groups/:code/members': {
    answered: 'The group that you came to, or left.',
    body: { name: 'Ben' },
    answer: GROUP,
  },
  'GET /api/push': { answered: 'The key, or null.', answer: { key: PUSH_POINT } },
  'POST /api/tables/:code/notices': {
    answered: 'Whether messages are sent from now on.',
    body: {
      wanted: true,
      subscription: {
        endpoint: 'https://push.example/send/4f2a',
        keys: { p256dh: PUSH_POINT, auth: 'k8JV6sjdbhAi1n3_LDBLvA' },
      },
    },
    answer: { wanted: true },
  },
  'GET /api/rating': { answered: 'The rating; null where no rated game was finished.', answer: OWN_RATING },
  'POST /api/rating/removal': { answered: 'What is left of it.', answer: { ...OWN_RATING, rating: null } },
  'GET /api/tables/:code/ratings': {
    answered: 'A rating for each of them who has one.',
    answer: { ratings: [{ member: 1, player: PLAYER, rating: RATING, change: 12 }] },
  },
  'GET /preview.png': { answered: 'The picture.' },
  'GET /oembed': {
    answered: 'The frame, as https://oembed.com has it.',
    answer: {
      version: '1.0',
      type: 'rich',
      provider_name: 'Turn 7',
      provider_url: HOST,
      title: 'Ann invites you to play Turn 7',
      html: frameCode(`${HOST}/embed/t/${CODE}`, 'Ann invites you to play Turn 7', USUAL_FRAME),
      ...USUAL_FRAME,
      thumbnail_url: `${HOST}/preview.png?of=%2Ft%2F${CODE}&lang=en`,
      thumbnail_width: 1200,
      thumbnail_height: 630,
      cache_age: 300,
    },
  },
  'GET /health': { answered: 'It is alive.', answer: { alive: true } },
  'GET /ready': { answered: 'It should get requests.', answer: { ready: true, hints: 'none' } },
  'GET /metrics': {
    answered: 'The figures, in the text format of Prometheus.',
    answer: '# TYPE turn7_sockets gauge\nturn7_sockets 3\n',
  },
  'GET /api/openapi.json': { answered: 'The document.', answer: { openapi: '3.1.0' } },
};

interface Parameter {
  readonly description: string;
  readonly example: string | number;
}

/** Of a path or a query, by name: each means the same wherever it stands. */
export const PARAMETERS: Readonly<Record<string, Parameter>> = {
  code: { description: 'The code of a table, a shared sheet or a group; small letters will do.', example: CODE },
  game: { description: 'The number of a game of the table, from 1; `.t7` may follow.', example: '3.t7' },
  date: { description: 'A day in UTC.', example: DATE },
  since: { description: 'The line after which to begin.', example: 17 },
  wait: { description: 'For how many seconds to wait for a line if there is none.', example: 20 },
  board: { description: 'Against bots, or alone.', example: 'bots' },
  period: { description: 'A day, or the week that it is in.', example: 'week' },
  group: { description: 'The code of a group of friends; all players if not said.', example: CODE },
  of: { description: 'Path and query of the address that the picture is of.', example: `/t/${CODE}` },
  lang: { description: 'The language of its words.', example: 'de' },
  v: {
    description: 'Anything that changes with what is shown, for those who keep pictures by their address.',
    example: '1f',
  },
  url: { description: 'The whole address of a table or of a replay on this server.', example: `${HOST}/t/${CODE}` },
  maxwidth: { description: 'How wide the frame may be, in pixels.', example: '600' },
  maxheight: { description: 'How high the frame may be, in pixels.', example: '400' },
  format: { description: '`json`, which is all that is spoken here.', example: 'json' },
};
