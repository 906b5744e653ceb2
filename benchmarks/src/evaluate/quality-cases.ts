import { readFileSync } from 'node:fs';

import { casesOf, type Commented, type QualityFile } from '@vernacular/coach/quality';

const folder = new URL('../../../packages/coach/src/quality/answers/', import.meta.url);

export const qualityLanguages = ['en', 'he'] as const;

/** The answers of the quality file in one language, as requests. */
export function qualityCases(
  language: (typeof qualityLanguages)[number],
): ReturnType<typeof casesOf> {
  const path = new URL(`${language}.json`, folder);
  return casesOf(JSON.parse(readFileSync(path, 'utf8')) as QualityFile, language);
}

/** Prints one answer with all that was said of it; `about` stands before the focus. */
export function printAnswer({ case: { request }, comments }: Commented, about: readonly string[]) {
  const { focus, choice, answer, draft } = request;
  console.log(`\n${[...about, focus, `${choice} ${answer}`].join(' · ')}\n${draft}`);
  for (const { kind, text, quote } of comments) console.log(`  ${kind}: ${text} [${quote}]`);
}
