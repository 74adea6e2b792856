/** Three nodes that share one log, and players spread over them. */
import { DrivenTable } from '../../load/driven-table.ts';
import { NodeProcess } from '../../load/node-process.ts';
import { freePort } from '../support/free-port.ts';

export interface Cluster {
  readonly nodes: readonly NodeProcess[];
  /** Tables of three, each player on another node. */
  openTables(count: number): Promise<DrivenTable[]>;
  dispose(): Promise<void>;
}

const NODES = 3;

export async function startCluster(
  databaseUrl: string,
  redisUrl: string,
  env: Record<string, string> = {},
): Promise<Cluster> {
  const settings = {
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    TURN7_RATE_LIMITS: 'off',
    TURN7_LOG_LEVEL: 'error',
    ...env,
  };
  const nodes: NodeProcess[] = [];
  for (let i = 0; i < NODES; i++) nodes.push(new NodeProcess({ port: await freePort(), env: settings }));
  await Promise.all(nodes.map((node) => node.start()));
  const urls = nodes.map(({ url }) => url);
  return {
    nodes,
    openTables: (count) => Promise.all(Array.from({ length: count }, () => DrivenTable.open(urls, NODES))),
    async dispose() {
      await Promise.all(nodes.map((node) => node.end('SIGKILL')));
    },
  };
}
