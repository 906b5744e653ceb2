import { randomUUID } from 'node:crypto';

import {
  exerciseCallAt,
  exerciseCalls,
  readEitherCasing,
  writeMessage,
  type ExerciseCall,
} from '@vernacular/contract';
import {
  botMessage,
  commentsSaid,
  exerciseNames,
  exercises,
  neutralCoach,
  type Host,
  type Request as Wish,
} from '@vernacular/exercises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import {
  Failure,
  explicitlyAccepts,
  withoutDatabase,
  abortOnDisconnect,
} from '../../http/index.ts';
import type { Outside } from '../../outside/index.ts';
import { hashToken } from '../../people/index.ts';
import { keepsWork, type Participant } from '../../store/index.ts';
import { studiesOf, type Study } from '../studies/studies.ts';
import { answerInLines, lines, type Tell } from './answer-in-lines.ts';
import { gradeText } from './grade-text.ts';
import { readWriting } from './read-writing.ts';
import { savedConversations } from './saved-conversation.ts';
import { studyConversations } from './study-conversation.ts';
import { takeMessage } from './take-message.ts';
import { whoseCost } from './whose-cost.ts';

/** A whole conversation with its history; the longest that any coach and a patient person can make is half of it. */
const bodyLimit = 2 * 1024 * 1024;

/** The calls of the conversations, and of their research variants. */
export const exerciseRoutes: FastifyPluginAsyncZod<Outside> = async (app, outside) => {
  const { store, dictionaries, site, coach = neutralCoach, now = () => new Date() } = outside;
  const studies = studiesOf(outside);
  const answer = async (
    { exercise, edition }: Pick<ExerciseCall, 'exercise' | 'edition'>,
    participant: Participant | null,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const { visitor } = request;
    const signal = abortOnDisconnect(reply);
    const cost = whoseCost(request, participant);
    const isHurried = sentIn(request.body)['isHurried'] === true;
    const coaches = new Set<string>();
    const hostFor = (tell: Tell | null): Host => ({
      now,
      messages: messagesIn(request.body),
      contacts: site.help,
      onPause: async (stage) => {
        if (participant)
          await store.study.record(participant.id, {
            event: 'paused',
            exercise: exercise.name,
            stage,
          });
      },
      run: async (wish: Wish, onSoFar) => {
        if (wish.kind === 'grade') return gradeText(dictionaries, wish.text);
        const told = { ...wish, said: commentsSaid(messagesIn(request.body)) };
        const said = await coach.comment(told, {
          ...cost,
          signal,
          isHurried,
          ...(tell && {
            ...(onSoFar && { onSoFar }),
            onPlace: (place) => tell({ kind: 'place', place }),
          }),
        });
        // With the version of its prompts, so that answers can be told apart by what the model was told.
        coaches.add(said.prompts === undefined ? said.madeBy : `${said.madeBy}:${said.prompts}`);
        return said;
      },
      ...(tell && {
        onHeard: (turns) =>
          tell({
            kind: 'heard',
            messages: turns.map((turn) => writeMessage(botMessage(randomUUID(), turn))),
          }),
      }),
    });
    const call = { exercise, edition };
    const isSaving =
      participant === null &&
      visitor !== null &&
      keepsWork(await withoutDatabase(request, () => store.demographics.of(visitor.id), null));
    const saved = isSaving
      ? savedConversations(store.interactions, exercise, edition, visitor.id)
      : null;
    const study =
      participant &&
      studyConversations(store.study, call, {
        participant,
        coaches,
        writing: readWriting(request.body),
      });
    if (participant && isOpening(request.body))
      await store.study.record(participant.id, { event: 'opened', exercise: exercise.name });
    void reply.header('cache-control', 'no-store');
    const taken = (tell: Tell | null) =>
      takeMessage(call, request.body, {
        host: hostFor(tell),
        saved,
        study,
        asker: request,
        newId: randomUUID,
      });
    return explicitlyAccepts(request, lines) ? answerInLines(request, reply, taken) : taken(null);
  };

  /** Who takes part in a study and shows the consent of it. */
  const participantOf = async (study: Study, body: unknown): Promise<Participant | null> => {
    const secret = secretIn(body);
    const participant = secret === null ? null : await store.study.bySecret(hashToken(secret));
    return participant?.study === study.name ? participant : null;
  };

  for (const call of exerciseCalls) {
    app.route({
      method: call.method,
      url: call.path,
      bodyLimit,
      config: { worksWithoutStore: true, rateLimit: 'chat' },
      // Compression would hold lines back.
      compress: false,
      schema: {
        summary: call.summary,
        tags: ['Conversations'],
        body: call.body,
        response: {
          200: inEitherForm(call),
          '4xx': call.failure,
          '5xx': call.failure,
        },
      },
      handler: async (request, reply) => {
        const study = studies.get(call.exercise.name)!;
        return answer(call, await participantOf(study, request.body), request, reply);
      },
    });
  }

  const described = exerciseCallAt('/api/:variant', exercises[0]!, 'full');
  app.route({
    method: described.method,
    url: described.path,
    bodyLimit,
    config: { worksWithoutStore: true, rateLimit: 'chat' },
    compress: false,
    schema: {
      summary: 'A conversation of a study',
      description:
        'Answers at the paths of studies, such as /api/{uuid}-{variant}, to whoever sends the consent that POST /api/studies/{uuid}-{variant}/consents gave.',
      tags: ['Conversations'],
      params: z.object({ variant: z.string().max(100) }),
      body: described.body,
      response: {
        200: inEitherForm(described),
        '4xx': described.failure,
        '5xx': described.failure,
      },
    },
    handler: async (request, reply) => {
      const { variant } = request.params;
      const study = studies.get(variant);
      if (!study || exerciseNames.some((name) => name === variant)) throw new Failure('not-found');
      const participant = await participantOf(study, request.body);
      const arm = study.arms.find(({ name }) => name === participant?.condition);
      if (!participant || !arm) throw new Failure('consent-needed');
      return answer(arm, participant, request, reply);
    },
  });
};

/** A reply as JSON, or line by line to whoever asks for that. */
const inEitherForm = ({ reply, line }: ExerciseCall) => ({
  description: 'The next turn of a conversation',
  content: { 'application/json': { schema: reply }, [lines]: { schema: line } },
});

/** What a call of a conversation sends, its names as we write them. */
const sentIn = (body: unknown) => readEitherCasing(body) as Readonly<Record<string, unknown>>;

/** The messages that a call sends with it. */
function messagesIn(body: unknown): readonly unknown[] {
  const { messages } = sentIn(body);
  return Array.isArray(messages) ? messages : [];
}

/** Whether a call asks for the first question of a conversation. */
function isOpening(body: unknown): boolean {
  const { taskId, messages } = sentIn(body);
  return !taskId && Array.isArray(messages) && messages.length === 0;
}

/** The secret of a consent, in a call of a conversation. */
function secretIn(body: unknown): string | null {
  const { consent } = sentIn(body ?? {});
  return typeof consent === 'string' ? consent : null;
}
