import { z } from 'zod';

import { limits } from './limits.ts';

const apiKey = z.object({
  id: z.string(),
  name: z.string().describe('As its holder calls it.'),
  createdAt: z.string(),
  lastUsedOn: z.string().nullable().describe('The day, in UTC; null before the first use.'),
});

export type ApiKey = z.output<typeof apiKey>;

/** Lists the API keys of the signed-in user’s programs. */
export const apiKeysCall = {
  method: 'GET',
  path: '/api/keys',
  summary: 'The API keys of my programs',
  reply: z.object({ keys: z.array(apiKey) }),
} as const;

/** Creates an API key, which only this reply contains. */
export const makeApiKeyCall = {
  method: 'POST',
  path: '/api/keys',
  summary: 'Make an API key',
  description: `At most ${limits.apiKeys} for a person. The key is in this reply and nowhere else.`,
  body: z.object({ name: z.string().trim().min(1).max(60) }),
  reply: apiKey.extend({ key: z.string() }),
} as const;

/** Revokes an API key with immediate effect. */
export const revokeApiKeyCall = {
  method: 'DELETE',
  path: '/api/keys/:keyId',
  summary: 'Revoke an API key',
  params: z.object({ keyId: z.string() }),
  reply: z.object({ revoked: z.boolean() }),
} as const;
