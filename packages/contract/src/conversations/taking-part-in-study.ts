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
const address = z.string().max(100).describe('The end of the address of its page.');
const secret = z
  .string()
  .describe(
    'Sent as consent with every call of the conversation. Whoever has it writes as this participant.',
  );

const study = z
  .object({
    title: inLanguages.nullable().describe('Null where the page is called like its exercise.'),
    consent: z.object({
      version: z.string(),
      text: inLanguages.describe('Plain text; an empty line parts paragraphs.'),
    }),
    state: z.enum(['before', 'open', 'over']).describe('Whether it takes participants now.'),
    opens: z.string().nullable(),
    closes: z.string().nullable(),
    contact: inLanguages.nullable().describe('Whom its participants may ask; null where none is.'),
    asksCode: z.boolean().describe('Whether it takes only those who have a participant code.'),
  })
  .describe('A study as its participants meet it');

export type StudyPage = z.output<typeof study>;

/** Title, consent text and state of a study, for its page; needs no account. */
export const studyCall = {
  ...request('GET', '/api/studies/:address', 'A study: what it asks its participants to agree to'),
  params: z.object({ address }),
  reply: study,
} as const;

export const agreeCall = {
  ...request('POST', '/api/studies/:address/consents', 'Agree to take part in a study'),
  params: z.object({ address }),
  body: z.object({
    version: z.string().max(100).describe('Of the text that was agreed to.'),
    language: siteLanguage.describe('It was read in.'),
    text: z
      .string()
      .max(100_000)
      .describe('The text as it was shown; where it is another by now, nobody has agreed to it.'),
    participantName: z.string().trim().max(200).optional(),
    withProfile: z
      .boolean()
      .optional()
      .describe('Whether what the profile of the account says for research is kept with it.'),
  }),
  reply: z
    .object({
      consent: secret,
      withdrawalCode: z.string().describe('Said this once; the site keeps only a hash of it.'),
      participantName: z.string(),
      exercise: z.enum(exerciseNames as readonly [string, ...string[]]),
      isSole: z.boolean().describe('Whether it takes one answer, which nobody begins again.'),
    })
    .describe('A recorded consent'),
} as const;

export type Agreed = z.output<typeof agreeCall.reply>;

const debriefingReaders = z.object({
  text: z.string().describe('The last text of the participant, which readers would see.'),
  mostReaders: z.number().int(),
  link: z.string().nullable().describe('/read/{id}; null before the participant agreed to it.'),
  endsAt: z.string().nullable(),
});

export type DebriefingReaders = z.output<typeof debriefingReaders>;

/**
 * The debriefing of a participant who has finished: its text, and the readers of the last text if the study arm asks
 * some.
 */
export const debriefingCall = {
  ...request('POST', '/api/studies/:address/debriefing', 'What a study tells whoever has finished'),
  params: z.object({ address }),
  body: z.object({ consent: secret }),
  reply: z
    .object({
      text: inLanguages.nullable().describe('Null before the end, and where none is.'),
      readers: debriefingReaders
        .nullable()
        .default(null)
        .describe('Null before the end, and where the arm asks no readers.'),
    })
    .describe('A debriefing'),
} as const;

/** Copies a finished participant’s last text under a link for readers: the call is their consent to it. */
export const askStudyReadersCall = {
  ...request('POST', '/api/studies/:address/readers', 'Ask readers of my last text in a study'),
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
    .object({ conversations: z.number().int().describe('How many were removed.') })
    .describe('Done'),
} as const;
