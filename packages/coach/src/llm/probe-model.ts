import { isRecord, parseJson } from './replies/parse-json.ts';
import { commentsForm, type Prompt } from './prompts/comment-prompt.ts';
import { adviceFor, failureReason } from './failure-reason.ts';

export interface Introduction {
  readonly isWell: boolean;
  readonly sentence: string;
}

const greeting: Prompt = {
  system:
    'Answer with one JSON object and nothing else: {"comments":[{"kind":"question","quote":"","text":"…"}],"version":""}.',
  user: 'Ask one short question about this sentence: Bees find flowers by their colour.',
  form: commentsForm,
};

function isAsAsked(text: string): boolean {
  try {
    const { comments } = parseJson(text);
    return Array.isArray(comments) && comments.some((one) => isRecord(one) && 'text' in one);
  } catch {
    return false;
  }
}

/**
 * Sends one small request to a model. Returns whether the model works, and a sentence for the log that says how it
 * answered or why not; never throws. `ask` returns the reply and the parameters that the model takes.
 */
export async function introduce(
  name: string,
  inTime: AbortSignal,
  ask: (
    prompt: Prompt,
    inTime: AbortSignal,
  ) => Promise<{ readonly text: string; readonly takes: string }>,
): Promise<Introduction> {
  const told = (isWell: boolean, what: string) => ({ isWell, sentence: `${name} ${what}` });
  try {
    const { text, takes } = await ask(greeting, inTime);
    const otherwise = isAsAsked(text)
      ? ''
      : ', but not with the JSON that was asked for; where it does so again, the local coach answers';
    return told(true, `answers${otherwise}; takes ${takes}`);
  } catch (error) {
    const why = inTime.aborted ? 'too slow' : failureReason(error);
    return told(false, `${adviceFor(why)}; the local coach answers`);
  }
}
