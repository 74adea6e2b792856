/** Everything that can be asked over HTTP. */
import * as z from 'zod/mini';
import { openApi } from './openapi.ts';
import { OPERATION_ROUTES } from './operation-routes.ts';
import { GET, type Route, route } from './route.ts';
import { SHEET_ROUTES } from './sheet-routes.ts';
import { TABLE_ROUTES } from './table-routes.ts';

export const ROUTES: readonly Route[] = [
  ...TABLE_ROUTES,
  ...SHEET_ROUTES,
  ...OPERATION_ROUTES,
  route({
    ...GET,
    path: '/api/openapi.json',
    summary: 'This document.',
    answer: z.looseObject({ openapi: z.string() }),
    handle: async () => openApi(ROUTES),
  }),
];
