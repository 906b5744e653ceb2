import { llmCoach, readPrompts, tokenBudget, type CoachEnd } from '@vernacular/coach/llm';
import { commentOn, type Commented } from '@vernacular/coach/quality';
import { neutralCoach, type CoachComment } from '@vernacular/exercises';

import { printFindings, shareOf } from '../frame/finding.ts';
import { printAnswer, qualityCases, qualityLanguages } from './quality-cases.ts';

const unlimited = 1_000_000_000;
const wholeCall = 120_000;

const ofKind = (judged: readonly Commented[], kind: CoachComment['kind']) =>
  judged.flatMap((one) => one.comments.filter((each) => each.kind === kind).map(() => one.case));

/** What can be counted of free sentences: whether there is anything, and whether its kind fits what the answer deserves. */
function findings(judged: readonly Commented[], set: string) {
  const faulty = judged.filter((one) => one.case.hasFault);
  const measures = {
    'answers with comments that pass every check': judged.map(
      ({ comments }) => comments.length > 0,
    ),
    'praise given where praise is due': ofKind(judged, 'works').map(
      ({ deservesPraise }) => deservesPraise,
    ),
    'criticism given where there is something to criticise': ofKind(judged, 'change').map(
      ({ hasFault, mayBeCriticised }) => hasFault || mayBeCriticised,
    ),
    'answers with a planted fault that get something to change': faulty.map(({ comments }) =>
      comments.some(({ kind }) => kind === 'change'),
    ),
    'comments said before in the conversation': judged.flatMap(({ comments, repeated }) =>
      comments.map((_, at) => at < repeated),
    ),
  };
  return Object.entries(measures).map(([what, cases]) => shareOf(set, what, cases));
}

/**
 * What a language model says of the answers in the quality file, past the same checks as on the
 * site, with nobody to stand in for it. `COACH_API_KEY` is its key, `COACH_PROMPTS` a folder of prompts; `--say` shows every comment, for a person to judge.
 */
export async function modelQuality(
  url: string,
  model: string,
  { say = false }: { readonly say?: boolean | undefined },
): Promise<void> {
  const apiKey = process.env['COACH_API_KEY'];
  const { prompts, troubles } = readPrompts(process.env['COACH_PROMPTS']);
  troubles.forEach((trouble) => console.error(trouble));
  for (const language of qualityLanguages) {
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
    const { isWell, sentence } = await coach.introduce();
    if (!isWell) {
      console.error(sentence);
      process.exitCode = 1;
      return;
    }
    if (language === 'en') console.log(`${sentence}; prompts ${prompts.version}`);
    const judged = await commentOn(qualityCases(language), coach);
    if (say) judged.forEach((one) => printAnswer(one, []));
    printFindings(findings(judged, `${model}, ${language}`));
    console.log([...ends].map(([end, times]) => `${end}: ${times}`).join(', '));
  }
}
