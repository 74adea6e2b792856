// In the order in which most programs need them: ways to a table, playing there, following it, what a server is asked,
// and what copies of anything else that a server has are made of.
export {
  addressOf,
  createTable,
  joinTable,
  resumeTable,
  type TableAddress,
  type TableLink,
  watchTable,
} from './arrival.ts';
export { type Choose, Player, type Question } from './player.ts';
export { type Follower, openTable, type Table, type TableGame, type TableNews, type TableOptions } from './table.ts';
export { newsOf } from './news.ts';
export { codeOf, isPassing, type Problem, ServerRefusal } from './refusal.ts';
export { Api, type Credentials } from './api.ts';
export { openCopy } from './opening.ts';
export type { Connection } from './connection.ts';
export { type CopyTypes, type Listener, Replica, type ReplicaOptions, type Subject } from './replica.ts';
export { type KeptCommands, Outbox } from './outbox.ts';
export { type Connect, connectBy, type Hearing, type Transport } from './transport.ts';
export { newKey, randomHex, type Readable, Signal } from './basics.ts';
