import type { FastifyInstance } from 'fastify';

import { ipKey } from '../addresses/rate-limit-keys.ts';
import { RateLimited } from '../failures/failure.ts';
import { rotation } from './round-robin-queue.ts';

/** An address with more waiting requests, some seconds of work, is refused with 429. */
const waitingOfOne = 200;
const secondsToWait = 2;

/**
 * Starts costly requests one at a time, one in each turn of the event loop, in round robin over network addresses. An
 * address with a hundred of them delays another by one, and running requests go on in between.
 */
export function scheduleFairly(app: FastifyInstance, most = waitingOfOne): void {
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
