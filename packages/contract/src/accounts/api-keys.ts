import { z } from 'zod';

import { limits } from '../wire/limits.ts';
import { request } from '../wire/request.ts';

/**
 * What a key permits: `read` to list the words that readers know, `write` to change them too, `readers` only to ask
 * readers about texts and list those tests.
 */
export const apiKeyScopes = ['read', 'write', 'readers'] as const;

const apiKey = z.object({
  id: z.string(),
  name: z.string().describe('As its holder calls it.'),
  scope: z
    .enum(apiKeyScopes)
    .describe(
      '`read` sees the words readers know, `write` changes them; `readers` does neither, and asks readers of texts.',
    ),
  createdAt: z.string(),
  expiresAt: z.string(),
  lastUsedOn: z.string().nullable().describe('The day, in UTC; null before the first use.'),
});

export const apiKeysCall = {
  ...request('GET', '/api/keys', 'The API keys of my programs'),
  reply: z.object({ keys: z.array(apiKey) }),
} as const;

export const makeApiKeyCall = {
  ...request('POST', '/api/keys', 'Make an API key'),
  description: `At most ${limits.apiKeys} for a person. The key is in this reply and nowhere else. Needs a sign-in, or the password, within the last quarter of an hour; the owner is told by letter. Five an hour for a person.`,
  body: z.object({
    name: z.string().trim().min(1).max(60),
    scope: z.enum(apiKeyScopes).default('read'),
    days: z.int().min(1).max(limits.apiKeyDays).default(limits.apiKeyDays),
  }),
  reply: apiKey.extend({ key: z.string() }),
} as const;

export const revokeApiKeyCall = {
  ...request('DELETE', '/api/keys/:keyId', 'Revoke an API key'),
  params: z.object({ keyId: z.string() }),
  reply: z.object({ revoked: z.boolean() }),
} as const;
