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
  name: z.string().describe('The name that its owner gave it.'),
  scope: z
    .enum(apiKeyScopes)
    .describe(
      '`read` permits listing the words that my readers know, `write` also changing them. `readers` permits neither, only asking readers about texts and listing those tests.',
    ),
  createdAt: z.string(),
  expiresAt: z.string(),
  lastUsedOn: z
    .string()
    .nullable()
    .describe('Day of the last use, in UTC; null before the first use.'),
});

export const apiKeysCall = {
  ...request('GET', '/api/keys', 'The API keys of my programs'),
  reply: z.object({ keys: z.array(apiKey) }),
} as const;

export const makeApiKeyCall = {
  ...request('POST', '/api/keys', 'Make an API key'),
  description: `A person can have ${limits.apiKeys} keys at a time and make five an hour. Only this reply contains the key itself. The person must have signed in or entered the password within the last 15 minutes, and is told of the new key by e-mail.`,
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
