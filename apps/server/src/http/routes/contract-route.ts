import { errorReply } from '@vernacular/contract';
import { z } from 'zod';

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
