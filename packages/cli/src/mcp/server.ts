/** The Model Context Protocol: what an assistant is told, and what becomes of its calls. */
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import manifest from '../../package.json' with { type: 'json' };
import { Desk, type DeskOptions } from './desk.ts';
import { figureTools } from './figure-tools.ts';
import type { Library } from './library.ts';
import { recordTools } from './record-tools.ts';
import { readResource, resourcesOf, TEMPLATES } from './resources.ts';
import { ruleTools } from './rule-tools.ts';
import { tableTools } from './table-tools.ts';
import { problemOf, type Tool } from './tool.ts';

const INSTRUCTIONS = `Turn 7 is the push-your-luck card game that people know as Flip 7: draw cards, stop before a number comes twice, \
first to 200 wins. Ask look_up_rule before you answer a question about the rules, and cite the ruling. At a table: join_table or \
open_table, then wait_at_table and choose in turn until the game is over. You see what any player at the table sees, and no more.`;

export interface AssistantServer {
  readonly server: Server;
  /** Hangs up at the table. */
  close(): void;
}

/** One for each assistant. */
export function assistantServer(options: DeskOptions, library: Library): AssistantServer {
  const desk = new Desk(options);
  const { names } = options;
  const tools: readonly Tool[] = [
    ...ruleTools(library, names),
    ...figureTools(names),
    ...recordTools(names),
    ...tableTools(desk, names),
  ];
  const server = new Server(
    { name: 'turn7', title: 'Turn 7', version: manifest.version },
    { capabilities: { tools: {}, resources: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(told) }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }, { signal }) =>
    called(tools, params.name, params.arguments, signal),
  );
  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: [...resourcesOf(library)] }));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates: TEMPLATES }));
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params }) => ({
    contents: [await readResource(params.uri, library).catch(refused)],
  }));
  return { server, close: () => desk.close() };
}

const told = ({ name, title, description, schema, changes }: Tool) => ({
  name,
  title,
  description,
  inputSchema: { type: 'object' as const, ...schema },
  annotations: {
    title,
    readOnlyHint: changes === 'nothing',
    destructiveHint: false,
    openWorldHint: changes !== 'nothing',
  },
});

/** A call that cannot be heeded is answered, for the assistant can mend it. */
async function called(tools: readonly Tool[], name: string, sent: unknown, signal: AbortSignal) {
  const wanted = tools.find((tool) => tool.name === name);
  if (wanted === undefined) {
    const known = tools.map((tool) => tool.name).join(', ');
    return failed(`There is no tool "${name}"; expected one of ${known}.`);
  }
  try {
    const { text, data } = await wanted.call(sent, { signal });
    return { content: [{ type: 'text' as const, text }], structuredContent: { ...data } };
  } catch (error) {
    return failed(problemOf(error) ?? unexpected(error));
  }
}

const failed = (text: string) => ({ content: [{ type: 'text' as const, text }], isError: true });

/** Whoever runs this sees what it was. */
function unexpected(error: unknown): string {
  console.error(error);
  return 'Something went wrong inside turn7; what it was stands in its error output.';
}

function refused(error: unknown): never {
  throw new McpError(ErrorCode.InvalidParams, problemOf(error) ?? unexpected(error));
}
