import {
  endShareCall,
  revokeCall,
  shareCall,
  sharedCall,
  sharesCall,
  type ErrorCode,
} from '@vernacular/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { requireUser } from '../accounts/sessions/authenticate-requests.ts';
import { contractRoute, Failure, setNoindex } from '../../http/index.ts';
import type { Dependencies } from '../../dependencies/index.ts';
import { NoRoom, type OpenedShare } from '../../store/index.ts';
import { showShared } from './show-shared.ts';

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
