import {
  askReadersCall,
  deleteReaderTestCall,
  endReaderTestCall,
  limits,
  readerResultsCall,
  readerTestsCall,
} from '@vernacular/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import type { Dependencies } from '../../dependencies/index.ts';
import { contractRoute, Failure, setNoindex } from '../../http/index.ts';
import { NoRoom, type ReaderTestRecord, type Store } from '../../store/index.ts';
import { apiKeyOwner, basicCredentials } from '../api-keys/api-keys.ts';
import { requireUser } from '../accounts/sessions/authenticate-requests.ts';
import { linkTo, readerResults } from './reader-results.ts';
import type { ReadLevels } from './word-families-levels-marks.ts';

const day = 24 * 60 * 60 * 1000;
const usualDays = 30;
const wordLimit = limits.readerTest.words;

const resultsLinkTo = (key: string) => `/reader-results/${key}`;

const withKey =
  'A program acts for a person with HTTP Basic authentication: their address, and an API key that may ask readers.';

/** The latest end, counted from the first day: no answer is kept longer than readers were told. */
const lastEnd = (createdAt: Date) => new Date(createdAt.getTime() + limits.readerTest.days * day);

export interface WriterContext extends Dependencies {
  readonly readLevels: ReadLevels;
}

/** The test of a results key. Wrong keys count against the rate limit; they throw Failure `invalid-link`. */
export async function testByKey(
  app: FastifyInstance,
  { readerTests }: Pick<Store, 'readerTests'>,
  request: FastifyRequest<{ Params: { key: string } }>,
): Promise<ReaderTestRecord> {
  const test = await readerTests.openByKey(request.params.key);
  if (test !== null) return test;
  await app.consumeRateLimit(request, 'links');
  throw new Failure('invalid-link');
}

/** The calls of writers: to ask readers about a text, and to see, end and delete the results. */
export const writerRoutes: FastifyPluginAsyncZod<WriterContext> = async (
  app,
  { config, store, readLevels, now = () => new Date() },
) => {
  app.addHook('onRequest', async (_request, reply) => setNoindex(reply));

  /** The id of the signed-in user, or of the owner of the API key; null for a guest. */
  async function askerOf(
    request: FastifyRequest,
    share: 'asking' | 'editors',
  ): Promise<string | null> {
    if (request.visitor) return request.visitor.id;
    const holder = await apiKeyOwner(store, basicCredentials(request), 'readers');
    if (holder === null) return null;
    await app.consumeUserRateLimit(request, share, holder.id);
    return holder.id;
  }

  app.route({
    ...contractRoute(
      askReadersCall,
      'Readers',
      `Needs no account: a guest keeps the second link, which nothing else shows. ${withKey}`,
    ),
    config: { rateLimit: 'asking', acceptsApiKey: true },
    handler: async (request) => {
      const {
        text,
        task = null,
        previous: previousKey = null,
        mostReaders,
        dictionary = null,
        endsAt: wished,
        ...asked
      } = request.body;
      const userId = await askerOf(request, 'asking');
      if (text.trim() === '') throw new Failure('nothing-to-grade', 'There is no text.');
      if (text.trim().split(/\s+/u, wordLimit + 1).length > wordLimit)
        throw new Failure('text-too-long');
      const endsAt = new Date(wished ?? now().getTime() + usualDays * day);
      if (endsAt <= now() || endsAt > lastEnd(now()))
        throw new Failure(
          'invalid-request',
          `It can end within ${limits.readerTest.days} days from now.`,
        );
      const made = await store.readerTests
        .make({
          userId,
          // A text has the same offsets for the reader as in the database, which keeps no NUL.
          text: text.replaceAll('\0', ''),
          details: { ...asked, dictionary, mayBeCounted: config.READER_COUNTS },
          endsAt,
          mostReaders,
          task,
          previousKey,
        })
        .catch((thrown: unknown) => {
          throw thrown instanceof NoRoom ? new Failure('too-many-reader-tests') : thrown;
        });
      if (made === null) throw new Failure('not-found');
      return {
        id: made.id,
        link: linkTo(made.id),
        resultsKey: made.key,
        resultsLink: resultsLinkTo(made.key),
        endsAt: endsAt.toISOString(),
      };
    },
  });

  app.route({
    ...contractRoute(readerTestsCall, 'Readers', withKey),
    config: { rateLimit: 'editors', acceptsApiKey: true },
    handler: async (request) => {
      const tests = await store.readerTests.list(
        (await askerOf(request, 'editors')) ?? requireUser(request).id,
      );
      return {
        tests: tests.map(({ key, ...test }) =>
          Object.assign(test, { link: linkTo(test.id), resultsLink: resultsLinkTo(key) }),
        ),
      };
    },
  });

  app.route({
    ...contractRoute(
      readerResultsCall,
      'Readers',
      'The results key is the only credential. Results of fewer than five readers are hidden, and so are results that differ from others by fewer than five readers.',
    ),
    config: { readsTokensItself: true, rateLimit: 'documents' },
    handler: async (request) => {
      const test = await testByKey(app, store, request);
      return readerResults({ store: store.readerTests, readLevels }, test, request.query);
    },
  });

  app.route({
    ...contractRoute(endReaderTestCall, 'Readers'),
    config: { readsTokensItself: true },
    handler: async (request) => {
      const { key } = request.params;
      const test = await testByKey(app, store, request);
      const wished = new Date(request.body.endsAt);
      if (wished > lastEnd(new Date(test.createdAt)))
        throw new Failure(
          'invalid-request',
          `It can end within ${limits.readerTest.days} days from its first day.`,
        );
      // A time in the past ends the test now, because the time for which it is kept counts from its end.
      const endsAt = wished < now() ? now() : wished;
      if (!(await store.readerTests.setEnd(key, endsAt))) throw new Failure('invalid-link');
      return { id: test.id, endsAt: endsAt.toISOString() };
    },
  });

  app.route({
    ...contractRoute(deleteReaderTestCall, 'Readers'),
    config: { readsTokensItself: true },
    handler: async (request, reply) => {
      await testByKey(app, store, request);
      if (!(await store.readerTests.remove(request.params.key))) throw new Failure('invalid-link');
      return reply.code(204).send(null);
    },
  });
};
