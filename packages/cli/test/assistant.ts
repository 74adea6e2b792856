/** An assistant at `turn7 mcp`, a process of its own, through the client of the protocol's own library. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, onTestFinished } from 'vitest';

/** The command of the repository; others are tried where it is installed. */
const PROGRAM = fileURLToPath(new URL('../bin/turn7.mjs', import.meta.url));

export interface Told {
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly failed: boolean;
}

export class Assistant {
  readonly client = new Client({ name: 'assistant', version: '1' });

  /** Over standard input and output. */
  static start(...args: readonly string[]): Promise<Assistant> {
    return Assistant.startIn(PROGRAM, ...args);
  }

  static async startIn(program: string, ...args: readonly string[]): Promise<Assistant> {
    const assistant = await Assistant.#launch(program, args);
    onTestFinished(() => assistant.client.close());
    return assistant;
  }

  /** One for all tests of a file that leave nothing behind: starting one takes longer than most of them. */
  static usual(): Promise<Assistant> {
    common ??= Assistant.#launch(PROGRAM, []);
    return common;
  }

  static async #launch(program: string, args: readonly string[]): Promise<Assistant> {
    const assistant = new Assistant();
    await assistant.client.connect(
      new StdioClientTransport({ command: process.execPath, args: [program, 'mcp', ...args], stderr: 'pipe' }),
    );
    return assistant;
  }

  static async at(url: string): Promise<Assistant> {
    const assistant = new Assistant();
    await assistant.client.connect(new StreamableHTTPClientTransport(new URL(url)));
    onTestFinished(() => assistant.client.close());
    return assistant;
  }

  async call(name: string, args: object = {}): Promise<Told> {
    const answer = await this.client.callTool({ name, arguments: { ...args } });
    const { content, structuredContent = {}, isError = false } = CallToolResultSchema.parse(answer);
    const [first] = content;
    return { text: first?.type === 'text' ? first.text : '', data: structuredContent, failed: isError };
  }
}

let common: Promise<Assistant> | undefined;

afterAll(async () => {
  await (await common)?.client.close();
});

/** `turn7 mcp --http`: its address, and its process. */
export const startHttp = (...args: readonly string[]) => startHttpIn(PROGRAM, ...args);

export async function startHttpIn(
  program: string,
  ...args: readonly string[]
): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [program, 'mcp', '--http', '0', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
  for await (const line of createInterface(child.stdout)) {
    const [, url] = /at (http:\S+)/.exec(line) ?? [];
    if (url !== undefined) return { url, child };
  }
  throw new Error('expected an address');
}
