import { readFileSync } from 'node:fs';

import { casesOf, type Judged, type QualityFile } from '@vernacular/coach/quality';

const folder = new URL('../../../packages/coach/src/quality/answers/', import.meta.url);

export const qualityLanguages = ['en', 'he'] as const;

/** The cases of one half of the quality file: the half that rules are written on, or the one they are judged on. */
export function qualityCases(
  language: (typeof qualityLanguages)[number],
  half: 'develop' | 'judge',
): ReturnType<typeof casesOf> {
  const path = new URL(`${language}-${half}.json`, folder);
  return casesOf(JSON.parse(readFileSync(path, 'utf8')) as QualityFile, language);
}

/** Prints one answer with all that was said of it; `about` stands before the focus. */
export function printAnswer({ case: { request }, comments }: Judged, about: readonly string[]) {
  const { focus, choice, answer, draft } = request;
  console.log(`\n${[...about, focus, `${choice} ${answer}`].join(' · ')}\n${draft}`);
  for (const { kind, text, quote } of comments) console.log(`  ${kind}: ${text} [${quote}]`);
}
