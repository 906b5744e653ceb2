import { randomUUID } from 'node:crypto';

import { exerciseCallAt, exerciseCalls, type ExerciseCall } from '@vernacular/contract';
import {
  exercises,
  neutralCoach,
  researchVariantsOf,
  type Host,
  type Request as Wish,
} from '@vernacular/exercises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { Failure, whenGone } from '../../http/index.ts';
import type { Outside } from '../../outside/index.ts';
import { gradeText } from './grade-text.ts';
import { savedConversations } from './saved-conversation.ts';
import { studyConversations } from './study-conversation.ts';
import { takeMessage } from './take-message.ts';

/** A whole conversation with its history; the longest that any coach and a patient person can make is half of it. */
const bodyLimit = 2 * 1024 * 1024;

/** The calls of the conversations, and of their research variants. */
export const exerciseRoutes: FastifyPluginAsyncZod<Outside> = async (
  app,
  { config, store, dictionaries, coach = neutralCoach, now = () => new Date() },
) => {
  const answer = async (
    call: Pick<ExerciseCall, 'exercise' | 'edition'>,
    isResearch: boolean,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const { visitor } = request;
    const signal = whenGone(reply);
    const writer = visitor?.id ?? request.ip;
    const run = (wish: Wish) =>
      wish.kind === 'grade'
        ? gradeText(dictionaries, wish.text)
        : coach.comment(wish, { signal, writer });
    const host: Host = { run, now };
    const isSaving =
      visitor !== null && (await store.demographics.of(visitor.id))?.rejectSaveData === false;
    const saved = isSaving
      ? savedConversations(store.interactions, call.exercise, call.edition, visitor.id)
      : null;
    const study = studyConversations(store.study, call.exercise, call.edition);
    void reply.header('cache-control', 'no-store');
    return takeMessage(call, request.body, { host, saved, study, newId: randomUUID, isResearch });
  };

  for (const call of exerciseCalls) {
    app.route({
      method: call.method,
      url: call.path,
      bodyLimit,
      schema: {
        summary: call.summary,
        tags: ['Conversations'],
        body: call.body,
        response: { 200: call.reply, '4xx': call.failure, '5xx': call.failure },
      },
      handler: (request, reply) => answer(call, false, request, reply),
    });
  }

  const variants = new Map<string, Pick<ExerciseCall, 'exercise' | 'edition'>>(
    exercises.flatMap((exercise) =>
      researchVariantsOf(exercise).flatMap(({ name, edition }) => {
        const uuid = config.RESEARCH_PATHS?.[name];
        return uuid === undefined ? [] : [[`${uuid}-${name}`, { exercise, edition }] as const];
      }),
    ),
  );
  const described = exerciseCallAt('/api/:variant', exercises[0]!, 'full');
  app.route({
    method: described.method,
    url: described.path,
    bodyLimit,
    schema: {
      summary: 'A conversation of a study',
      description:
        'Answers at the paths of RESEARCH_PATHS, /api/{uuid}-{variant}, and nowhere else.',
      tags: ['Conversations'],
      params: z.object({ variant: z.string().max(100) }),
      body: described.body,
      response: { 200: described.reply, '4xx': described.failure, '5xx': described.failure },
    },
    handler: (request, reply) => {
      const call = variants.get(request.params.variant);
      if (!call) throw new Failure('not-found');
      return answer(call, true, request, reply);
    },
  });
};
