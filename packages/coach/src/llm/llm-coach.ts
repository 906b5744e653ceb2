import { randomBytes } from 'node:crypto';

import { tellLanguage } from '@vernacular/analyzer';
import {
  hasRubric,
  type Coach,
  type CoachComment,
  type CoachReply,
  type RubricRequest,
} from '@vernacular/exercises';
import { BulkheadRejectedError } from 'cockatiel';
import { APIError } from 'openai';

import { atOnceFor } from './at-once.ts';
import { tokenBudget, type Budget, type Caller } from './budget.ts';
import { inWords, mostTokens } from './dialect.ts';
import { openEndpoint, tokensIn, type Address } from './endpoint.ts';
import { lineOf } from './line.ts';
import { guards, patience, type Patience } from './guards.ts';
import { promptFor, type Prompt } from './prompt.ts';
import { readPrompts, type Prompts } from './prompts.ts';
import { readReply, readSoFar } from './read-reply.ts';
import { inAdvice, whyNot, type WhyNot } from './why-not.ts';

/** How a comment ended: the model gave it, or why not. */
export type CoachEnd = 'answered' | WhyNot;

/** Where a language model is, and what stands in when it fails. */
export interface LlmOptions extends Address {
  /** Answers in the model's place, with the same conversation state. */
  readonly fallback: Coach;
  readonly budget?: Budget;
  /** What the model is told; the built-in prompts unless told. */
  readonly prompts?: Prompts;
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

/** An answer that broke off after some of it was shown. */
class CutShort extends Error {
  override readonly name = 'CutShort';
}

type Asking = { readonly signal: AbortSignal } & Pick<
  NonNullable<Parameters<Coach['comment']>[1]>,
  'onSoFar' | 'onPlace'
>;

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
  const prompts = options.prompts ?? readPrompts().prompts;
  const newMark = options.newMark ?? (() => randomBytes(6).toString('hex'));
  const endpoint = openEndpoint(options);
  const settings = { ...patience, ...options.patience };
  const guarded = guards(settings);
  const line = lineOf(settings.atOnce);
  const doors = atOnceFor(settings.atOncePerWriter);
  const gates = atOnceFor(settings.atOncePerAddress);

  /** Counts a call when it is made: all that is sent and the longest answer, and what was not used is given back. */
  const paidFor = async (
    caller: Caller,
    prompt: Prompt,
    signal: AbortSignal,
    onText?: (soFar: string) => void,
  ): Promise<string> => {
    const most = tokensIn(prompt.system + prompt.user) + mostTokens;
    if (!(await budget.take(caller, most))) throw new OverBudget();
    try {
      const { text, tokens } = await endpoint.complete(prompt, signal, onText);
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
    request: RubricRequest,
    caller: Caller,
    { signal, onSoFar, onPlace = () => undefined }: Asking,
  ): Promise<CoachReply> => {
    const mark = newMark();
    const language = tellLanguage(request.draft) ?? request.language;
    const prompt = promptFor(request, language, mark, prompts);
    // What the rules know needs no model: the plainer words, and a version where the model has none to show.
    const local = await fallback.comment(request, { signal });
    const replyOf = (comments: readonly CoachComment[], version = ''): CoachReply => ({
      kind: 'coach',
      comments,
      plainer: local.plainer,
      version,
      madeBy: 'llm',
      prompts: prompts.version,
    });
    let heard: readonly CoachComment[] = [];
    const hear = (content: string) => {
      const comments = readSoFar(content, request, prompt, mark);
      if (comments.length <= heard.length) return;
      heard = comments;
      onSoFar?.(replyOf(heard));
    };
    onSoFar?.(replyOf([]));
    const leave = line.enter(onPlace);
    try {
      // Who leaves is no fault of the endpoint: only the limit of time goes through the guards.
      const content = await guarded.execute(async ({ signal: inTime }) => {
        try {
          const both = AbortSignal.any([inTime, signal]);
          return await paidFor(caller, prompt, both, onSoFar && hear);
        } catch (cause) {
          // What was shown stays: a second try would say something else.
          throw heard.length > 0 ? new CutShort('The answer broke off.', { cause }) : cause;
        }
      });
      const checked = readReply(content, request, prompt, mark);
      return replyOf(checked.comments, checked.version || local.version);
    } catch (error) {
      if (heard.length === 0 || signal.aborted) throw error;
      return replyOf(heard, local.version);
    } finally {
      leave();
    }
  };

  return {
    async comment(
      request,
      {
        signal = new AbortController().signal,
        writer = 'nobody',
        address = writer,
        isHurried = false,
        onSoFar,
        onPlace,
      } = {},
    ) {
      const instead = (why: WhyNot) => {
        onEnd(why);
        return fallback.comment(request, { signal, writer });
      };
      if (request.draft.trim() === '' || !hasRubric(request))
        return fallback.comment(request, { signal, writer });
      if (isHurried) return instead('not waited for');
      if (!gates.enter(address)) return instead('too many at once');
      if (!doors.enter(writer)) {
        gates.leave(address);
        return instead('too many at once');
      }
      try {
        const reply = await ask(
          request,
          { writer, address },
          { signal, ...(onSoFar && { onSoFar }), ...(onPlace && { onPlace }) },
        );
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
