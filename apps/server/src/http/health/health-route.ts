import { setTimeout as wait } from 'node:timers/promises';

import { healthCall, readyCall } from '@vernacular/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import type { Dependencies } from '../../dependencies/index.ts';
import { readRoute } from '../routes/contract-route.ts';

const patience = 2000;

export const healthRoute: FastifyPluginAsyncZod<
  Dependencies & { readonly isAuditWritable: () => Promise<boolean> }
> = async (app, { store, dictionaries, ending, isAuditWritable }) => {
  app.route({
    ...readRoute(healthCall, 'Site'),
    handler: async () => ({ status: 'up' as const }),
  });

  /** The parts that did not answer the last question: each failure is logged once, though a proxy asks all the time. */
  const silent = new Set<string>();

  app.route({
    method: readyCall.method,
    url: readyCall.path,
    schema: {
      summary: readyCall.summary,
      tags: ['Site'],
      querystring: readyCall.query,
      response: { 200: readyCall.reply, 503: readyCall.reply },
    },
    handler: async (request, reply) => {
      const answers = async (what: string, asked: Promise<unknown>) => {
        const late = new AbortController();
        const silence = wait(patience, null, { signal: late.signal }).then(() => {
          throw new Error(`no answer within ${patience} ms`);
        });
        try {
          await Promise.race([asked, silence]);
          if (silent.delete(what)) request.log.warn(`${what} answers again`);
          return true;
        } catch (err) {
          if (!silent.has(what)) request.log.error({ err }, `${what} does not answer`);
          silent.add(what);
          return false;
        } finally {
          late.abort();
          silence.catch(() => undefined);
        }
      };
      const tryOut = store.ownDictionaries.tryOutObjects;
      const [database, counts, audit, corpora] = await Promise.all([
        answers('the database', store.visits.tryOut()),
        answers('the dictionaries', dictionaries.resolve()),
        isAuditWritable(),
        tryOut && answers('the store of corpora', tryOut()),
      ]);
      const isEnding = ending?.aborted === true;
      const isReady = (database || request.query.exclude === 'database') && counts && !isEnding;
      if (!isReady) void reply.header('retry-after', '5');
      return reply.code(isReady ? 200 : 503).send({
        status: isReady ? ('ready' as const) : ('not-ready' as const),
        database,
        dictionaries: counts,
        // These do not affect `isReady`: the site works without.
        audit,
        ...(corpora !== null && { corpora }),
        ending: isEnding,
      });
    },
  });
};
