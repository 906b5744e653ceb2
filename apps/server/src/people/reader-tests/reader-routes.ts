import { answerReaderTestCall, readerTestCall, takeBackAnswerCall } from '@vernacular/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import type { Dependencies } from '../../dependencies/index.ts';
import { contractRoute, Failure, setNoindex } from '../../http/index.ts';
import { readAnswer } from './read-answer.ts';

const refusals = {
  unknown: 'invalid-link',
  ended: 'reader-test-ended',
  full: 'reader-test-full',
} as const;

/** The calls of readers. Only their answers are stored, and no session is read. */
export const readerRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, { store }) => {
  app.addHook('onRequest', async (_request, reply) => setNoindex(reply));

  app.route({
    ...contractRoute(
      readerTestCall,
      'Readers',
      'Needs no account. Not for search engines, and kept by no cache.',
    ),
    config: { readsTokensItself: true },
    handler: async (request) => {
      const test = await store.readerTests.open(request.params.id);
      if (test === null) {
        // Only unknown links count, so that a guesser cannot block real ones behind the same address.
        await app.consumeRateLimit(request, 'links');
        throw new Failure('invalid-link');
      }
      const { text, textLanguage, pageLanguage, askedBy, audience, questions, endsAt } = test;
      const state = test.isEnded ? 'ended' : test.isFull ? 'full' : 'open';
      return {
        // After its end the page says so, and no longer shows the text.
        text: state === 'ended' ? '' : text,
        textLanguage,
        pageLanguage,
        askedBy,
        audience,
        questions: questions.map(({ question }) => question),
        endsAt,
        mayBeCounted: test.mayBeCounted ?? false,
        state,
      } as const;
    },
  });

  app.route({
    ...contractRoute(
      answerReaderTestCall,
      'Readers',
      'Marks, or knewAll. Sent again under the same id, it replaces the answer until the test ends.',
    ),
    config: { readsTokensItself: true, rateLimit: 'readers' },
    handler: async (request) => {
      const { id, answerId } = request.params;
      const test = await store.readerTests.open(id);
      if (test === null) throw new Failure('invalid-link');
      if (test.isEnded) throw new Failure('reader-test-ended');
      const kept = readAnswer(request.body, test);
      const outcome = await store.readerTests.answer(id, answerId, kept);
      if (outcome !== 'kept') throw new Failure(refusals[outcome]);
      return { code: answerId };
    },
  });

  app.route({
    ...contractRoute(takeBackAnswerCall, 'Readers'),
    config: { readsTokensItself: true },
    handler: async (request, reply) => {
      if (!(await store.readerTests.takeBack(request.params.answerId))) {
        await app.consumeRateLimit(request, 'links');
        throw new Failure('unknown-code');
      }
      return reply.code(204).send(null);
    },
  });
};
