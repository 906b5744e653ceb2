import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';

import { describe, expect, it } from 'vitest';

import { formOf } from '../form-for-tests.ts';
import { newDataDir, startServer } from '../server-process-for-tests.ts';
import { isInstalled, type ProxyName, startProxy } from './proxies-for-tests.ts';

const form = formOf({ field: 'ContentTA', content: 'The kinase of bees.' });

/** Asks a site from many connections that are kept, now reading and now sending, until `isEnough` of answers. */
async function visit(port: number, isEnough: (answers: readonly string[]) => boolean) {
  const agent = new Agent({ keepAlive: true, maxSockets: 24 });
  const answers: string[] = [];
  const ask = async (sent?: typeof form) => {
    const asked = request({
      agent,
      host: '127.0.0.1',
      port,
      ...(sent
        ? { path: '/api/TextGrading/Grade', method: 'POST', headers: sent.headers }
        : { path: '/api/site' }),
    });
    asked.end(sent?.payload);
    const [reply] = await once(asked, 'response');
    await text(reply);
    return `${asked.method} ${reply.statusCode}`;
  };
  const visitor = async (_: unknown, at: number) => {
    for (let n = at; !isEnough(answers); n += 1)
      answers.push(
        await ask(n % 2 === 0 ? undefined : form).catch((error: Error) => error.message),
      );
  };
  await Promise.all(Array.from({ length: 24 }, visitor));
  agent.destroy();
  return answers;
}

const tally = (answers: readonly string[]) => {
  const counts: Record<string, number> = {};
  for (const each of answers) counts[each] = (counts[each] ?? 0) + 1;
  return counts;
};

describe.each(['nginx', 'caddy'] satisfies ProxyName[])('behind %s', (name) => {
  it.skipIf(!isInstalled(name))(
    'a planned stop of one server of two fails no request of 5,000',
    async () => {
      const dataDir = await newDataDir();
      const start = () =>
        startServer({
          DATA_DIR: dataDir,
          HOST: '127.0.0.1',
          TRUST_PROXY: '1',
          LOG_LEVEL: 'error',
          FAIR_SHARES: '{"grading":{"address":1000000}}',
        });
      const servers = [await start(), await start()];
      const addresses = servers.map(({ address }) =>
        address.replace('http://localhost', '127.0.0.1'),
      );
      const proxy = await startProxy(name, addresses);
      let stopped: Promise<unknown> | undefined;
      let isStopped = false;
      try {
        const answers = await visit(proxy.port, ({ length }) => {
          if (length >= 500 && stopped === undefined) {
            servers[0]?.child.kill('SIGTERM');
            stopped = servers[0]?.ended.finally(() => (isStopped = true));
          }
          return length >= 5000 && isStopped;
        });
        expect(Object.keys(tally(answers)).sort()).toEqual(['GET 200', 'POST 200']);
        expect(await stopped).toBe(0);
      } finally {
        await proxy.stop();
        for (const { child } of servers) child.kill('SIGKILL');
        await rm(dataDir, { recursive: true, force: true });
      }
    },
    180_000,
  );
});
