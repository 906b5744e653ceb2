import { z } from 'zod';

import { request } from '../wire/request.ts';

const moment = z.string().describe('ISO 8601, UTC.');
const count = z.number().int().nonnegative();

/** Actions of an operator on an account; `invite` makes one. */
const operatorActs = [
  'show',
  'disable',
  'enable',
  'sign-out',
  'delete',
  'reset-link',
  'remove-factor',
  'invite',
] as const;

export const operatorPerson = z.object({
  id: z.string(),
  email: z.string(),
  createdAt: moment,
  lastSignInAt: moment.nullable(),
  isConfirmed: z.boolean(),
  disabledAt: moment.nullable(),
  hasFactor: z.boolean().describe('Whether there is an authenticator app or a passkey.'),
});

export type OperatorPerson = z.output<typeof operatorPerson>;

/** The state of the site in numbers, without any text of a user. */
export const operatorCall = {
  ...request('GET', '/api/operator', 'How the site stands'),
  description: 'For the accounts that OPERATORS names.',
  reply: z
    .object({
      people: z.object({ all: count, disabled: count, signedIn: count }),
      shares: z.object({ open: count, ended: count }),
      studies: z.array(z.object({ name: z.string(), participants: count })),
      dictionaries: z.object({
        installed: z.array(z.string()).describe('Codes of the dictionaries of the site.'),
        own: z.object({ queued: count, counting: count, ready: count, failed: count }),
        jobs: z
          .array(
            z.object({
              id: z.string(),
              state: z.string(),
              progress: z.number(),
              attempts: count,
              failure: z.string().nullable(),
              createdAt: moment,
            }),
          )
          .describe(
            'Those that wait, are counted, or failed; the oldest first, a hundred at most.',
          ),
      }),
      letters: z.object({
        waiting: count,
        delayed: count.describe('Of those, how many could not be sent yet.'),
        oldest: moment.nullable(),
        givenUp: z.array(
          z.object({
            email: z.string(),
            kind: z.string(),
            failure: z.string(),
            attempts: count,
            at: moment,
          }),
        ),
      }),
      disk: z
        .object({ free: z.number(), all: z.number() })
        .nullable()
        .describe('Bytes where DATA_DIR is; null when the system does not tell.'),
      isAuditWritable: z
        .boolean()
        .describe('Whether this server can write security events down; true where none are kept.'),
      model: z
        .object({
          name: z.string(),
          ends: z
            .record(z.string(), count)
            .describe('How comments ended on this server since it started.'),
          tokensToday: z.object({ used: count, most: count }),
        })
        .nullable()
        .describe('The language model; null when there is none.'),
      unusedModelServer: z
        .object({ program: z.string(), url: z.string(), models: z.array(z.string()) })
        .nullable()
        .describe(
          'A server of language models that answered on this machine at the start and is not used; null when none did, or a model is set.',
        ),
    })
    .describe('How the site stands'),
} as const;

export type OperatorView = z.output<typeof operatorCall.reply>;

export const operatorPeopleCall = {
  ...request('GET', '/api/operator/people', 'The accounts of the site, by address'),
  description: 'For the accounts that OPERATORS names. It is written into the audit log.',
  query: z.object({
    search: z.string().max(254).optional().describe('A part of the address.'),
    after: z.string().max(254).optional().describe('The address after which the list begins.'),
  }),
  reply: z
    .object({ people: z.array(operatorPerson), hasMore: z.boolean() })
    .describe('Accounts, by address'),
} as const;

export const operatorActCall = {
  ...request('POST', '/api/operator/acts', 'Do something to an account'),
  description: 'For the accounts that OPERATORS names. It is written into the audit log first.',
  body: z.object({
    act: z.enum(operatorActs),
    who: z.string().min(1).max(254).describe('The id of an account; for `invite` an address.'),
    byLetter: z.boolean().default(false).describe('Send the link by letter, and do not show it.'),
  }),
  reply: z
    .object({
      person: operatorPerson.nullable().describe('As it is now; null for an invitation.'),
      counts: z.record(z.string(), count).nullable().describe('For `show`: how much there is.'),
      link: z.string().nullable().describe('A secret, for the person alone.'),
      until: moment.nullable(),
    })
    .describe('What became of it'),
} as const;

export type OperatorAct = (typeof operatorActs)[number];
export type OperatorOutcome = z.output<typeof operatorActCall.reply>;
