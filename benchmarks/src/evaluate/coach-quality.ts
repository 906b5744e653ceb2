import type { Dictionary } from '@vernacular/analyzer';
import { localCoachOn } from '@vernacular/coach';
import { judge, measuresOf, type Judged } from '@vernacular/coach/quality';

import { printFindings } from '../frame/finding.ts';
import type { Options } from '../frame/options.ts';
import { printAnswer, qualityCases, qualityLanguages } from './quality-cases.ts';

/** Prints an answer in which the coach errs, with what should have been said. */
function printErrors(judged: Judged) {
  const { praise, criticism, missed } = judged;
  const wrong = [...praise, ...criticism].filter(({ isRight }) => !isRight);
  const notes = [
    ...wrong.map(({ name }) => `wrong: ${name}`),
    ...missed.map((names) => `missed: ${names.join(' or ')}`),
  ];
  if (notes.length === 0) return;
  printAnswer(judged, [judged.case.conversation]);
  console.log(`  → ${notes.join('; ')}`);
}

/**
 * What the local coach says of the answers in the quality file. `--say` shows the answers of the half that rules are
 * written on in which it errs; the other half is only counted, unless `--show-judged` asks for it.
 */
export async function coachQuality(counts: Dictionary, options: Options): Promise<void> {
  const coach = localCoachOn(() => Promise.resolve(counts));
  const halves = [
    { half: 'develop', name: 'developed on', isShown: options.say },
    { half: 'judge', name: 'judged', isShown: options['show-judged'] },
  ] as const;
  for (const { half, name, isShown } of halves) {
    for (const language of qualityLanguages) {
      const judged = await judge(qualityCases(language, half), coach);
      if (isShown) judged.forEach(printErrors);
      const measures = Object.entries(measuresOf(judged));
      printFindings(
        measures.map(([what, { value, of }]) => ({ set: `${language}, ${name}`, what, value, of })),
      );
    }
  }
}
