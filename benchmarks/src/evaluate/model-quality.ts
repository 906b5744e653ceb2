import { readFileSync } from 'node:fs';

import { llmCoach, readPrompts, tokenBudget, type CoachEnd } from '@vernacular/coach/llm';
import { casesOf, judge, type Judged, type QualityFile } from '@vernacular/coach/quality';
import { neutralCoach, type CoachComment } from '@vernacular/exercises';

import { printFindings, share } from './finding.ts';

const folder = new URL('../../../packages/coach/src/quality/answers/', import.meta.url);
const languages = ['en', 'he'] as const;
const unlimited = 1_000_000_000;
const wholeCall = 120_000;

const ofKind = (judged: readonly Judged[], kind: CoachComment['kind']) =>
  judged.flatMap((one) => one.comments.filter((each) => each.kind === kind).map(() => one.case));

/** What can be counted of free sentences: whether there is anything, and whether its kind fits what the answer deserves. */
function findings(judged: readonly Judged[], set: string) {
  const faulty = judged.filter((one) => one.case.faults.length > 0);
  const measures = {
    'answers with comments that pass every check': judged.map(
      ({ comments }) => comments.length > 0,
    ),
    'praise given where praise is due': ofKind(judged, 'works').map(
      ({ praise }) => praise.length > 0,
    ),
    'criticism given where there is something to criticise': ofKind(judged, 'change').map(
      ({ faults, fair }) => faults.length + fair.length > 0,
    ),
    'answers with a planted fault that get something to change': faulty.map(({ comments }) =>
      comments.some(({ kind }) => kind === 'change'),
    ),
    'comments said before in the conversation': judged.flatMap(({ comments, repeated }) =>
      comments.map((_, at) => at < repeated),
    ),
  };
  return Object.entries(measures)
    .filter(([, cases]) => cases.length > 0)
    .map(([what, cases]) => ({ set, what, value: share(cases), of: cases.length }));
}

function show({ case: { request }, comments }: Judged) {
  console.log(`\n${request.focus} · ${request.choice} ${request.answer}\n${request.draft}`);
  for (const { kind, text, quote } of comments) console.log(`  ${kind}: ${text} [${quote}]`);
}

/**
 * What a language model says of the half of the quality file that rules are judged on, past the same checks as on the
 * site, with nobody to stand in for it. `COACH_API_KEY` is its key, `COACH_PROMPTS` a folder of prompts; `--say` shows every comment, for a person to judge.
 */
export async function modelQuality(
  url: string,
  model: string,
  { says }: { readonly says: boolean },
): Promise<void> {
  const apiKey = process.env['COACH_API_KEY'];
  const { prompts, troubles } = readPrompts(process.env['COACH_PROMPTS']);
  troubles.forEach((trouble) => console.error(trouble));
  for (const language of languages) {
    const ends = new Map<CoachEnd, number>();
    const coach = llmCoach({
      url,
      model,
      ...(apiKey && { apiKey }),
      fallback: neutralCoach,
      prompts,
      patience: { wholeCall },
      budget: tokenBudget({
        aWriterAnHour: unlimited,
        anAddressAnHour: unlimited,
        theSiteADay: unlimited,
      }),
      onEnd: (end) => ends.set(end, (ends.get(end) ?? 0) + 1),
    });
    // oxlint-disable-next-line no-await-in-loop -- one table after the other
    const { isWell, sentence } = await coach.introduce();
    if (!isWell) {
      console.error(sentence);
      process.exitCode = 1;
      return;
    }
    if (language === 'en') console.log(`${sentence}; prompts ${prompts.version}`);
    const path = new URL(`${language}-judge.json`, folder);
    const file = JSON.parse(readFileSync(path, 'utf8')) as QualityFile;
    // oxlint-disable-next-line no-await-in-loop
    const judged = await judge(casesOf(file, language), coach);
    if (says) judged.forEach(show);
    printFindings(findings(judged, `${model}, ${language}`));
    console.log([...ends].map(([end, times]) => `${end}: ${times}`).join(', '));
  }
}
