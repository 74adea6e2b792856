/** Everything that can be asked over HTTP. */
import * as z from 'zod/mini';
import { DAILY_ROUTES } from './daily-routes.ts';
import { type OpenApi, openApi } from './openapi.ts';
import { OPERATION_ROUTES } from './operation-routes.ts';
import { PREVIEW_ROUTES } from './preview-routes.ts';
import { PUSH_ROUTES } from './push-routes.ts';
import { RATING_ROUTES } from './rating-routes.ts';
import { GET, type Route, route } from './route.ts';
import { SHEET_ROUTES } from './sheet-routes.ts';
import { TABLE_ROUTES } from './table-routes.ts';

/** Made when it is first asked for, which takes some milliseconds, and never again. */
let document: OpenApi | undefined;

export const ROUTES: readonly Route[] = [
  ...TABLE_ROUTES,
  ...SHEET_ROUTES,
  ...DAILY_ROUTES,
  ...PREVIEW_ROUTES,
  ...PUSH_ROUTES,
  ...RATING_ROUTES,
  ...OPERATION_ROUTES,
  route({
    ...GET,
    path: '/api/openapi.json',
    summary: 'This document.',
    answer: z.looseObject({ openapi: z.string() }),
    handle: async () => {
      document ??= openApi(ROUTES);
      return document;
    },
  }),
];
