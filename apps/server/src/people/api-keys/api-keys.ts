import { apiKeysCall, makeApiKeyCall, revokeApiKeyCall } from '@vernacular/contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { contractRoute, Failure, hashKey, toRateLimited } from '../../http/index.ts';
import type { Dependencies } from '../../dependencies/index.ts';
import type { ApiKeyScope, Store } from '../../store/index.ts';
import { hashToken, newToken } from '../accounts/sessions/tokens-and-recovery-codes.ts';
import { requireUser } from '../accounts/sessions/authenticate-requests.ts';

/** Bounds the letters, since each new key sends one. */
const newKeyLimit = { name: 'new-api-key', times: 5, seconds: 60 * 60 };

const letters = {
  read: 'key-made',
  write: 'key-that-writes-made',
  readers: 'key-that-asks-readers-made',
} as const;

/**
 * Lists, makes and revokes the API keys of an account. A key is shown once. `read` and `write` are for the LanguageTool
 * calls (`/v2`), `readers` only for asking readers; making one needs a recent sign-in.
 */
export const apiKeyRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, { store }) => {
  const newKeys = store.limiter(newKeyLimit);
  app.route({
    ...contractRoute(apiKeysCall, 'Mine'),
    handler: async (request) => ({
      keys: [...(await store.apiKeys.list(requireUser(request).id))],
    }),
  });

  app.route({
    ...contractRoute(makeApiKeyCall, 'Mine'),
    preValidation: async (request) => void requireUser(request),
    handler: async (request) => {
      const visitor = requireUser(request);
      if (!visitor.isRecent) throw new Failure('proof-needed');
      const holder = hashKey(visitor.id);
      await newKeys.consume(holder).catch((thrown: unknown) => {
        throw toRateLimited(thrown, 'too-many-new-keys');
      });
      const key = newToken();
      const hash = hashToken(key);
      const made = await store.apiKeys.make(visitor.id, { ...request.body, hash });
      if (made === null) {
        await newKeys.reward(holder);
        throw new Failure('too-many-keys');
      }
      await app.notifyVisitor(request, letters[made.scope]);
      return { ...made, key };
    },
  });

  app.route({
    ...contractRoute(revokeApiKeyCall, 'Mine'),
    preValidation: async (request) => void requireUser(request),
    handler: async (request) => {
      if (!(await store.apiKeys.revoke(requireUser(request).id, request.params.keyId)))
        throw new Failure('not-found');
      return { revoked: true };
    },
  });
};

export interface ApiKeyCredentials {
  readonly username?: string | undefined;
  readonly apiKey?: string | undefined;
}

const permits: Readonly<Record<ApiKeyScope, readonly ApiKeyScope[]>> = {
  read: ['read'],
  write: ['read', 'write'],
  readers: ['readers'],
};

/** The user name and key of a request with HTTP Basic authentication (RFC 7617); else an empty object. */
export function basicCredentials({
  headers: { authorization = '' },
}: Pick<FastifyRequest, 'headers'>): ApiKeyCredentials {
  const given = /^Basic +(\S+)$/i.exec(authorization)?.[1];
  if (given === undefined) return {};
  const [, username, apiKey] =
    /^([^:]*):(.*)$/su.exec(Buffer.from(given, 'base64').toString()) ?? [];
  // Malformed credentials count as an unknown key, not as a guest.
  return { username, apiKey: apiKey || ' ' };
}

/**
 * The account of an API key; null without a key. Throws `unknown-key` when the key is invalid or belongs to another
 * address, and `key-only-reads` or `key-for-other-calls` when it lacks the scope.
 */
export async function apiKeyOwner(
  { apiKeys }: Pick<Store, 'apiKeys'>,
  { username = '', apiKey = '' }: ApiKeyCredentials,
  scope: ApiKeyScope = 'read',
): Promise<{ readonly id: string } | null> {
  if (apiKey === '') return null;
  const holder = await apiKeys.holderOf(hashToken(apiKey));
  // With a hosted account service the address is unknown here.
  const isTheirs = holder?.email === null || holder?.email === username.trim().toLowerCase();
  if (holder === null || !isTheirs) throw new Failure('unknown-key');
  if (!permits[holder.scope].includes(scope))
    throw new Failure(
      permits[holder.scope].includes('read') && scope === 'write'
        ? 'key-only-reads'
        : 'key-for-other-calls',
    );
  return { id: holder.userId };
}
