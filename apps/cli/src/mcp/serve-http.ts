import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import {
  localhostHostValidation,
  localhostOriginValidation,
  type NodeIncomingMessageLike,
  toNodeHandler,
} from '@modelcontextprotocol/node';
import { createMcpHandler } from '@modelcontextprotocol/server';

import { type Outside, print, Trouble } from '../streams-and-exit-codes.ts';
import { makeServer } from './make-server.ts';
import type { McpContext } from './context.ts';

/** Serves this machine, not pages of other sites, until the signal aborts. Throws {@link Trouble} for a taken port. */
export async function serveOverHttp(
  context: McpContext,
  port: number,
  outside: Outside,
): Promise<void> {
  const handler = createMcpHandler(() => makeServer(context));
  const answer = toNodeHandler(handler);
  const [isOurHost, isOurOrigin] = [localhostHostValidation(), localhostOriginValidation()];
  const server = createServer((request, reply) => {
    if (!isOurHost(request, reply) || !isOurOrigin(request, reply)) return;
    // A request to a server always has a method; only Node's type, which is shared with clients, leaves it optional.
    if (request.url?.split('?')[0] === '/mcp')
      void answer(request as NodeIncomingMessageLike, reply);
    else reply.writeHead(404).end();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch((cause: NodeJS.ErrnoException) => {
    throw new Trouble(`Port ${port} can’t be used: ${cause.message}.`, { cause });
  });
  const { port: given } = server.address() as AddressInfo;
  await print(outside.stderr, `Serving http://127.0.0.1:${given}/mcp until Ctrl-C.\n`);
  if (!outside.signal.aborted) await once(outside.signal, 'abort');
  server.closeAllConnections();
  server.close();
  await handler.close();
}
