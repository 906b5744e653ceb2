import type { FastifyRequest } from 'fastify';

import { Failure } from '../../http/index.ts';
import type { ApiKeyScope, Store } from '../../store/index.ts';
import { hashToken } from '../accounts/sessions/tokens-and-recovery-codes.ts';

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
