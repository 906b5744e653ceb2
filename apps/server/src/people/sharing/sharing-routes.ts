import {
  endShareCall,
  revokeCall,
  shareCall,
  sharedCall,
  sharesCall,
  type ErrorCode,
  type ShownTask,
} from '@vernacular/contract';
import type { DictionaryStore } from '@vernacular/dictionaries/node';
import { withoutName } from '@vernacular/exercises';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { requireUser } from '../accounts/sessions/authenticate-requests.ts';
import { contractRoute, Failure, setNoindex } from '../../http/index.ts';
import type { Dependencies } from '../../dependencies/index.ts';
import { NoRoom, type OpenedShare } from '../../store/index.ts';
import { readCheckAnswers, showTask } from '../history/show-task.ts';

const linkTo = (id: string) => `/share/${id}`;

const refusals: Readonly<Record<Exclude<OpenedShare['kind'], 'shown'>, ErrorCode>> = {
  invalid: 'invalid-link',
  revoked: 'revoked-link',
  expired: 'expired-link',
};

export const sharingRoutes: FastifyPluginAsyncZod<Dependencies> = async (
  app,
  { config, store, dictionaries, now = () => new Date() },
) => {
  const endIn = (expiresAt: string | null | undefined): Date | null => {
    const end = expiresAt ? new Date(expiresAt) : null;
    if (end !== null && end <= now())
      throw new Failure('invalid-request', 'A link can only end in the future.');
    return end;
  };

  app.route({
    ...contractRoute(shareCall, 'Mine'),
    preValidation: async (request) => void requireUser(request),
    handler: async (request) => {
      const { taskType, taskId, expiresAt } = request.body;
      const end = endIn(expiresAt);
      const userId = requireUser(request).id;
      const id = await store.shares
        .create({ userId, type: taskType, taskId, expiresAt: end })
        .catch((thrown: unknown) => {
          throw thrown instanceof NoRoom ? new Failure('too-many-links') : thrown;
        });
      if (id === null) throw new Failure('not-found');
      return { id, link: linkTo(id) };
    },
  });

  app.route({
    ...contractRoute(sharesCall, 'Mine'),
    preValidation: async (request) => void requireUser(request),
    handler: async (request) => {
      const { taskType, taskId } = request.query;
      const shares = await store.shares.list(requireUser(request).id, taskType, taskId);
      return {
        shares: shares.map((share) => Object.assign({ link: linkTo(share.id) }, share)),
        most: config.LINKS_PER_TASK,
      };
    },
  });

  app.route({
    ...contractRoute(endShareCall, 'Mine'),
    preValidation: async (request) => void requireUser(request),
    handler: async (request) => {
      const end = endIn(request.body.expiresAt);
      const { id } = request.params;
      if (!(await store.shares.setEnd(requireUser(request).id, id, end)))
        throw new Failure('not-found');
      return { id, link: linkTo(id), expiresAt: end?.toISOString() ?? null };
    },
  });

  app.route({
    ...contractRoute(revokeCall, 'Mine'),
    handler: async (request) => {
      const isRevoked = await store.shares.revoke(requireUser(request).id, request.params.id);
      if (!isRevoked) throw new Failure('not-found');
      return { isRevoked };
    },
  });

  app.route({
    ...contractRoute(
      sharedCall,
      'Mine',
      'Needs no account. Not for search engines, and kept by no cache.',
    ),
    // An expired session must not block a link.
    config: { readsTokensItself: true },
    onRequest: async (_request, reply) => setNoindex(reply),
    handler: async (request) => {
      const opened = await store.shares.open(request.params.token);
      // Only unknown links count, so that a guesser cannot block real links behind the same address.
      if (opened.kind === 'invalid') await app.consumeRateLimit(request, 'links');
      if (opened.kind !== 'shown') throw new Failure(refusals[opened.kind]);
      return {
        taskType: opened.task.type,
        shown: showShared(dictionaries, opened),
      };
    },
  });
};

/** A shared task as it was when the link was created, without the owner's name and address. */
function showShared(
  dictionaries: Pick<DictionaryStore, 'list'>,
  { task, messages: count, ownerEmail }: Extract<OpenedShare, { kind: 'shown' }>,
): ShownTask {
  // Marks are offsets into the full texts, so they are read before anything is left out.
  const whole = { content: task.content, answers: readCheckAnswers(task.content) };
  const { content, answers } = ownerEmail === null ? whole : withoutAddress(whole, ownerEmail);
  return showTask(
    dictionaries,
    { ...task, content },
    (messages, exercise) =>
      // The original ids come from the writer's device.
      withoutName(exercise, content, messages.slice(0, count ?? messages.length)).map(
        (message, index) => Object.assign({}, message, { id: String(index + 1) }),
      ),
    answers,
  );
}

const mark = (text: string) => (/\p{Script=Hebrew}/u.test(text) ? '(אימייל)' : '(e-mail)');

function withoutAddress<Content>(content: Content, address: string): Content {
  const literal = address.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const inText = new RegExp(literal, 'giu');
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(inText, () => mark(value));
    if (Array.isArray(value)) return value.map(clean);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, clean(each)]));
  };
  return clean(content) as Content;
}
