import { z } from 'zod';

import { request } from '../wire/request.ts';

export const consentSubjects = ['terms', 'saving'] as const;

export const consentScreens = ['register', 'profile', 'renewal'] as const;

const moment = z.string().describe('ISO 8601, UTC.');

export const consent = z.object({
  subject: z
    .enum(consentSubjects)
    .describe('terms: Terms of Use and Privacy Policy; saving: that texts are kept.'),
  version: z
    .string()
    .describe('Of Terms of Use and Privacy Policy at that time; `earlier` before it was noted.'),
  screen: z.enum(consentScreens).describe('Where it was asked.'),
  givenAt: moment,
  withdrawnAt: moment.nullable(),
});

export type Consent = z.output<typeof consent>;

const ledger = z
  .object({
    consents: z.array(consent).describe('Oldest first.'),
    isDue: z.boolean().describe('Whether the terms have changed since this person agreed.'),
  })
  .describe('What a person agreed to');

export type Ledger = z.output<typeof ledger>;

export const consentsCall = {
  ...request('GET', '/api/consents', 'What I agreed to'),
  reply: ledger,
} as const;

export const renewCall = {
  ...request('POST', '/api/consents', 'Agree to the terms as they are now'),
  body: z.object({ version: z.string().max(40).describe('The version that was shown.') }),
  reply: ledger,
} as const;
