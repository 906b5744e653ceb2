/**
 * A Fastify server that parses what the site parses and sends the given bytes: the lower bound of a request's cost.
 */
import { createReadStream } from 'node:fs';

import multipart from '@fastify/multipart';
import fastify from 'fastify';

export interface BareRoute {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** In base64. */
  readonly body: string;
}

const app = fastify({ bodyLimit: 1024 * 1024 });
await app.register(multipart);

const input: Buffer[] = [];
for await (const chunk of createReadStream(process.argv[2]!)) input.push(chunk as Buffer);
const routes = JSON.parse(Buffer.concat(input).toString()) as BareRoute[];
for (const { method, path, headers, body } of routes) {
  const reply = Buffer.from(body, 'base64');
  app.route({
    method,
    url: path,
    handler: async (request, answer) => {
      if (request.isMultipart())
        for await (const part of request.parts()) if (part.type === 'file') await part.toBuffer();
      return answer.headers(headers).send(reply);
    },
  });
}
await app.listen({ port: Number(process.argv[3]), host: '127.0.0.1' });
