import { connect } from 'node:net';

import type { TestSite } from './site-for-tests.ts';

/** Has a site listen, and says exactly these bytes to it: what comes back is the answer to its end. */
export async function socketTo({ app }: TestSite) {
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  return (words: string | Buffer): Promise<string> =>
    new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      const socket = connect(port, '127.0.0.1', () => socket.write(words));
      socket.on('data', (chunk) => chunks.push(chunk));
      socket.on('error', reject);
      socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
    });
}
