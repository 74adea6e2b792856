// What a program needs to run a node, and to look after its database.
export { type Config, isEverywhere } from './config.ts';
export { ConfigError, DATABASE_FILE, type Environment, type Flags, readConfig } from './config.ts';
export { networkAddresses } from './address.ts';
export { StoreError } from './store/store.ts';
export { backUp } from './care/backup.ts';
export { type Amount, type Examination, examine } from './care/examination.ts';
export { hidePlayer } from './care/hiding.ts';
export { type Rebuilt, rebuildRatings, rebuildResults } from './care/rebuild.ts';
export { openLog } from './log.ts';
export { type StartOptions, type RunningServer, startServer } from './server.ts';
