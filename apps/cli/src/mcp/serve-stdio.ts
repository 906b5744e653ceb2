import { once } from 'node:events';

import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';

import type { Outside } from '../outside.ts';
import { makeServer } from './make-server.ts';
import type { Means } from './means.ts';

/** Serves the program that started this one, until it closes its end or Ctrl-C. */
export async function serveOverStdio(means: Means, { stdin, signal }: Outside): Promise<void> {
  const transport = new StdioServerTransport();
  const { close } = serveStdio(() => makeServer(means), { transport });
  const isOver = new AbortController();
  const over = { signal: isOver.signal };
  await Promise.race([
    once(stdin, 'close', over),
    once(stdin, 'end', over),
    once(signal, 'abort', over),
  ]);
  isOver.abort();
  await close();
}
