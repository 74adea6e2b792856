/** The way of `turn7 mcp` to assistants. A program of its own: no other command waits until all of this is loaded. */
import { stdin } from 'node:process';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { DeskOptions } from './desk.ts';
import { type HttpServer, serveHttp } from './http.ts';
import { Library } from './library.ts';
import { assistantServer } from './server.ts';

/** Over standard input and output; ends with the input. */
export async function overStdio(options: DeskOptions): Promise<void> {
  const { server, close } = assistantServer(options, await Library.open(options.names));
  const ended = new Promise<void>((resolve) => stdin.once('end', resolve).once('close', resolve));
  await server.connect(new StdioServerTransport());
  await ended;
  close();
  await server.close();
}

/** Over streamable HTTP, on this machine alone. */
export async function overHttp(options: DeskOptions, port: number): Promise<HttpServer> {
  const library = await Library.open(options.names);
  return serveHttp(port, () => assistantServer(options, library));
}
