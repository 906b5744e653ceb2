import type { Dictionary } from '@vernacular/analyzer';
import { localCoachOn } from '@vernacular/coach';
import { commentOn } from '@vernacular/coach/quality';

import { type Finding, shareOf } from '../frame/finding.ts';
import { printAnswer, qualityCases, qualityLanguages } from './quality-cases.ts';

/** How often the local coach says something of the answers in the quality file, and how often the same again. `--say` shows every answer. */
export async function coachQuality(
  counts: Dictionary,
  { say = false }: { readonly say?: boolean | undefined },
): Promise<readonly Finding[]> {
  const coach = localCoachOn(() => Promise.resolve(counts));
  const findings: Finding[] = [];
  for (const language of qualityLanguages) {
    // oxlint-disable-next-line no-await-in-loop
    const commented = await commentOn(qualityCases(language), coach);
    if (say) commented.forEach((one) => printAnswer(one, [one.case.conversation]));
    const all = commented.flatMap(({ comments, repeated }) =>
      comments.map((_, at) => at < repeated),
    );
    findings.push(
      shareOf(
        language,
        'answers on which something is said',
        commented.map(({ comments }) => comments.length > 0),
      ),
      shareOf(language, 'remarks that were made before in the conversation', all),
    );
  }
  return findings;
}
