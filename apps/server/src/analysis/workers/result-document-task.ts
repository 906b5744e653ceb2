import { scoreFeedback, totalsOf, wholeShares } from '@vernacular/analyzer';
import { downloadCall, validate } from '@vernacular/contract';
import { writeResultDocument } from '@vernacular/documents';

import type { ReaderLanguage } from '../../http/index.ts';
import { piecesOf, type Piece } from './text-with-levels.ts';

/**
 * Makes a Word document of a grading result. `refused` when the body is none; `field` is the first wrong field, empty
 * when the body is not JSON.
 */
export async function documentTask({
  body,
  date,
  language,
}: {
  readonly body: Uint8Array;
  readonly date: Date;
  readonly language: ReaderLanguage;
}) {
  const parsed = validate(downloadCall.body, parseJson(body));
  if (!parsed.isRight) return { kind: 'refused' as const, field: parsed.field };
  const result = parsed.data;
  const { CleanedWords, NormalWords, RareWords, Score, Name, Dictionary } = result;
  const cleaned = Math.max(CleanedWords.length, NormalWords.length + RareWords.length);
  const totals = totalsOf(cleaned, NormalWords.length, RareWords.length);
  const score = cleaned === 0 ? null : (Score ?? totals.score);
  const pieces = piecesOf(result);
  const bytes = await writeResultDocument({
    name: Name,
    totals: { ...totals, percentages: wholeShares(totals), score },
    feedback: score === null ? null : scoreFeedback(score),
    pieces,
    dictionary: Dictionary ?? null,
    method: result.Method ?? 'published',
    date,
    language,
    direction: directionOf(pieces),
  });
  return { kind: 'made' as const, bytes, name: Name };
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

function directionOf(pieces: readonly Piece[]): 'ltr' | 'rtl' {
  for (const { text } of pieces) {
    const letter = /\p{L}/u.exec(text)?.[0];
    if (letter) return /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(letter) ? 'rtl' : 'ltr';
  }
  return 'ltr';
}
