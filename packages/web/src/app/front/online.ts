/** What the front page asks of a server; loaded when somebody asks, since most games need none. */
export { createTable, joinable } from '../../lobby/create-table.ts';
export { codeOf } from '../../sync/api.ts';
