import { languageByScript } from '@vernacular/analyzer';
import type { CoachComment, RubricRequest } from '@vernacular/exercises';

import { conditions, judgePrompt } from '../prompts/judge-prompt.ts';
import { isRecord, parseJson } from './parse-json.ts';
import { CallFailed } from '../failure-reason.ts';
import type { Prompt } from '../prompts/comment-prompt.ts';
import type { Prompts } from '../prompts/read-prompts.ts';

/** What a model wrote: comments, and the rewritten draft or an empty text. */
export interface Written {
  readonly comments: readonly CoachComment[];
  readonly version: string;
}

/**
 * The comments, and the rewritten version, that pass a model's judgement. A comment needs a verdict, and every verdict
 * on it must meet all conditions. Throws `CallFailed` if the judgement is not JSON or has no verdicts.
 */
export function readJudgement(content: string, { comments, version }: Written): Written {
  let judgement: Record<string, unknown>;
  try {
    judgement = parseJson(content);
  } catch (cause) {
    throw new CallFailed('unreadable judgement', 'The judgement is not JSON.', { cause });
  }
  const { verdicts, isVersionFaithful } = judgement;
  const listed = Array.isArray(verdicts) ? verdicts.filter(isRecord) : [];
  if (listed.length === 0)
    throw new CallFailed('unreadable judgement', 'The judgement holds no verdict.');
  const passes = (_: CoachComment, at: number) => {
    const own = listed.filter((verdict) => verdict['number'] === at + 1);
    return (
      own.length > 0 &&
      own.every((verdict) => conditions.every((condition) => verdict[condition] === true))
    );
  };
  return {
    comments: comments.filter(passes),
    version: isVersionFaithful === true ? version : '',
  };
}

/** Lets a model judge comments and returns those that pass. Throws `CallFailed`, or whatever `ask` throws. */
export async function judge(
  request: RubricRequest,
  written: Written,
  {
    ask,
    mark,
    prompts,
  }: {
    readonly ask: (prompt: Prompt) => Promise<string>;
    readonly mark: string;
    readonly prompts: Prompts;
  },
): Promise<Written> {
  const language = languageByScript(request.draft) ?? request.language;
  const content = await ask(judgePrompt(request, written, language, mark, prompts));
  return readJudgement(content, written);
}
