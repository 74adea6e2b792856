/** Dockerfile, compose.yaml, deploy/one-node.yaml and deploy/nginx.conf agree with the program and with each other. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LONGEST_WAIT, MESSAGE_BYTES, SHEET_BYTES } from '@turn7/protocol';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { settingNames } from './support/settings.ts';

const ROOT = new URL('../../../', import.meta.url);
const read = (file: string): string => readFileSync(fileURLToPath(new URL(file, ROOT)), 'utf8');
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, part]) => part ?? '');

const { port: PORT } = readConfig({});
const DOCKERFILE = read('Dockerfile');
const COMPOSE = read('compose.yaml');
const ONE_NODE = read('deploy/one-node.yaml');
const NGINX = read('deploy/nginx.conf');

describe('the image', () => {
  const [build = '', production = ''] = DOCKERFILE.split(/^FROM /m).slice(1);

  test('has the newest line of Node that package.json asks for, with its minor version', () => {
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
    const [, major, minor] = />=(\d+)\.(\d+)\.0$/.exec(engines.node) ?? [];
    for (const stage of [build, production]) {
      const [, imageMajor, imageMinor] = /^node:(\d+)\.(\d+)-slim AS/.exec(stage) ?? [];
      expect(imageMajor).toBe(major);
      expect(Number(imageMinor)).toBeGreaterThanOrEqual(Number(minor));
    }
  });

  test('copies nothing that .dockerignore keeps from it', () => {
    const allowed = found(read('.dockerignore'), /^!(.+)$/gm);
    const copied = found(build, /^COPY (.+) \S+$/gm).flatMap((words) => words.split(' '));
    expect(copied.toSorted()).toEqual(allowed.toSorted());
  });

  test('is built of everything but what is made: sources stand in folders of tests too', () => {
    const kept = found(read('.dockerignore'), /^(packages.+)$/gm);
    expect(kept).toEqual(['packages/*/node_modules', 'packages/*/dist']);
  });

  test.each([
    ['runs as a user without rights', /^USER node$/m],
    ['keeps data in a volume that this user owns', /chown node:node \/data\nUSER node\n[\s\S]*^VOLUME \/data$/m],
    ['listens where the program usually does', new RegExp(`PORT=${PORT}[\\s\\S]*^EXPOSE ${PORT}$`, 'm')],
    ['is asked for its health', /^HEALTHCHECK .+ \\\n +CMD .+\/health/m],
    ['is stopped gently', /^STOPSIGNAL SIGTERM$/m],
    ['is the server, and hears signals itself', /^CMD \["node", "app\/dist\/turn7\.js", "serve"\]$/m],
  ])('%s', (_, pattern) => {
    expect(production).toMatch(pattern);
  });

  test('asks for its health with a program that runs', () => {
    const [command = '[]'] = found(production, /^HEALTHCHECK .+\n +CMD (.+)$/gm);
    const [, , program] = JSON.parse(command) as string[];
    expect(() => new Function(program ?? '')).not.toThrow();
  });

  test('sets nothing that the program does not know', () => {
    const [variables = ''] = found(production, /^ENV (.+)$/gm);
    const names = found(variables, /(\w+)=/g).filter((name) => name !== 'NODE_ENV');
    expect(settingNames()).toEqual(expect.arrayContaining(names));
  });
});

describe('compose.yaml', () => {
  /** The text of each service by its name. */
  const services = new Map(
    (COMPOSE.split(/^services:$/m)[1] ?? '')
      .split(/^networks:$/m)[0]
      ?.split(/^ {2}(?=\w+:$)/m)
      .slice(1)
      .map((text) => [text.slice(0, text.indexOf(':')), text] as const),
  );
  const nodes = [...services.keys()].filter((name) => name.startsWith('node'));
  const common = /^x-node: &node\n([\s\S]+?)\n\n/m.exec(COMPOSE)?.[1] ?? '';

  test('has three nodes, a proxy, a database and hints', () => {
    expect([...services.keys()]).toEqual(['node1', 'node2', 'node3', 'proxy', 'postgres', 'redis']);
  });

  test('publishes the proxy and nothing else', () => {
    expect([...services].filter(([, text]) => text.includes('ports:')).map(([name]) => name)).toEqual(['proxy']);
    expect(common).not.toContain('ports:');
  });

  test('sets nothing that the program does not know', () => {
    const variables = found(/environment:\n((?: {4}.+\n)+)/.exec(common)?.[1] ?? '', /^ {4}(\w+):/gm);
    expect(variables).toContain('DATABASE_URL');
    expect(settingNames()).toEqual(expect.arrayContaining(variables));
  });

  test('explains every variable of its own in the example', () => {
    const used = new Set(found(COMPOSE, /\$\{(\w+)/g));
    expect(found(read('deploy/example.env'), /^(\w+)=/gm).toSorted()).toEqual([...used].toSorted());
  });

  test('waits for the health of what it needs', () => {
    const needed = found(COMPOSE, /^ +(\w+): \{ condition: service_healthy \}$/gm);
    expect(needed.toSorted()).toEqual([...nodes, 'postgres', 'redis'].toSorted());
    for (const name of ['proxy', 'postgres', 'redis']) expect(services.get(name)).toContain('healthcheck:');
  });

  test('gives nodes time to stop, and nothing to write to', () => {
    expect(common).toMatch(/stop_grace_period: \d+s/);
    expect(common).toContain('read_only: true');
  });

  test('and nginx know the same nodes, at the same addresses', () => {
    const addresses = nodes.map((name) => `${name}:${/ipv4_address: ([\d.]+)/.exec(services.get(name) ?? '')?.[1]}`);
    expect(found(services.get('proxy') ?? '', /'(node\d:[\d.]+)'/g)).toEqual(addresses);
    const upstream = nodes.map((name) => `${name}:${PORT}`);
    expect(found(NGINX, /^ +server (\S+) max_fails=/gm)).toEqual(upstream);
  });
});

describe('deploy/one-node.yaml', () => {
  test.each([
    ['is one node', /^services:\n {2}turn7:\n {4}build: \.\.\n[\s\S]+?^volumes:$/m],
    ['listens where the program does', new RegExp(`ports: \\['\\$\\{\\w+:-${PORT}\\}:${PORT}'\\]`)],
    ['keeps data in a volume', /volumes: \['data:\/data'\]/],
    [
      'has nothing else to write to, and no rights',
      /read_only: true[\s\S]+cap_drop: \[ALL\]\n +security_opt: \['no-new/,
    ],
    ['has time to stop', /stop_grace_period: \d+s/],
  ])('%s', (_, pattern) => {
    expect(ONE_NODE).toMatch(pattern);
  });

  test('sets nothing that the program does not know', () => {
    const variables = found(/environment:\n((?: {6}.+\n)+)/.exec(ONE_NODE)?.[1] ?? '', /^ {6}(\w+):/gm);
    expect(variables).not.toEqual([]);
    expect(settingNames()).toEqual(expect.arrayContaining(variables));
  });
});

describe('deploy/nginx.conf', () => {
  const setting = (name: string): string => new RegExp(`^ +${name} (.+);$`, 'm').exec(NGINX)?.[1] ?? '';

  test('waits longer than a long poll', () => {
    expect(Number.parseInt(setting('proxy_read_timeout'), 10)).toBeGreaterThan(LONGEST_WAIT);
  });

  test('lets every message through, and not much more', () => {
    const bytes = 1024 * Number.parseInt(setting('client_max_body_size'), 10);
    expect(bytes).toBeGreaterThan(MESSAGE_BYTES);
    expect(bytes).toBeLessThanOrEqual(4 * MESSAGE_BYTES);
  });

  test('lets every sheet through, and not much more', () => {
    const [kilobytes] = found(NGINX, /\/api\/sheets \{\n +client_max_body_size (\d+)k;/g);
    expect(1024 * Number(kilobytes)).toBeGreaterThan(SHEET_BYTES);
    expect(1024 * Number(kilobytes)).toBeLessThanOrEqual(2 * SHEET_BYTES);
  });

  test('passes on offers to upgrade for sockets alone', () => {
    expect(found(NGINX, /proxy_set_header Upgrade (.+);/g)).toEqual(["''", '$http_upgrade']);
    expect(found(NGINX, /location = \/socket \{([^}]+)\}/g).join()).toContain('Upgrade $http_upgrade;');
  });

  test.each([
    ['Connection', '$socket_connection'],
    ['X-Forwarded-For', '$remote_addr'],
    ['X-Forwarded-Proto', '$scheme'],
    ['Host', '$http_host'],
  ])('passes on %s as %s', (name, value) => {
    expect(NGINX).toContain(`proxy_set_header ${name} ${value};`);
  });
});
