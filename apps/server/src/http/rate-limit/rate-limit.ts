import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

import type { RateLimit, Dependencies, RateLimitName } from '../../dependencies/index.ts';
import { ipKey, hashIp, hashKey } from '../addresses/rate-limit-keys.ts';
import { toRateLimited } from '../failures/failure.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly rateLimit?: RateLimitName;
  }
  interface FastifyInstance {
    /** Counts a call for the visitor and their address. Throws RateLimited. */
    consumeRateLimit(request: FastifyRequest, name: RateLimitName): Promise<void>;
    /** Counts a call for the user with this id alone. Throws RateLimited. */
    consumeUserRateLimit(request: FastifyRequest, name: RateLimitName, id: string): Promise<void>;
  }
}

interface Taker {
  readonly key: string;
  readonly sharedKey: () => string;
}

/** A counter is reported to the database once per tenth of its limit, so that light use costs no query. */
const parts = 10;

function newCounter(
  name: string,
  { times, seconds }: { readonly times: number; readonly seconds: number },
  store: Dependencies['store'],
) {
  const here = new RateLimiterMemory({ keyPrefix: name, points: times, duration: seconds });
  const everywhere = store.limiter({ name: `share-${name}`, times, seconds });
  const step = Math.ceil(times / parts);
  const note = (log: FastifyBaseLogger, wait: number) =>
    log.warn({ share: name, times, seconds, wait }, 'a fair share is used up');
  const tellOthers = async ({ key, sharedKey }: Taker, log: FastifyBaseLogger) => {
    const { consumedPoints, msBeforeNext } = await everywhere.penalty(sharedKey(), step);
    if (consumedPoints <= times) return;
    const wait = Math.max(1, Math.ceil(msBeforeNext / 1000));
    note(log, wait);
    await here.block(key, wait);
  };
  return async (taker: Taker, log: FastifyBaseLogger): Promise<void> => {
    try {
      const { consumedPoints } = await here.consume(taker.key);
      if (consumedPoints % step !== 0) return;
      tellOthers(taker, log).catch((err: unknown) => log.error({ err }, 'a share was not told'));
    } catch (thrown) {
      if (!(thrown instanceof RateLimiterRes)) throw thrown;
      const wait = Math.max(1, Math.ceil(thrown.msBeforeNext / 1000));
      if (thrown.consumedPoints === times + 1) note(log, wait);
      throw toRateLimited(thrown, name.endsWith('-person') ? 'fair-share' : 'too-many-calls');
    }
  };
}

/**
 * Limits how often costly routes are called, by each signed-in user and from each network address, which has room for a
 * class. Counters are in memory; those of heavy use are also reported to the database, which the servers share.
 */
export function rateLimit(
  app: FastifyInstance,
  { config, store }: Pick<Dependencies, 'config' | 'store'>,
): void {
  const countersOf = (name: string, { person, address, seconds }: RateLimit) => ({
    person: newCounter(`${name}-person`, { times: person, seconds }, store),
    address: newCounter(`${name}-address`, { times: address, seconds }, store),
  });
  const counters = new Map(
    Object.entries(config.FAIR_SHARES).map(([name, share]) => [name, countersOf(name, share)]),
  );
  const takeOwn = ({ log }: Pick<FastifyRequest, 'log'>, name: RateLimitName, id: string) =>
    counters.get(name)!.person({ key: id, sharedKey: () => hashKey(id) }, log);
  const take = async ({ visitor, ip, log }: FastifyRequest, name: RateLimitName) => {
    if (visitor) await takeOwn({ log }, name, visitor.id);
    await counters.get(name)!.address({ key: ipKey(ip), sharedKey: () => hashIp(ip) }, log);
  };
  app.decorate('consumeRateLimit', take);
  app.decorate('consumeUserRateLimit', takeOwn);
  app.addHook('onRequest', async (request) => {
    const { rateLimit: name } = request.routeOptions.config;
    if (name !== undefined) await take(request, name);
  });
}
