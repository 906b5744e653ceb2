import { readFileSync } from 'node:fs';

import type { Dictionary } from '@vernacular/analyzer';
import { localCoachOn } from '@vernacular/coach';
import {
  casesOf,
  judge,
  measuresOf,
  type Judged,
  type QualityFile,
} from '@vernacular/coach/quality';

import { printFindings } from './finding.ts';

const folder = new URL('../../../packages/coach/src/quality/answers/', import.meta.url);
const halves = ['develop', 'judge'] as const;
const languages = ['en', 'he'] as const;

/** One answer with all that was said of it, and what should have been. */
function show({ case: { request, conversation }, comments, praise, criticism, missed }: Judged) {
  const wrong = [...praise, ...criticism].filter(({ isRight }) => !isRight);
  const notes = [
    ...wrong.map(({ name }) => `wrong: ${name}`),
    ...missed.map((names) => `missed: ${names.join(' or ')}`),
  ];
  if (notes.length === 0) return;
  console.log(`\n${conversation} · ${request.focus} · ${request.choice} ${request.answer}`);
  console.log(request.draft);
  for (const { kind, text, quote } of comments) console.log(`  ${kind}: ${text} [${quote}]`);
  console.log(`  → ${notes.join('; ')}`);
}

/**
 * What the local coach says of the answers in the quality file. `--say` shows the answers of the half that rules are
 * written on in which it errs; the other half is only counted, unless `--show-judged` asks for it.
 */
export async function coachQuality(counts: Dictionary, args: readonly string[]): Promise<void> {
  const coach = localCoachOn(() => Promise.resolve(counts));
  for (const half of halves) {
    for (const language of languages) {
      const path = new URL(`${language}-${half}.json`, folder);
      const file = JSON.parse(readFileSync(path, 'utf8')) as QualityFile;
      // oxlint-disable-next-line no-await-in-loop -- one table after the other
      const judged = await judge(casesOf(file, language), coach);
      if (args.includes(half === 'judge' ? '--show-judged' : '--say')) judged.forEach(show);
      printFindings(
        Object.entries(measuresOf(judged)).map(([what, { value, of }]) => ({
          set: `${language}, ${half === 'judge' ? 'judged' : 'developed on'}`,
          what,
          value,
          of,
        })),
      );
    }
  }
}
