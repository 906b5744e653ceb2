import { exerciseNames } from '@vernacular/exercises';
import { z } from 'zod';

import { inSiteLanguages, siteLanguage } from '../site/site-language.ts';
import { request } from '../wire/request.ts';

/**
 * The form in which participant codes are compared: case, surrounding spaces, full-width letters and invisible marks of
 * direction do not count.
 */
export const foldCode = (code: string): string =>
  code
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();

const inLanguages = inSiteLanguages(z.string());
const address = z.string().max(100).describe('Last part of the path of the study’s page.');
const secret = z
  .string()
  .describe(
    'A secret to send as `consent` with every call of the conversation. Whoever has it can write as this participant.',
  );

const study = z
  .object({
    title: inLanguages
      .nullable()
      .describe(
        'Null when the study has no title of its own; its page then has the name of the exercise.',
      ),
    consent: z.object({
      version: z.string(),
      text: inLanguages.describe('Plain text; an empty line separates paragraphs.'),
    }),
    state: z
      .enum(['before', 'open', 'over'])
      .describe(
        'Whether the study takes participants: not yet (before), now (open), or no longer (over).',
      ),
    opens: z.string().nullable(),
    closes: z.string().nullable(),
    contact: inLanguages
      .nullable()
      .describe('Whom participants may ask; null when the study names nobody.'),
    asksCode: z.boolean().describe('Whether only people with a participant code can take part.'),
  })
  .describe('A study, as its page shows it');

export type StudyPage = z.output<typeof study>;

/** Title, consent text and state of a study, for its page; needs no account. */
export const studyCall = {
  ...request('GET', '/api/studies/:address', 'A study and the consent text for its participants'),
  params: z.object({ address }),
  reply: study,
} as const;

export const agreeCall = {
  ...request('POST', '/api/studies/:address/consents', 'Agree to take part in a study'),
  params: z.object({ address }),
  body: z.object({
    version: z
      .string()
      .max(100)
      .describe('Version of the consent text that the participant agrees to.'),
    language: siteLanguage.describe('The language in which the participant read it.'),
    text: z
      .string()
      .max(100_000)
      .describe(
        'The consent text as the participant saw it. If the text of the study differs, the call fails and no consent is recorded.',
      ),
    participantName: z.string().trim().max(200).optional(),
    withProfile: z
      .boolean()
      .optional()
      .describe(
        'True saves the profile answers of the signed-in account, without its goals, with the consent.',
      ),
  }),
  reply: z
    .object({
      consent: secret,
      withdrawalCode: z
        .string()
        .describe(
          'The code with which to withdraw. Only this reply contains it; the site keeps only its hash.',
        ),
      participantName: z.string(),
      exercise: z.enum(exerciseNames as readonly [string, ...string[]]),
      isSole: z
        .boolean()
        .describe('Whether a participant can have only one conversation, without beginning again.'),
    })
    .describe('A recorded consent'),
} as const;

export type Agreed = z.output<typeof agreeCall.reply>;

const debriefingReaders = z.object({
  text: z.string().describe('The last text of the participant, which readers see or would see.'),
  mostReaders: z.number().int(),
  link: z
    .string()
    .nullable()
    .describe(
      'Path of the page for readers, /read/{id}; null before the participant asked for it.',
    ),
  endsAt: z.string().nullable(),
});

export type DebriefingReaders = z.output<typeof debriefingReaders>;

/**
 * The debriefing of a participant who has finished: its text, and the readers of the last text if the study arm asks
 * some.
 */
export const debriefingCall = {
  ...request(
    'POST',
    '/api/studies/:address/debriefing',
    'The debriefing of a study, for a participant who has finished',
  ),
  params: z.object({ address }),
  body: z.object({ consent: secret }),
  reply: z
    .object({
      text: inLanguages
        .nullable()
        .describe(
          'Null before the participant has finished, and when the study has no debriefing.',
        ),
      readers: debriefingReaders
        .nullable()
        .default(null)
        .describe(
          'Readers whom the participant can ask about the last text. Null before the participant has finished, when this arm of the study asks no readers, and when the text is too long.',
        ),
    })
    .describe('A debriefing'),
} as const;

/** Copies a finished participant’s last text under a link for readers: the call is their consent to it. */
export const askStudyReadersCall = {
  ...request('POST', '/api/studies/:address/readers', 'Ask readers about my last text in a study'),
  params: z.object({ address }),
  body: z.object({ consent: secret }),
  reply: debriefingReaders.describe('The link for readers'),
} as const;

export const withdrawCall = {
  ...request(
    'POST',
    '/api/withdrawals',
    'Withdraw from a study: everything written under a consent is removed',
  ),
  body: z.object({ code: z.string().min(1).max(100) }),
  reply: z
    .object({ conversations: z.number().int().describe('How many conversations were removed.') })
    .describe('Done'),
} as const;
