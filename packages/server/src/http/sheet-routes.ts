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
import { sheetLog } from '../live/sheets.ts';
import { payForTelling } from '../live/telling.ts';
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
    handle: async ({ sheets, config }, { body, origin, address }) => {
      const { code, key } = await sheets.create(body.sheet, address);
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
      handle: async (services, { path, token, body, address }) => {
        const { sheets } = services;
        const code = codeIn(path, 'score sheet');
        if (token === null)
          throw new Refusal('unauthorised', 'This needs the key; expected it as "Authorization: Bearer KEY".');
        await sheets.authenticate(code, token, address);
        payForTelling(services, sheetLog(code), address, JSON.stringify(body).length);
        return { seq: await sheets.change(code, body, address) };
      },
    },
    'keepers',
  ),
  route({
    ...GET,
    path: '/api/sheets/:code',
    summary: 'A shared sheet as it is now.',
    answer: SheetView,
    handle: async ({ sheets, config }, { path, address }) => {
      const live = await sheets.openFor(address, codeIn(path, 'score sheet'));
      // Whoever was told of a line by one node must find it at every other.
      if (config.database.kind === 'postgres') await sheets.catchUp(live);
      return sheets.show(live, live.seq, address).view;
    },
  }),
];
