import { Failure } from '../../http/index.ts';
import type { ApiKeyScope, Store } from '../../store/index.ts';
import { hashToken } from '../accounts/sessions/secret-tokens.ts';

export interface ApiKeyCredentials {
  readonly username?: string | undefined;
  readonly apiKey?: string | undefined;
}

/**
 * The account of an API key; null without a key. Throws `unknown-key` when the key is invalid or belongs to another
 * address, and `key-only-reads` when it lacks the scope.
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
  if (scope === 'write' && holder.scope !== 'write') throw new Failure('key-only-reads');
  return { id: holder.userId };
}
