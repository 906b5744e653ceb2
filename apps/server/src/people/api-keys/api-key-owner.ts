import { Failure } from '../../http/index.ts';
import type { Store } from '../../store/index.ts';
import { hashToken } from '../accounts/sessions/secret-tokens.ts';

/** What clients of LanguageTool’s protocol send for an account. */
export interface ApiKeyCredentials {
  readonly username?: string | undefined;
  readonly apiKey?: string | undefined;
}

/** Whose key was shown; null when none was. Throws when it is no key, or not of the address it came with. */
export async function apiKeyOwner(
  { apiKeys }: Pick<Store, 'apiKeys'>,
  { username = '', apiKey = '' }: ApiKeyCredentials,
): Promise<{ readonly id: string } | null> {
  if (apiKey === '') return null;
  const holder = await apiKeys.holderOf(hashToken(apiKey));
  // A hosted account service keeps the address to itself.
  const isTheirs = holder?.email === null || holder?.email === username.trim().toLowerCase();
  if (holder === null || !isTheirs) throw new Failure('unknown-key');
  return { id: holder.userId };
}
