import { type LanguageCode, languages } from '@vernacular/analyzer';
import type { Piece } from '@vernacular/check';
import { chosenRules } from '@vernacular/check/language-tool';
import { languageToolCall } from '@vernacular/contract';
import { z } from 'zod';

import { validatorFor, Failure } from '../../http/index.ts';

const annotation = z.object({
  annotation: z.array(
    z.union([
      z.object({ text: z.string() }),
      z.object({ markup: z.string(), interpretAs: z.string().optional() }),
    ]),
  ),
});

const read = validatorFor(languageToolCall.form);

/** Throws Failure for invalid fields. */
export function readCheck(form: unknown) {
  const { value, error } = read(form) as {
    readonly value: z.output<typeof languageToolCall.form>;
    readonly error?: Failure;
  };
  if (error) throw error;
  const { language, motherTongue, enabledOnly, level, dictionary, method = 'published' } = value;
  const spoken = languageOf(motherTongue ?? '');
  return {
    pieces: piecesOf(value),
    language: language === 'auto' ? null : knownLanguage(language),
    languageAsked: language === 'auto' ? null : language,
    speaks: spoken ?? null,
    shown: { username: value.username, apiKey: value.apiKey },
    dictionary: dictionary || undefined,
    method,
    rules: chosenRules({
      enabledRules: listed(value.enabledRules),
      disabledRules: listed(value.disabledRules),
      enabledCategories: listed(value.enabledCategories),
      disabledCategories: listed(value.disabledCategories),
      enabledOnly: enabledOnly === 'true',
      isPicky: level === 'picky',
    }),
  };
}

const listed = (names = '') => names.split(',').map((name) => name.trim());

const languageOf = (code: string): LanguageCode | undefined =>
  (Object.keys(languages) as LanguageCode[]).find((known) => known === code.split(/[-_]/u)[0]);

function knownLanguage(code: string): LanguageCode {
  const known = languageOf(code);
  if (known) return known;
  throw new Failure(
    'invalid-request',
    `English and Hebrew can be checked (en, he), not ‘${code.slice(0, 20)}’.`,
  );
}

function piecesOf({ text, data }: { text?: string | undefined; data?: string | undefined }) {
  if (text !== undefined) return [{ text }];
  if (data === undefined) throw new Failure('nothing-to-grade', 'Send text or data.');
  const found = annotation.or(z.object({ text: z.string() })).safeParse(parsed(data));
  if (!found.success)
    throw new Failure(
      'invalid-request',
      'data is not JSON of the form {"annotation":[{"text":"…"},{"markup":"…"}]}.',
    );
  return 'text' in found.data ? [{ text: found.data.text }] : (found.data.annotation as Piece[]);
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}
