import type { Checked } from '@vernacular/check';
import { strongerClaims } from '@vernacular/coach/claims';

import type { McpContext } from '../context.ts';
import type { Answer, Call } from '../schemas.ts';
import { countsOf, readText, totalsFor } from './check-with-settings.ts';

/** Compares two versions of a text by the same counts, so that only the writing differs. */
export async function compareVersions(
  call: Call<'compareVersions'>,
  means: McpContext,
): Promise<Answer<'compareVersions'>> {
  const { before, after } = call;
  // Each version is checked separately: joined, two versions in a third language could pass.
  for (const text of [before, after]) await means.dictionaryFor(text, call);
  const chosen = await means.dictionaryFor(`${before}\n${after}`, call);
  const [first, second] = [before, after].map((text) => readText(text, call, chosen, means)) as [
    Checked,
    Checked,
  ];
  const claims = chosen.dictionary.language === 'en' ? strongerClaims(before, after) : [];
  return {
    ...countsOf(chosen),
    before: totalsFor(first),
    after: totalsFor(second),
    hardWords: exchanged(hardWordsOf(first), hardWordsOf(second)),
    numbers: exchanged(numbersIn(before), numbersIn(after)),
    strongerClaims: claims.map((claim) => ({ before: claim.before, after: claim.after })),
  };
}

const hardWordsOf = ({ findings }: Checked): ReadonlySet<string> =>
  new Set(findings.flatMap((found) => (found.rule === 'rare' ? [found.word.toLowerCase()] : [])));

/** Numbers written in digits, with 1,000 as 1000; numbers written as words are not included. */
const numbersIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/\d+(?:[.,]\d+)*/gu)].map(([number]) =>
      number.replaceAll(/,(?=\d{3}(?!\d))/gu, ''),
    ),
  );

const exchanged = (before: ReadonlySet<string>, after: ReadonlySet<string>) => ({
  gone: [...before].filter((one) => !after.has(one)),
  new: [...after].filter((one) => !before.has(one)),
});
