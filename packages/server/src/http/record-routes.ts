/** Finished games. */
import { RecordList } from '@turn7/protocol';
import * as z from 'zod/mini';
import { Refusal } from '../table/decide.ts';
import { GET } from './route.ts';
import { viewerRoute } from './table-route.ts';

export const RECORD_ROUTES = [
  viewerRoute({
    ...GET,
    path: '/api/tables/:code/records',
    summary: 'The numbers of the games of a table that are over.',
    answer: RecordList,
    handle: async ({ store }, { table }) => ({ games: [...(await store.gamesOf(table.code))] }),
  }),
  viewerRoute({
    ...GET,
    path: '/api/tables/:code/records/:game',
    summary: 'The record of a game that is over, with the proof of its shuffles; `3` and `3.t7` are the same.',
    media: 'text/plain',
    answer: z.string(),
    handle: async ({ store }, { table, path }) => {
      const [, digits] = /^(\d{1,6})(?:\.t7)?$/.exec(path['game'] ?? '') ?? [];
      const record = digits === undefined ? null : await store.findRecord(table.code, Number(digits));
      if (record !== null) return record;
      throw new Refusal('not found', 'There is no such record; expected the number of a game that is over.');
    },
  }),
];
