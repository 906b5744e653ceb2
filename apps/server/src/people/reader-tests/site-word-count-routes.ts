import {
  giveReaderCountsCall,
  readerCountsCall,
  takeBackReaderCountsCall,
} from '@vernacular/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { contractRoute, Failure, setNoindex } from '../../http/index.ts';
import type { CountedWord } from '../../store/index.ts';
import { testByKey, type WriterContext } from './writer-routes.ts';
import { archiveGivenRounds, siteWordCounts } from './site-word-counts.ts';

const sixHours = 6 * 60 * 60 * 1000;

/** Rounds the numbers so coarsely that the answer of one reader, taken back, does not show. */
const shown = ({ word, readers, marked }: CountedWord) => ({
  word,
  readers: Math.floor(readers / 10) * 10,
  known: Math.round((100 * (readers - marked)) / readers),
});

/** The word counts of the whole site, and how a writer adds a round to them or takes it out. */
export const readerCountRoutes: FastifyPluginAsyncZod<WriterContext> = async (
  app,
  { store, readLevels, config, now = () => new Date() },
) => {
  const sources = { store, readLevels, now };
  let table: { readonly day: string; readonly words: ReturnType<typeof siteWordCounts> } | null =
    null;

  /** The table of words, made once a day, because it reads every text that was added to the counts. */
  async function wordsToday() {
    const day = now().toISOString().slice(0, 10);
    if (table?.day !== day) table = { day, words: siteWordCounts(sources) };
    try {
      return await table.words;
    } catch (error) {
      table = null;
      throw error;
    }
  }

  for (const [call, isGiven] of [
    [giveReaderCountsCall, true],
    [takeBackReaderCountsCall, false],
  ] as const)
    app.route({
      ...contractRoute(
        call,
        'Readers',
        'Needs the results key. Only a round whose readers were told so can be given; from the month after its end on it counts.',
      ),
      onRequest: async (_request, reply) => setNoindex(reply),
      config: { readsTokensItself: true },
      handler: async (request, reply) => {
        const test = await testByKey(app, store, request);
        if (isGiven && !(config.READER_COUNTS && test.mayBeCounted)) throw new Failure('not-found');
        if (!(await store.readerCounts.give(test.id, isGiven))) throw new Failure('invalid-link');
        request.actor = test.userId;
        return reply.code(204).send(null);
      },
    });

  app.route({
    ...contractRoute(
      readerCountsCall,
      'Readers',
      'Available only if the setting READER_COUNTS is true. Lists words that at least 20 readers met in at least three texts; updated once a day.',
    ),
    handler: async ({ params: { language } }, reply) => {
      if (!config.READER_COUNTS) throw new Failure('not-found');
      const words = (await wordsToday()).filter((word) => word.language === language);
      reply.header('cache-control', 'public, max-age=86400');
      return { words: words.map(shown) };
    },
  });

  if (!config.READER_COUNTS) return;
  const close = () =>
    archiveGivenRounds(sources).catch((err: unknown) =>
      app.log.error({ err }, 'given rounds could not be counted'),
    );
  app.addHook('onReady', () => void close());
  const timer = setInterval(() => void close(), sixHours);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
};
