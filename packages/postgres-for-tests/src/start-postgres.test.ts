import { connect } from 'node:net';
import { once } from 'node:events';
import { expect, test } from 'vitest';

import { findPostgres, startPostgres } from './index.ts';

test.skipIf(findPostgres() === null)(
  'starts a server that answers, and ends it',
  async () => {
    const postgres = await startPostgres();
    const { hostname, port } = new URL(postgres.url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.destroy();
    await postgres.stop();
    const refused = connect(Number(port), hostname);
    const [error] = (await once(refused, 'error')) as [NodeJS.ErrnoException];
    expect(error.code).toBe('ECONNREFUSED');
  },
  60_000,
);
