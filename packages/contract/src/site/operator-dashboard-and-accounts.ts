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
  hasFactor: z.boolean().describe('Whether the account has an authenticator app or a passkey.'),
});

export type OperatorPerson = z.output<typeof operatorPerson>;

/** The state of the site in numbers, without any text of a user. */
export const operatorCall = {
  ...request('GET', '/api/operator', 'The state of the site in numbers'),
  description:
    'Only for accounts that the setting OPERATORS names, after a recent sign-in or with a second step.',
  reply: z
    .object({
      people: z.object({ all: count, disabled: count, signedIn: count }),
      shares: z.object({ open: count, ended: count }),
      studies: z.array(z.object({ name: z.string(), participants: count })),
      dictionaries: z.object({
        installed: z.array(z.string()).describe('Codes of the installed dictionaries of the site.'),
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
            'Own dictionaries that are waiting, being counted or failed; oldest first, at most 100.',
          ),
      }),
      letters: z.object({
        waiting: count,
        delayed: count.describe(
          'How many of the waiting e-mails have failed to be sent at least once.',
        ),
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
        .describe(
          'Free and total bytes of the disk that holds DATA_DIR; null when the system does not report them.',
        ),
      isAuditWritable: z
        .boolean()
        .describe(
          'Whether this server can write security events to the audit log; also true when no events are kept.',
        ),
      model: z
        .object({
          name: z.string(),
          ends: z
            .record(z.string(), count)
            .describe(
              'How many comments of the language model on this server, since it started, ended in which way.',
            ),
          tokensToday: z.object({ used: count, most: count }),
        })
        .nullable()
        .describe('The language model of the coach; null when there is none.'),
      unusedModelServer: z
        .object({ program: z.string(), url: z.string(), models: z.array(z.string()) })
        .nullable()
        .describe(
          'A language-model server on this machine that answered when the site started, but is not used. Null when none answered, or when a model is set.',
        ),
    })
    .describe('The state of the site'),
} as const;

export type OperatorView = z.output<typeof operatorCall.reply>;

export const operatorPeopleCall = {
  ...request('GET', '/api/operator/people', 'The accounts of the site, sorted by e-mail address'),
  description:
    'Only for accounts that the setting OPERATORS names, after a recent sign-in or with a second step. The call is recorded in the audit log.',
  query: z.object({
    search: z
      .string()
      .max(254)
      .optional()
      .describe('Lists only accounts whose address contains this text.'),
    after: z
      .string()
      .max(254)
      .optional()
      .describe(
        'Lists only addresses that sort after this one. For the next page, send the last address of this page.',
      ),
  }),
  reply: z
    .object({ people: z.array(operatorPerson), hasMore: z.boolean() })
    .describe('Up to 50 accounts, sorted by e-mail address'),
} as const;

export const operatorActCall = {
  ...request('POST', '/api/operator/acts', 'Manage one account, or invite a person'),
  description:
    'Only for accounts that the setting OPERATORS names, after a recent sign-in or with a second step. The act is recorded in the audit log before it is done.',
  body: z.object({
    act: z.enum(operatorActs),
    who: z
      .string()
      .min(1)
      .max(254)
      .describe('Id or e-mail address of the account; for `invite`, the e-mail address to invite.'),
    byLetter: z
      .boolean()
      .default(false)
      .describe(
        'True sends the link of `reset-link` or `invite` by e-mail and leaves it out of the reply.',
      ),
  }),
  reply: z
    .object({
      person: operatorPerson
        .nullable()
        .describe('The account after the act; for `delete`, as it was before. Null for `invite`.'),
      counts: z
        .record(z.string(), count)
        .nullable()
        .describe(
          'For `show`: how many sessions, tasks, links and other things the account has. Otherwise null.',
        ),
      link: z
        .string()
        .nullable()
        .describe(
          'The link of `reset-link` or `invite`, a secret to give to that person only. Null for other acts, and when it was sent by e-mail.',
        ),
      until: moment.nullable(),
    })
    .describe('The result of the act'),
} as const;

export type OperatorAct = (typeof operatorActs)[number];
export type OperatorOutcome = z.output<typeof operatorActCall.reply>;
