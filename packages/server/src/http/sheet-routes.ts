/** Shared score sheets: whoever knows the code sees one, whoever has the key helps to keep it. */
import {
  Accepted,
  CHANGE_BYTES,
  CreateSheet,
  SHEET_BYTES,
  SharedSheet,
  SheetEnvelope,
  SheetPage,
} from '@turn7/protocol';
import { publicAddress } from '../address.ts';
import type { Config } from '../config.ts';
import { sheetLog } from '../live/sheet-log.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { codeIn, LogNumbers, MOST_LINES } from './log-query.ts';
import { type Asked, GET, POST, route } from './route.ts';

export const SHEET_ROUTES = [
  route({
    ...POST,
    path: '/api/sheets',
    summary: 'Shares a score sheet. The key in the answer lets people help to keep it; the code is enough to see it.',
    knock: 'sheet',
    most: SHEET_BYTES,
    body: CreateSheet,
    answer: SharedSheet,
    handle: async ({ sheets, config }, { body, origin }) => {
      const { code, key } = await sheets.create(body.sheet);
      return { code, key, link: linkTo(code, origin, config) };
    },
  }),
  route(
    {
      ...POST,
      path: '/api/sheets/:code/changes',
      summary: 'Changes a shared sheet. Sent again with the same id it happens once, and the answer is the same.',
      most: CHANGE_BYTES,
      status: 200,
      body: SheetEnvelope,
      answer: Accepted,
      handle: async ({ sheets }, { path, token, body }) => {
        const code = codeIn(path, 'score sheet');
        if (token === null)
          throw new Refusal('unauthorised', 'This needs the key; expected it as "Authorization: Bearer KEY".');
        await sheets.authenticate(code, token);
        return { seq: await sheets.add(code, body) };
      },
    },
    'keepers',
  ),
  route({
    ...GET,
    path: '/api/sheets/:code/changes',
    summary:
      `The changes after \`since\`, at most ${MOST_LINES}; waits up to \`wait\` seconds if there is none. ` +
      'From 0, also the sheet as it was shared, which is line 1.',
    query: LogNumbers,
    answer: SheetPage,
    handle: async (services, asked) => {
      const code = codeIn(asked.path, 'score sheet');
      const since = await untilChanged(services, code, asked);
      const page = await services.sheets.page(code, since, MOST_LINES);
      return { ...page, link: linkTo(code, asked.origin, services.config) };
    },
  }),
];

const linkTo = (code: string, origin: string, config: Config): string => `${publicAddress(origin, config)}/s/${code}`;

type Following = Asked<unknown, { readonly since: number; readonly wait: number }>;

/**
 * Waits for a line after `since`, and says after which to begin: at the start for those who know more lines than there
 * are, for then the server was set back to a backup.
 */
async function untilChanged(
  { sheets, waiting }: Services,
  code: string,
  { query, ...who }: Following,
): Promise<number> {
  const log = sheetLog(code);
  const seq = await sheets.head(code);
  if (query.since > seq) return 0;
  const waited = waiting.until({ code: log, seq }, query.since, query.wait * 1000, who);
  if (seq === query.since) void sheets.look([log]); // whatever came while nobody was waiting yet
  await waited;
  return query.since;
}
