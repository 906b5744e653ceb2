import { randomUUID } from 'node:crypto';

import {
  exerciseCallAt,
  exerciseCalls,
  readEitherCasing,
  writeMessage,
  type ExerciseCall,
} from '@vernacular/contract';
import { analyze, languageByScript } from '@vernacular/analyzer';
import type { DictionaryStore } from '@vernacular/dictionaries/node';
import {
  botMessage,
  commentsSaid,
  exerciseNames,
  exercises,
  gradeOf,
  neutralCoach,
  type Grade,
  type Host,
  type Request as CoachRequest,
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
import type { Dependencies } from '../../dependencies/index.ts';
import { hashToken } from '../../people/index.ts';
import { keepsWork, type Participant } from '../../store/index.ts';
import { studiesOf, type Arm, type Study } from '../studies/studies.ts';
import { streamReply, ndjson, type SendLine } from './stream-reply.ts';
import { readTypingMetrics, studyConversations } from './study-conversations.ts';
import { savedConversations } from './saved-conversations.ts';
import { handleMessage } from './handle-message.ts';
import { usageKey } from './token-budget-key.ts';

/** In bytes, for a conversation with its history; the longest real one takes half of this. */
const bodyLimit = 2 * 1024 * 1024;

export const exerciseRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, dependencies) => {
  const { store, dictionaries, site, coach = neutralCoach, now = () => new Date() } = dependencies;
  const studies = studiesOf(dependencies);
  const answer = async (
    arm: Omit<Arm, 'name'>,
    participant: Participant | null,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const { exercise, edition } = arm;
    const { visitor } = request;
    const signal = abortOnDisconnect(reply);
    const cost = usageKey(request, participant);
    const { isHurried, isTakenBack, taskId, messages: sent, writing } = fieldsOf(request.body);
    const messages: readonly unknown[] | null = Array.isArray(sent) ? sent : null;
    const coaches = new Set<string>();
    const hostFor = (tell: SendLine | null): Host => ({
      now,
      messages: messages ?? [],
      contacts: site.help,
      onPause: async (stage) => {
        if (!participant) return;
        const about = { exercise: exercise.name, stage };
        await store.study.record(participant.id, { event: 'paused', ...about });
      },
      run: async (task: CoachRequest, onSoFar) => {
        if (task.kind === 'grade') return gradeText(dictionaries, task.text);
        const told = { ...task, said: commentsSaid(messages ?? []) };
        const said = await coach.comment(told, {
          ...cost,
          signal,
          isHurried: isHurried === true,
          ...(tell && {
            ...(onSoFar && { onSoFar }),
            onPlace: (place, seconds) =>
              tell({ kind: 'place', place, ...(seconds !== undefined && { seconds }) }),
          }),
        });
        // The hash of the prompts tells apart answers given under different prompts.
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
    const isSaving =
      participant === null &&
      visitor !== null &&
      (visitor.keepsWork ??
        keepsWork(await withoutDatabase(request, () => store.demographics.of(visitor.id), null)));
    const saved = isSaving
      ? savedConversations(store.interactions, exercise, edition, visitor.id)
      : null;
    const study =
      participant &&
      studyConversations(store.study, arm, {
        participant,
        coaches,
        writing: readTypingMetrics(messages ?? [], writing),
      });
    if (participant && !taskId && messages?.length === 0)
      await store.study.record(participant.id, { event: 'opened', exercise: exercise.name });
    void reply.header('cache-control', 'no-store');
    const taken = (tell: SendLine | null) =>
      handleMessage(arm, request.body, {
        host: hostFor(tell),
        saved,
        study,
        asker: request,
        newId: randomUUID,
        isTakenBack: isTakenBack === true,
      });
    return explicitlyAccepts(request, ndjson) ? streamReply(request, reply, taken) : taken(null);
  };

  const participantOf = async (study: Study, body: unknown): Promise<Participant | null> => {
    const secret = secretIn(body);
    const participant = secret === null ? null : await store.study.bySecret(hashToken(secret));
    return participant?.study === study.name ? participant : null;
  };

  for (const call of exerciseCalls) {
    app.route({
      ...routeOf(call),
      schema: { summary: call.summary, ...schemaOf(call) },
      handler: async (request, reply) => {
        const study = studies.get(call.exercise.name)!;
        return answer(call, await participantOf(study, request.body), request, reply);
      },
    });
  }

  const described = exerciseCallAt('/api/:variant', exercises[0]!, 'full');
  app.route({
    ...routeOf(described),
    schema: {
      summary: 'A conversation of a study',
      description:
        'Answers at the paths of studies, such as /api/{uuid}-{variant}, to whoever sends the consent that POST /api/studies/{uuid}-{variant}/consents gave.',
      ...schemaOf(described),
      params: z.object({ variant: z.string().max(100) }),
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

async function gradeText(dictionaries: DictionaryStore, text: string): Promise<Grade> {
  const { dictionary } = await dictionaries.resolve(undefined, languageByScript(text));
  return gradeOf(analyze(text, dictionary), dictionary);
}

const routeOf = ({ method, path }: ExerciseCall) => ({
  method,
  url: path,
  bodyLimit,
  config: { worksWithoutStore: true, rateLimit: 'chat' } as const,
  // Replies come from `writeMessage` and `writeHistory`, whose types are those of the schema.
  serializerCompiler: () => JSON.stringify,
  // Compression would delay the lines of a streamed reply.
  compress: false as const,
});

const schemaOf = ({ body, reply, line, failure }: ExerciseCall) => ({
  tags: ['Conversations'],
  body,
  response: {
    200: {
      description: 'The next turn of a conversation',
      content: { 'application/json': { schema: reply }, [ndjson]: { schema: line } },
    },
    '4xx': failure,
    '5xx': failure,
  },
});

const fieldsOf = (body: unknown) => readEitherCasing(body) as Readonly<Record<string, unknown>>;

function secretIn(body: unknown): string | null {
  const { consent } = fieldsOf(body ?? {});
  return typeof consent === 'string' ? consent : null;
}
