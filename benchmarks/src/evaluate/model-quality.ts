import {
  llmCoach,
  openJudge,
  readPrompts,
  tokenBudget,
  type CoachEnd,
} from '@vernacular/coach/llm';
import {
  neutralCoach,
  type CoachComment,
  type ConversationLanguage,
  type RubricRequest,
} from '@vernacular/exercises';

import { printFindings, shareOf } from '../frame/finding.ts';
import { generalDictionaries } from './general-dictionaries.ts';
import { playConversations, rubricRequests } from './play-conversations.ts';
import { judgeQuality } from './judge-quality.ts';

const unlimited = 1_000_000_000;
const wholeComment = 300_000;
const short = 10;

interface Commented {
  readonly request: RubricRequest;
  readonly comments: readonly CoachComment[];
}

function printAnswer({ request, comments }: Commented) {
  const { focus, choice, answer, draft } = request;
  console.log(`\n${focus} · ${choice} ${answer}\n${draft}`);
  for (const { kind, text, quote } of comments) console.log(`  ${kind}: ${text} [${quote}]`);
}

/**
 * Measures how often a language model's comments on students' answers pass the site's checks, with no fallback coach,
 * and how well it judges comments that people judged. The environment gives its key, `COACH_API_KEY`, and a folder of
 * prompts, `COACH_PROMPTS`. `--say` prints every comment, `--short` takes a tenth.
 */
export async function modelQuality(
  url: string,
  model: string,
  {
    say = false,
    isShort = false,
  }: { readonly say?: boolean | undefined; readonly isShort?: boolean },
): Promise<void> {
  const apiKey = process.env['COACH_API_KEY'];
  const address = { url, model, ...(apiKey && { apiKey }) };
  const { prompts, troubles } = readPrompts(process.env['COACH_PROMPTS']);
  troubles.forEach((trouble) => console.error(trouble));
  const ends = new Map<CoachEnd, number>();
  let judged = 0;
  let passed = 0;
  const coach = llmCoach({
    ...address,
    fallback: neutralCoach,
    prompts,
    patience: { wholeComment },
    budget: tokenBudget({
      aWriterAnHour: unlimited,
      anAddressAnHour: unlimited,
      theSiteADay: unlimited,
    }),
    onEnd: (end) => ends.set(end, (ends.get(end) ?? 0) + 1),
    onJudged: (all, those) => {
      judged += all;
      passed += those;
    },
  });
  const { isWell, sentence } = await coach.introduce();
  if (!isWell) {
    console.error(sentence);
    process.exitCode = 1;
    return;
  }
  console.log(`${sentence}; prompts ${prompts.version}`);

  const every = isShort ? short : 1;
  const played = await playConversations(
    'conversations',
    neutralCoach,
    await generalDictionaries(),
  );
  const requests = rubricRequests(played);
  const commented: Commented[] = [];
  for (const request of requests.filter((_, at) => at % every === 0)) {
    // oxlint-disable-next-line no-await-in-loop -- a small machine answers one call at a time
    const { comments } = await coach.comment(request);
    commented.push({ request, comments });
    if (say) printAnswer(commented.at(-1)!);
  }
  const inLanguage = (language: ConversationLanguage) =>
    commented.filter(({ request }) => request.language === language);
  printFindings(
    (['en', 'he'] as const).map((language) =>
      shareOf(
        `${model}, ${language}`,
        'answers with a comment that passes',
        inLanguage(language).map(({ comments }) => comments.length > 0),
      ),
    ),
  );
  const kinds = commented.flatMap(({ comments }) => comments.map(({ kind }) => kind));
  for (const kind of ['works', 'change', 'question'] as const)
    console.log(`${kind}: ${kinds.filter((one) => one === kind).length}`);
  console.log(`judged: ${judged}, passed: ${passed}`);
  console.log([...ends].map(([end, times]) => `${end}: ${times}`).join(', '));

  const judge = openJudge(address, prompts, () => AbortSignal.timeout(wholeComment));
  printFindings(await judgeQuality(judge, { set: model, every, say }));
}
