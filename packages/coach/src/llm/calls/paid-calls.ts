import { APIError } from 'openai';

import { OverBudget, type Budget, type Caller } from './budget.ts';
import { mostTokens } from '../prompts/dialect.ts';
import { tokensIn, type Completion, type Endpoint } from './endpoint.ts';
import { ReplyTooLong } from './limited-fetch.ts';
import type { Prompt } from '../prompts/prompt.ts';
import { BrokeOff } from './read-completion.ts';
import { withoutReasoning } from '../replies/reasoning-tags.ts';
import { Refused } from './refusal.ts';

/** Characters. Five a token: no answer within its limit is longer. */
const longestAnswer = 5 * mostTokens;

/**
 * The text of an answer that ended as it was meant to. One that did not may be reasoning without tags, so it must be
 * the JSON and nothing else. Throws what cut it short.
 */
function wholeOf({ text, end }: Completion): string {
  if (text.length > longestAnswer) throw new ReplyTooLong('More came than an answer can be.');
  const isBare = /^\s*(?:```\w*\s*)?\{[\s\S]*\}\s*(?:```\s*)?$/u.test(withoutReasoning(text));
  if (end === 'whole' || isBare) return text;
  if (end === 'filtered') throw new Refused('filtered', {});
  throw new BrokeOff('The answer ended in the middle.');
}

/**
 * Calls that count against a budget: each counts all that is sent and the longest answer when it is made, and gives back
 * what it did not use. Throws `OverBudget` where that is more than is left.
 */
export function paidCalls({ complete }: Endpoint, budget: Budget) {
  return async (caller: Caller, prompt: Prompt, signal: AbortSignal): Promise<string> => {
    signal.throwIfAborted();
    const most = tokensIn(prompt.system + prompt.user) + mostTokens;
    if (!(await budget.take(caller, most))) throw new OverBudget();
    let completion: Completion;
    try {
      completion = await complete(prompt, signal);
    } catch (error) {
      // What was refused cost nothing; what was cut off may have.
      if (error instanceof Refused || (error instanceof APIError && error.status !== undefined))
        await budget.giveBack(caller, most);
      throw error;
    }
    await budget.giveBack(caller, most - completion.tokens);
    return wholeOf(completion);
  };
}
