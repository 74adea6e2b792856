/** The OpenAPI 3.1 document, made of the routes and of the schemas that the server itself checks with. */
import * as protocol from '@turn7/protocol';
import * as z from 'zod/mini';
import manifest from '../../package.json' with { type: 'json' };
import { EXAMPLES, PARAMETERS } from './examples.ts';
import { type Access, NOTHING, type Route } from './route.ts';

export type OpenApi = {
  readonly openapi: string;
  readonly info: object;
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly components: { readonly schemas: object; readonly securitySchemes: object };
};

/** Those that have a name in the document; all others stand where they are used. */
const { CreateTable, JoinTable, Envelope, RedeemPass, Place, Pass } = protocol;
const { TableView, TableList, LogPage, RecordList, Accepted, Failure } = protocol;
const { Sheet, SheetChange, CreateSheet, SharedSheet, SheetEnvelope, SheetView } = protocol;
const { Daily, DailyDay, BeginTry, Ranking, CreateGroup, JoinGroup, Group } = protocol;
const { OwnRating, TableRatings } = protocol;
const NAMED: Readonly<Record<string, z.core.$ZodType>> = {
  ...{ CreateTable, JoinTable, Envelope, RedeemPass, Place, Pass },
  ...{ TableView, TableList, LogPage, RecordList, Accepted, Failure },
  ...{ Sheet, SheetChange, CreateSheet, SharedSheet, SheetEnvelope, SheetView },
  ...{ Daily, DailyDay, BeginTry, Ranking, CreateGroup, JoinGroup, Group },
  ...{ OwnRating, TableRatings },
};

const placeOf = (name: string): string => `#/components/schemas/${name}`;

export function openApi(routes: readonly Route[]): OpenApi {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Turn 7',
      version: manifest.version,
      description:
        'Tables of the card game that people know as Flip 7, and the scores of those who play it with real cards. ' +
        'An independent, unofficial implementation.',
    },
    paths,
    components: {
      schemas: namedSchemas(),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'The token of a place at a table' },
        key: { type: 'http', scheme: 'bearer', description: 'The key of a shared score sheet' },
        player: { type: 'http', scheme: 'bearer', description: 'The key of a player, 32 random bytes as base64url' },
      },
    },
  };
}

/** Refer to the security schemes above; `{}` is for those who have none. */
const TOKEN = { token: [] };
const SECURITY: Readonly<Record<Exclude<Access, 'anyone'>, readonly object[]>> = {
  viewers: [TOKEN, {}],
  members: [TOKEN],
  keepers: [{ key: [] }],
  players: [{ player: [] }],
  'anyone or players': [{ player: [] }, {}],
};

/** JSON Schema says of bytes no more than which they are. */
const PICTURE = { type: 'string', contentMediaType: 'image/png' };

function operation(route: Route): object {
  const { method, path, summary, access, status, media, answer, body } = route;
  const example = EXAMPLES[`${method} ${path}`];
  const sent = example?.body === undefined ? {} : { example: example.body };
  const answered = example?.answer === undefined ? {} : { example: example.answer };
  return {
    summary,
    parameters: [...pathParameters(route), ...queryParameters(route)],
    ...(body === NOTHING
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body), ...sent } } } }),
    responses: {
      [status]: {
        description: example?.answered ?? 'Done',
        content: { [media]: { schema: media === 'image/png' ? PICTURE : schemaOf(answer), ...answered } },
      },
      default: { description: 'Refused, and why', content: { 'application/json': { schema: schemaOf(Failure) } } },
    },
    ...(access === 'anyone' ? {} : { security: SECURITY[access] }),
  };
}

const pathParameters = ({ path }: Route): object[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    ...PARAMETERS[name ?? ''],
    schema: { type: 'string' },
  }));

function queryParameters({ query }: Route): object[] {
  const { properties = {}, required = [] } = z.toJSONSchema(query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name) && !(typeof schema === 'object' && 'default' in schema),
    ...PARAMETERS[name],
    schema,
  }));
}

function schemaOf(schema: z.core.$ZodType): object {
  const name = Object.keys(NAMED).find((key) => NAMED[key] === schema);
  return name === undefined ? withoutDialect(z.toJSONSchema(schema)) : { $ref: placeOf(name) };
}

function namedSchemas(): object {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(NAMED)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { uri: placeOf });
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, withoutDialect(schema)]));
}

/** OpenAPI says for the whole document which JSON Schema it means, and where a schema stands. */
function withoutDialect({ $schema: _, $id: __, ...schema }: z.core.JSONSchema.BaseSchema): object {
  return schema;
}
