// What a program needs to run a node.
export { type Config, isEverywhere } from './config.ts';
export { ConfigError, type Environment, type Flags, readConfig } from './config.ts';
export { networkAddresses } from './address.ts';
export { StoreError } from './store/store.ts';
export { openLog } from './log.ts';
export { type StartOptions, type RunningServer, startServer } from './server.ts';
