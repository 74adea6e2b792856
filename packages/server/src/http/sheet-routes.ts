/** Shared score sheets: whoever knows the code sees one, whoever has the key helps to keep it. */
import {
  Accepted,
  CHANGE_BYTES,
  CreateSheet,
  SHEET_BYTES,
  SharedSheet,
  SheetEnvelope,
  SheetView,
} from '@turn7/protocol';
import { publicAddress } from '../address.ts';
import { Refusal } from '../refusal.ts';
import { codeIn } from './log-query.ts';
import { GET, POST, route } from './route.ts';

export const SHEET_ROUTES = [
  route({
    ...POST,
    path: '/api/sheets',
    summary: 'Shares a score sheet. The key in the answer lets people help to keep it; the code is enough to see it.',
    rate: 'sheet',
    most: SHEET_BYTES,
    body: CreateSheet,
    answer: SharedSheet,
    handle: async ({ sheets, config }, { body, origin }) => {
      const { code, key } = await sheets.create(body.sheet);
      return { code, key, link: `${publicAddress(origin, config)}/s/${code}` };
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
        return { seq: await sheets.change(code, body) };
      },
    },
    'keepers',
  ),
  route({
    ...GET,
    path: '/api/sheets/:code',
    summary: 'A shared sheet as it is now.',
    answer: SheetView,
    handle: async ({ sheets, config }, { path }) => {
      const live = await sheets.open(codeIn(path, 'score sheet'));
      // Whoever was told of a line by one node must find it at every other.
      if (config.database.kind === 'postgres') await sheets.catchUp(live);
      return sheets.look(live, live.seq).view;
    },
  }),
];
