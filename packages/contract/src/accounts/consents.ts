import { z } from 'zod';

import { request } from '../wire/request.ts';

export const consentSubjects = ['terms', 'saving'] as const;

export const consentScreens = ['register', 'profile', 'renewal'] as const;

const moment = z.string().describe('ISO 8601, UTC.');

export const consent = z.object({
  subject: z
    .enum(consentSubjects)
    .describe('terms: the Terms of Use and the Privacy Policy; saving: that the site saves texts.'),
  version: z
    .string()
    .describe(
      'Version of the Terms of Use and the Privacy Policy at that time; `earlier` for a consent from before versions were recorded.',
    ),
  screen: z.enum(consentScreens).describe('The screen on which the consent was given.'),
  givenAt: moment,
  withdrawnAt: moment.nullable(),
});

export type Consent = z.output<typeof consent>;

const ledger = z
  .object({
    consents: z.array(consent).describe('Oldest first.'),
    isDue: z
      .boolean()
      .describe('True when this person has not agreed to the current version of the terms.'),
  })
  .describe('What a person agreed to');

export type Ledger = z.output<typeof ledger>;

export const consentsCall = {
  ...request('GET', '/api/consents', 'What I agreed to'),
  reply: ledger,
} as const;

export const renewCall = {
  ...request('POST', '/api/consents', 'Agree to the terms as they are now'),
  body: z.object({
    version: z.string().max(40).describe('The version that the person was shown.'),
  }),
  reply: ledger,
} as const;
