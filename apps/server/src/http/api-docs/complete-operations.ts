import { createRequire } from 'node:module';

import { errorReply } from '@vernacular/contract';
import { z } from 'zod';

// The compiler puts the file beside this one because of the type.
import type list from './examples.json';

const require = createRequire(import.meta.url);

/** An example request of a call and its reply. */
export interface Example {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly reply?: unknown;
}

/**
 * Examples by `METHOD /path`, read from the disk at the first call. A test sends each of them, in this order, and
 * writes the replies into examples.json.
 */
export const examples = (): Readonly<Record<string, Example>> =>
  require('./examples.json') as typeof list;

/** The access of a visitor without a session to each route, by `METHOD /path`; 401 means that a session is needed. */
export type RouteVisitors = Readonly<Record<string, { readonly visitor: unknown }>>;

type Contents = Readonly<Record<string, { example?: unknown }>>;

interface Operation {
  operationId?: string;
  security?: readonly object[];
  parameters?: readonly { readonly name: string; example?: unknown }[];
  requestBody?: { readonly content?: Contents };
  responses?: Readonly<Record<string, { content?: Contents; readonly $ref?: string }>>;
}

interface Document {
  readonly paths?: object;
  components?: object;
}

const accountFailure = z.object({
  code: z.string().describe('One of the codes of GoTrue, or of this site, in snake_case.'),
  error_code: z.string().describe('The same.'),
  msg: z.string().describe('A sentence for the person at the screen.'),
  message: z.string().describe('The same.'),
});

const failure = (schema: z.ZodType) => {
  // The dialect is that of the whole document.
  const { $schema: _, ...described } = z.toJSONSchema(schema);
  return {
    description: 'What went wrong',
    content: { 'application/json': { schema: described } },
  };
};

/** The calls that take an API key in place of a session, with the name of the security scheme. */
const keys: Readonly<Record<string, string>> = {
  'GET /v2/words': 'editorKey',
  'POST /v2/words/add': 'editorKey',
  'POST /v2/words/delete': 'editorKey',
  'GET /v2/check': 'editorKey',
  'POST /v2/check': 'editorKey',
  'GET /api/reader-tests': 'readersKey',
  'POST /api/reader-tests': 'readersKey',
};

/** Such as `getTasksByTypeById` for `GET /api/tasks/{type}/{id}`. */
const operationId = (method: string, path: string) =>
  method +
  path
    .replace(/^\/api\//u, '/')
    .replaceAll('{', 'by-')
    .split(/\W+/u)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

function securityOf(route: string, visitors: RouteVisitors) {
  const key = keys[route];
  return [
    ...(visitors[route]?.visitor === 401 ? [] : [{}]),
    { session: [] },
    ...(key ? [{ [key]: [] }] : []),
  ];
}

function failuresOf(path: string, described: object) {
  const name = path.startsWith('/auth/') ? 'AccountFailure' : 'Failure';
  const $ref = `#/components/responses/${name}`;
  const missing = ['4XX', '5XX'].filter(
    (kind) => !Object.keys(described).some((status) => status.startsWith(kind.charAt(0))),
  );
  return Object.fromEntries(missing.map((kind) => [kind, { $ref }]));
}

function addExample(operation: Operation, { params, query, body, reply }: Example): void {
  const named = { ...params, ...query };
  for (const parameter of operation.parameters ?? [])
    if (parameter.name in named) parameter.example = named[parameter.name];
  if (body !== undefined)
    for (const content of Object.values(operation.requestBody?.content ?? {}))
      content.example = body;
  const told = operation.responses?.['200'] ?? operation.responses?.['202'];
  if (reply !== undefined && told) {
    // Replies to calls of accounts have no schema of ours: they are those of GoTrue.
    told.content ??= { 'application/json': {} };
    if (told.content['application/json']) told.content['application/json'].example = reply;
  }
}

/**
 * Adds to each operation of an OpenAPI document its `operationId`, its `security`, an example, and the failures that
 * its route does not declare.
 */
export function completeOperations<Described extends Document>(
  description: Described,
  visitors: RouteVisitors,
): Described {
  const known = examples();
  const paths = Object.entries((description.paths ?? {}) as Record<string, object>);
  for (const [path, operations] of paths)
    for (const [method, operation] of Object.entries(operations as Record<string, Operation>)) {
      const route = `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/gu, ':$1')}`;
      operation.operationId = operationId(method, path);
      operation.security = securityOf(route, visitors);
      const example = known[route];
      if (example) addExample(operation, example);
      const described = operation.responses ?? {};
      operation.responses = { ...described, ...failuresOf(path, described) };
    }
  const responses = { Failure: failure(errorReply), AccountFailure: failure(accountFailure) };
  return { ...description, components: { ...description.components, responses } };
}
