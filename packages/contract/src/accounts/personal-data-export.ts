import { z } from 'zod';

import { apiKeyScopes } from './api-keys.ts';
import { consent } from './consents.ts';
import { taskType } from './saved-tasks.ts';
import { profile } from './profile.ts';
import { readerResults } from '../readers/reader-results.ts';
import { askedOfReaders } from '../readers/reader-tests.ts';
import { request } from '../wire/request.ts';

const answer = z.string().nullable();

const exported = z
  .object({
    exportedAt: z.string(),
    account: z.object({
      id: z.string(),
      email: z.string(),
      createdAt: answer,
      identities: z
        .array(
          z.object({
            issuer: z.string(),
            subject: z.string(),
            email: answer,
            createdAt: z.string(),
            usedAt: z.string(),
          }),
        )
        .describe('The external providers with which this person signs in.'),
    }),
    profile: profile.nullable(),
    consents: z.array(consent).describe('What this person agreed to.'),
    tasks: z.array(
      z.object({
        type: taskType,
        id: z.string(),
        createdAt: z.string(),
        content: z.record(z.string(), z.unknown()).describe('Every column of the task.'),
        links: z.array(
          z.object({
            id: z.string(),
            createdAt: z.string(),
            isRevoked: z.boolean(),
            expiresAt: answer,
          }),
        ),
      }),
    ),
    dictionaries: z
      .array(
        z.object({
          name: z.string(),
          language: z.string(),
          from: z.number(),
          to: z.number(),
          files: z.number(),
          bytes: z.number(),
          tokens: z.number().nullable(),
          types: z.number().nullable(),
          createdAt: z.string(),
        }),
      )
      .describe('Dictionaries made from own texts; the texts are not kept.'),
    apiKeys: z
      .array(
        z.object({
          name: z.string(),
          scope: z.enum(apiKeyScopes),
          createdAt: z.string(),
          expiresAt: z.string(),
          lastUsedOn: z.string().nullable(),
        }),
      )
      .describe('API keys, without the keys themselves, which the site does not store.'),
    secondSteps: z
      .array(
        z.object({
          kind: z.enum(['app', 'passkey']),
          name: answer,
          createdAt: z.string(),
          usedAt: z.string(),
        }),
      )
      .describe('Authenticator apps and passkeys of the account, without their secrets and keys.'),
    readerTests: z
      .array(z.object({ questions: askedOfReaders.shape.questions, results: readerResults }))
      .describe('The texts I asked readers about, with their results as I may see them.'),
    knownWords: z.array(z.string()).describe('The words my readers know.'),
  })
  .describe(
    'All that the site stores about a person, except passwords, sessions, secrets of second steps, counts of own dictionaries and security events',
  );

export type Export = z.output<typeof exported>;

export const exportCall = {
  ...request('GET', '/api/profile/export', 'Download all my data'),
  reply: exported,
} as const;
