import { APIError } from 'openai';

import type { Budget, Caller } from './token-budget.ts';
import { mostTokens } from '../prompts/supported-parameters.ts';
import { tokensIn, type Completion, type Endpoint } from './openai-compatible-client.ts';
import type { Prompt } from '../prompts/comment-prompt.ts';
import { withoutReasoning } from '../replies/parse-json.ts';
import { CallFailed, Refused } from '../failure-reason.ts';

/** Characters. Five a token: no answer within its limit is longer. */
const longestAnswer = 5 * mostTokens;

/**
 * The text of a complete answer. A cut-off answer may be untagged reasoning, so it is accepted only if it is one JSON
 * object and nothing else. Throws `CallFailed`.
 */
function wholeOf({ text, end }: Completion): string {
  if (text.length > longestAnswer) throw new CallFailed('answer too long');
  const isBare = /^\s*(?:```\w*\s*)?\{[\s\S]*\}\s*(?:```\s*)?$/u.test(withoutReasoning(text));
  if (end === 'whole' || isBare) return text;
  if (end === 'filtered') throw new Refused('filtered', {});
  throw new CallFailed('broke off');
}

/**
 * Calls the model on a token budget: reserves the tokens of the prompt and of the longest answer, and returns those not
 * used. Throws `CallFailed` if too few are left or the answer is incomplete, and whatever `complete` throws.
 */
export function paidCalls({ complete }: Endpoint, budget: Budget) {
  return async (caller: Caller, prompt: Prompt, signal: AbortSignal): Promise<string> => {
    signal.throwIfAborted();
    const most = tokensIn(prompt.system + prompt.user) + mostTokens;
    if (!(await budget.take(caller, most))) throw new CallFailed('over budget');
    let completion: Completion;
    try {
      completion = await complete(prompt, signal);
    } catch (error) {
      // A refused call costs nothing. A call that broke off may have cost tokens, so they stay spent.
      if (error instanceof Refused || (error instanceof APIError && error.status !== undefined))
        await budget.giveBack(caller, most);
      throw error;
    }
    await budget.giveBack(caller, most - completion.tokens);
    return wholeOf(completion);
  };
}
