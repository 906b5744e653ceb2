import { z } from 'zod';

import { limits } from './limits.ts';

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;

/** One kind of failure: its HTTP status, the sentence a reader sees, and whether it is reported to the operator. */
export interface ErrorEntry {
  readonly status: number;
  readonly sentence: string;
  readonly reported: boolean;
}

const expected = (status: number, sentence: string): ErrorEntry => ({
  status,
  sentence,
  reported: false,
});

/** Every way a call can fail. A reply may carry a more exact sentence under the same code. */
export const errorCodes = {
  'nothing-to-grade': expected(400, 'Write or paste a text, or choose a file.'),
  'no-files': expected(400, 'Choose at least one file.'),
  'unknown-dictionary': expected(400, 'There is no such time period.'),
  'foreign-language': expected(422, 'Vernacular can judge English and Hebrew.'),
  'invalid-request': expected(400, 'The request could not be read.'),
  'signed-out': expected(401, 'Your session has ended. Please sign in again.'),
  'unknown-key': expected(401, 'This API key is not known here, or belongs to another address.'),
  'key-for-other-calls': expected(403, 'This API key was made for something else.'),
  'key-only-reads': expected(403, 'This API key may not change anything. Make one that may.'),
  'second-factor-needed': expected(401, 'Show your second step first, or set one up.'),
  'proof-needed': expected(403, 'Enter your password again to go on.'),
  'own-account': expected(
    409,
    'This is your own account. Ask another operator, or end it on your profile page.',
  ),
  'no-change': expected(409, 'Nothing to do: it is so already.'),
  'account-disabled': expected(409, 'This account is switched off. Switch it on first.'),
  'no-factor': expected(409, 'This account has no second step.'),
  'has-account': expected(409, 'This address has an account already.'),
  'unknown-account': expected(409, 'There is no such account.'),
  'not-an-address': expected(400, 'This is not an e-mail address.'),
  'not-found': expected(404, 'There is nothing at this address.'),
  'no-profile': expected(404, 'No user profile found.'),
  'invalid-link': expected(404, 'Invalid link.'),
  'revoked-link': expected(410, 'This link has been revoked.'),
  'expired-link': expected(410, 'This link has expired.'),
  'consent-needed': expected(428, 'Please agree to take part before you begin.'),
  'consent-changed': expected(409, 'The text of this study has changed. Please read it once more.'),
  'terms-needed': expected(
    403,
    'Nothing of yours is kept before you accept the Terms of Use and the Privacy Policy.',
  ),
  'terms-changed': expected(409, 'These documents have changed again. Please load this page anew.'),
  'study-closed': expected(409, 'This study takes no participants at the moment.'),
  'unknown-participant': expected(409, 'This study does not know this participant code.'),
  'taken-participant': expected(
    409,
    'This participant code has been used already. Please go on in the browser where you began, or ask the people who run the study.',
  ),
  'too-many-conversations': expected(409, 'You have begun this exercise too often to begin again.'),
  'unknown-code': expected(404, 'There is nothing under this code.'),
  'fair-share': expected(
    429,
    'You have asked for this very often just now, and others wait for their turn too.',
  ),
  'too-many-calls': expected(429, 'Too many have asked from your network. Please try again later.'),
  'nameless-dictionary': expected(400, 'Give the dictionary a name with letters in it.'),
  'wrong-years': expected(400, 'The first year must not be later than the last.'),
  'reserved-dictionary': expected(
    409,
    'This site has a dictionary of that name and these years. Please choose another name.',
  ),
  'taken-dictionary': expected(409, 'You have a dictionary of that name and these years.'),
  'too-many-dictionaries': expected(
    409,
    `You can have ${limits.ownDictionaries} dictionaries. Please remove one first.`,
  ),
  'too-many-links': expected(
    409,
    'This task has as many links as it can have. Please revoke one first.',
  ),
  'nothing-marked': expected(400, 'Mark the words, or say that you knew every word.'),
  'text-too-long': expected(
    400,
    `Readers can be asked of ${limits.readerTest.words} words at a time.`,
  ),
  'reader-test-ended': expected(410, 'This text takes no more answers: its time is over.'),
  'reader-test-full': expected(409, 'This text has as many answers as it can take. Thank you.'),
  'too-many-reader-tests': expected(
    409,
    `You can have ${limits.readerTests} texts with readers. Please delete one first.`,
  ),
  'too-many-keys': expected(409, `You can have ${limits.apiKeys} keys. Please revoke one first.`),
  'too-many-new-keys': expected(
    429,
    'You have made five keys within an hour. Please try again later.',
  ),
  'upload-under-way': expected(409, 'Your texts for another dictionary are still being sent.'),
  'too-slow': expected(408, 'The upload took too long. Please try again.'),
  'text-too-large': expected(413, `The text is larger than ${megabytes(limits.article)}.`),
  'file-too-large': expected(413, `The file is larger than ${megabytes(limits.article)}.`),
  'group-too-large': expected(
    413,
    `The files together are larger than ${megabytes(limits.group)}.`,
  ),
  'too-many-files': expected(
    413,
    `A group can hold ${limits.groupFiles} files. Please send fewer at a time.`,
  ),
  'corpus-too-large': expected(
    413,
    `The texts together are larger than ${megabytes(limits.corpus)}.`,
  ),
  'too-many-texts': expected(
    413,
    `A dictionary can be made from ${limits.corpusFiles} files. Please join some of them.`,
  ),
  'request-too-large': expected(413, 'The request is larger than this site accepts.'),
  'unsupported-request': expected(415, 'This kind of request is not understood here.'),
  'unsupported-file': expected(415, 'This kind of file cannot be read.'),
  'uncountable-file': expected(
    415,
    'Only documents that the site reads, .jsonl and .csv files can be counted.',
  ),
  'no-such-range': expected(416, 'The file has no such part.'),
  'mislabelled-file': expected(422, 'The file is not what its name says.'),
  'encrypted-file': expected(422, 'The file is protected by a password.'),
  'corrupt-file': expected(422, 'The file is damaged and could not be read.'),
  'oversized-content': expected(422, 'The file holds more than can be read.'),
  'empty-file': expected(422, 'The file has no text.'),
  'slow-file': expected(422, 'Reading the file took too long.'),
  busy: {
    status: 503,
    sentence: 'Many texts are being read right now. Please try again in a moment.',
    reported: true,
  },
  // Not reported, because every restart causes some and an operator can do nothing about it.
  ending: expected(503, 'This site is being restarted. Please try again in a moment.'),
  'store-away': {
    status: 503,
    sentence:
      'What this site keeps cannot be reached at the moment. Please try again in a minute; texts and conversations are read meanwhile.',
    reported: true,
  },
  'accounts-silent': {
    status: 503,
    sentence:
      'The service that knows your account does not answer. Nothing is lost; please try again in a minute.',
    reported: true,
  },
  unexpected: { status: 500, sentence: 'Sorry, an unexpected error has occurred.', reported: true },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errorCodes;

/** The body of every reply that is not a success. */
export const errorReply = z
  .object({
    error: z.object({
      code: z.string().describe('One of the codes of this site, in kebab-case.'),
      message: z.string().describe('A sentence for the person at the screen.'),
    }),
  })
  .describe('What went wrong');

export type ErrorReply = z.output<typeof errorReply>;

export const notSaved = z
  .union([z.literal(true), z.literal('full')])
  .optional()
  .describe(
    'Present when the reply is complete but nothing of it was saved: true when the database could not be reached, full when the account has no room left. The same call can be sent again later.',
  );

export type NotSaved = NonNullable<z.output<typeof notSaved>>;
