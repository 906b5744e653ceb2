import type { FastifyInstance } from 'fastify';

import { ipKey } from '../addresses/ip-key.ts';
import { RateLimited } from '../failures/failure.ts';
import { rotation } from './rotation.ts';

/** Some seconds of work; one who has more waiting is told to come again. */
const waitingOfOne = 200;
const secondsToWait = 2;

/**
 * Begins costly requests one in each turn of the event loop, by turns among addresses: an address with a hundred under
 * way holds another back by one, and what is begun already goes on between two.
 */
export function takeTurns(app: FastifyInstance, most = waitingOfOne): void {
  const line = rotation<() => void>();
  let isServing = false;
  const serve = () => {
    const begin = line.take();
    isServing = begin !== undefined;
    if (!begin) return;
    setImmediate(serve);
    begin();
  };
  app.addHook('preHandler', async (request) => {
    if (request.routeOptions.config.rateLimit === undefined) return;
    const who = ipKey(request.ip);
    if (line.sizeOf(who) >= most) throw new RateLimited('too-many-calls', secondsToWait);
    // A promise, because a callback would go on in the asynchronous context of another request.
    await new Promise<void>((resolve) => {
      line.add(who, resolve);
      if (isServing) return;
      isServing = true;
      setImmediate(serve);
    });
  });
}
