/// <reference path="./comlink-node.d.ts" />
/** The thread of a store. */
import { parentPort } from 'node:worker_threads';
import { expose, type ProxyMarked, proxy } from 'comlink';
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs';
import { openStore, type StorePlace } from './open.ts';
import type { SqlStore } from './sql-store.ts';

export type OpenStore = (place: StorePlace) => Promise<SqlStore & ProxyMarked>;

const open: OpenStore = async (place) => proxy(await openStore(place));

if (parentPort === null) throw new Error('this is a thread, not a program');
expose(open, nodeEndpoint(parentPort));
