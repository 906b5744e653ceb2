import { randomBytes } from 'node:crypto';

import { tellLanguage } from '@vernacular/analyzer';
import type { Coach, CoachReply, CoachRequest } from '@vernacular/exercises';
import { BulkheadRejectedError } from 'cockatiel';
import { APIError } from 'openai';

import { atOnceFor } from './at-once.ts';
import { tokenBudget, type Budget, type Caller } from './budget.ts';
import { inWords, mostTokens } from './dialect.ts';
import { openEndpoint, tokensIn, type Address } from './endpoint.ts';
import { guards, patience, type Patience } from './guards.ts';
import { promptFor, type Prompt } from './prompt.ts';
import { readReply } from './read-reply.ts';
import { inAdvice, whyNot, type WhyNot } from './why-not.ts';

/** How a comment ended: the model gave it, or why not. */
export type CoachEnd = 'answered' | WhyNot;

/** Where a language model is, and what stands in when it fails. */
export interface LlmOptions extends Address {
  /** Answers in the model's place, with the same conversation state. */
  readonly fallback: Coach;
  readonly budget?: Budget;
  readonly patience?: Partial<Patience>;
  /** Told how each comment ended: by the model, or why not. Never told its content. */
  readonly onEnd?: (end: CoachEnd) => void;
  readonly newMark?: () => string;
}

/** A coach with a language model behind it. */
export interface LlmCoach extends Coach {
  /** Asks the model one small thing, and says in a sentence what it can do or what is wrong with it. */
  readonly introduce: (
    signal?: AbortSignal,
  ) => Promise<{ readonly isWell: boolean; readonly sentence: string }>;
}

class OverBudget extends Error {
  override readonly name = 'OverBudget';
}

const greeting = {
  system:
    'Answer with one JSON object and nothing else: {"comments":[{"kind":"question","quote":"","text":"…"}],"version":""}.',
  user: 'Ask one short question about this sentence: Bees find flowers by their colour.',
};

/**
 * A coach that asks a language model and checks every word of the answer. On any fault (slow, refused,
 * broken, off-language, over budget, echoing an instruction in the draft) the fallback answers instead.
 * It never sets a stage, and nothing is shown before it has been checked.
 */
export function llmCoach(options: LlmOptions): LlmCoach {
  const { fallback, budget = tokenBudget(), onEnd = () => undefined } = options;
  const newMark = options.newMark ?? (() => randomBytes(6).toString('hex'));
  const endpoint = openEndpoint(options);
  const settings = { ...patience, ...options.patience };
  const guarded = guards(settings);
  const doors = atOnceFor(settings.atOncePerWriter);
  const gates = atOnceFor(settings.atOncePerAddress);

  /** Counts a call when it is made: all that is sent and the longest answer, and what was not used is given back. */
  const paidFor = async (caller: Caller, prompt: Prompt, signal: AbortSignal): Promise<string> => {
    const most = tokensIn(prompt.system + prompt.user) + mostTokens;
    if (!(await budget.take(caller, most))) throw new OverBudget();
    try {
      const { text, tokens } = await endpoint.complete(prompt, signal);
      await budget.giveBack(caller, most - tokens);
      return text;
    } catch (error) {
      // What was refused cost nothing; what was cut off may have.
      if (error instanceof APIError && error.status !== undefined)
        await budget.giveBack(caller, most);
      throw error;
    }
  };

  const ask = async (
    request: CoachRequest,
    caller: Caller,
    signal: AbortSignal,
  ): Promise<CoachReply> => {
    const mark = newMark();
    const prompt = promptFor(request, tellLanguage(request.draft) ?? request.language, mark);
    // Who leaves is no fault of the endpoint: only the limit of time goes through the guards.
    const content = await guarded.execute(({ signal: inTime }) =>
      paidFor(caller, prompt, AbortSignal.any([inTime, signal])),
    );
    const checked = readReply(content, request, prompt, mark);
    const local =
      request.wantsVersion && checked.version === '' ? await fallback.comment(request) : null;
    return {
      kind: 'coach',
      comments: checked.comments,
      plainer: (local ?? (await fallback.comment(request))).plainer,
      version: checked.version || (local?.version ?? ''),
      madeBy: 'llm',
    };
  };

  return {
    async comment(
      request,
      {
        signal = new AbortController().signal,
        writer = 'nobody',
        address = writer,
        isHurried = false,
      } = {},
    ) {
      const instead = (why: WhyNot) => {
        onEnd(why);
        return fallback.comment(request, { signal, writer });
      };
      if (request.draft.trim() === '') return fallback.comment(request, { signal, writer });
      if (isHurried) return instead('not waited for');
      if (!gates.enter(address)) return instead('too many at once');
      if (!doors.enter(writer)) {
        gates.leave(address);
        return instead('too many at once');
      }
      try {
        const reply = await ask(request, { writer, address }, signal);
        onEnd('answered');
        return reply;
      } catch (error) {
        if (signal.aborted) throw error;
        if (error instanceof OverBudget) return await instead('over budget');
        return await instead(
          error instanceof BulkheadRejectedError ? 'too many at once' : whyNot(error),
        );
      } finally {
        doors.leave(writer);
        gates.leave(address);
      }
    },
    async introduce(signal = new AbortController().signal) {
      const name = `${options.model} at ${new URL(options.url).host}`;
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(settings.wholeCall)]);
      try {
        await endpoint.complete(greeting, inTime);
        return { isWell: true, sentence: `${name} answers; takes ${inWords(endpoint.dialect())}` };
      } catch (error) {
        const why = inTime.aborted ? 'too slow' : whyNot(error);
        return { isWell: false, sentence: `${name} ${inAdvice(why)}; the local coach answers` };
      }
    },
  };
}
