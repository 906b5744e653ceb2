import { type LanguageCode, languageCodes } from '@vernacular/analyzer';
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

/** Reads the form of `/v2/check`. Throws Failure `invalid-request` or `nothing-to-grade`. */
export function readCheck(form: unknown) {
  const { value, error } = read(form) as {
    readonly value: z.output<typeof languageToolCall.form>;
    readonly error?: Failure;
  };
  if (error) throw error;
  const { motherTongue, enabledOnly, level, dictionary, method = 'published' } = value;
  // TeXstudio sends <none> for a document without a spelling dictionary.
  const language = value.language === '<none>' ? 'auto' : value.language;
  const spoken = languageOf(motherTongue ?? '');
  return {
    pieces: piecesOf(value),
    language: languageOf(language) ?? null,
    foreign: language === 'auto' || languageOf(language) ? null : nameLanguage(language),
    languageAsked: language === 'auto' ? null : language,
    preferredVariants: listed(value.preferredVariants),
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
  languageCodes.find((known) => known === code.split(/[-_]/u)[0]);

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/**
 * Code and English name of a language without a dictionary here. Throws Failure `invalid-request` for a code that names
 * no language.
 */
function nameLanguage(asked: string) {
  const [code = ''] = asked.split(/[-_]/u);
  try {
    const name = languageNames.of(code);
    if (name !== undefined) return { code, name, confidence: 1 };
  } catch {
    // `of` throws for a malformed code.
  }
  throw new Failure('invalid-request', `‘${asked.slice(0, 20)}’ is no code of a language.`);
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
