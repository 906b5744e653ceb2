import { errorReply, validate } from '@vernacular/contract';
import { z } from 'zod';
import type { FastifySchemaCompiler } from 'fastify';

import { Failure } from '../failures/failure.ts';

/** A call of the contract that is sent and answered as JSON; without `reply` it is answered by 204. */
interface JsonCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  readonly description?: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly reply?: z.ZodType;
}

type SchemaOf<Call extends JsonCall> = Pick<Call, keyof Call & ('params' | 'body')> &
  (Call extends { readonly query: infer Query } ? { readonly querystring: Query } : unknown) & {
    readonly response: {
      readonly '4xx': typeof errorReply;
      readonly '5xx': typeof errorReply;
    } & (Call extends { readonly reply: infer Reply }
      ? { readonly 200: Reply }
      : { readonly 204: z.ZodNull });
  };

/** The method, address and schema of a call, for `app.route`; `tag` is its chapter in the API’s documentation. */
export function contractRoute<Call extends JsonCall>(
  call: Call,
  tag: string,
  description = call.description,
) {
  const { method, path, summary, params, query, body, reply } = call;
  const schema = {
    summary,
    ...(description !== undefined && { description }),
    tags: [tag],
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: {
      ...(reply ? { 200: reply } : { 204: z.null() }),
      '4xx': errorReply,
      '5xx': errorReply,
    },
  };
  return {
    method: method as Call['method'],
    url: path,
    schema: schema as typeof schema & SchemaOf<Call>,
  };
}

/** The same for a GET without fields, whose failures get the description that all calls share. */
export function readRoute<Reply extends z.ZodType>(
  call: { readonly method: 'GET'; readonly path: string; summary: string; readonly reply: Reply },
  tag: string,
) {
  const { method, path, summary, reply } = call;
  return { method, url: path, schema: { summary, tags: [tag], response: { 200: reply } } };
}

/** The same for a call that sends a form, which its handler validates while it parses it. */
export function formRoute<Form extends z.ZodType, Reply extends z.ZodType, Status extends number>(
  call: {
    readonly method: 'POST';
    readonly path: string;
    readonly summary: string;
    readonly form: Form;
    readonly reply: Reply;
  },
  about: { tag: string; description: string; status: Status; consumes?: string },
) {
  const { method, path, summary, form, reply } = call;
  const { tag, description, status, consumes = 'multipart/form-data' } = about;
  const failures = { '4xx': errorReply, '5xx': errorReply } as const;
  const replies = { [status]: reply } as Record<Status, Reply>;
  const response = { ...replies, ...failures };
  return {
    method,
    url: path,
    schema: { summary, description, tags: [tag], consumes: [consumes], body: form, response },
    validatorCompiler: () => (data: unknown) => ({ value: data }),
  };
}

/** A validator for Fastify: the parsed data, or Failure `invalid-request` that names the wrong fields. */
export const validatorFor = (schema: z.ZodType) => (data: unknown) => {
  const read = validate(schema, data);
  return read.isRight
    ? { value: read.data }
    : { error: new Failure('invalid-request', read.sentences.join(' ')) };
};

export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema }) =>
  validatorFor(schema);
