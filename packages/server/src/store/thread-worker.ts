/// <reference path="./comlink-node.d.ts" />
/** The thread of a store in a file. */
import { parentPort } from 'node:worker_threads';
import { expose, type ProxyMarked, proxy } from 'comlink';
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs';
import type { SqlStore } from './sql-store.ts';
import type { SqliteFile } from './sqlite.ts';
import { openSqliteStore } from './sqlite.ts';

export type OpenStore = (place: SqliteFile) => Promise<SqlStore & ProxyMarked>;

const open: OpenStore = async (place) => proxy(await openSqliteStore(place));

if (parentPort === null) throw new Error('this is a thread, not a program');
expose(open, nodeEndpoint(parentPort));
