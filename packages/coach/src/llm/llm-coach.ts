import { randomBytes } from 'node:crypto';

import { tellLanguage } from '@vernacular/analyzer';
import {
  distressIn,
  hasRubric,
  type Coach,
  type CoachComment,
  type CoachReply,
  type CoachRequest,
  type RubricRequest,
} from '@vernacular/exercises';
import { APIError } from 'openai';

import { atOnceFor } from './at-once.ts';
import { OverBudget, tokenBudget, type Budget, type Caller } from './budget.ts';
import { inWords, mostTokens } from './dialect.ts';
import { openEndpoint, tokensIn, type Address, type Completion } from './endpoint.ts';
import { hearAnswer, longestAnswer } from './hear-answer.ts';
import { introduce, type Introduction } from './introduce.ts';
import { lastShown } from './last-shown.ts';
import { ReplyTooLong } from './limited-fetch.ts';
import { lineOf } from './line.ts';
import { guards, patience, type Patience } from './guards.ts';
import { promptFor, type Prompt } from './prompt.ts';
import { readPrompts, type Prompts } from './prompts.ts';
import { BrokeOff } from './read-completion.ts';
import { readReply, readSoFar } from './read-reply.ts';
import { Refused } from './refusal.ts';
import { thinksInJson, withoutThoughts } from './thoughts.ts';
import { whyNot, type WhyNot } from './why-not.ts';

/** How a comment ended: the model gave it, a part of it (`broke off`), or why not. */
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
  readonly introduce: (signal?: AbortSignal) => Promise<Introduction>;
}

/** An answer that broke off after some of it was shown. */
class CutShort extends Error {
  override readonly name = 'CutShort';
}

type Asking = { readonly signal: AbortSignal } & Pick<
  NonNullable<Parameters<Coach['comment']>[1]>,
  'onSoFar' | 'onPlace'
>;

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
  const shown = lastShown();
  let thinksUnmarked = false;

  /** Counts a call when it is made: all that is sent and the longest answer, and what was not used is given back. */
  const paidFor = async (
    caller: Caller,
    prompt: Prompt,
    signal: AbortSignal,
    onPiece?: (piece: string) => boolean,
  ): Promise<Completion> => {
    const most = tokensIn(prompt.system + prompt.user) + mostTokens;
    if (!(await budget.take(caller, most))) throw new OverBudget();
    try {
      const completion = await endpoint.complete(prompt, signal, onPiece);
      await budget.giveBack(caller, most - completion.tokens);
      if (completion.end === 'whole') thinksUnmarked = thinksInJson(completion.text);
      return completion;
    } catch (error) {
      // What was refused cost nothing; what was cut off may have.
      if (error instanceof Refused || (error instanceof APIError && error.status !== undefined))
        await budget.giveBack(caller, most);
      throw error;
    }
  };

  const replyOf = (
    { plainer }: CoachReply,
    comments: readonly CoachComment[],
    version = '',
  ): CoachReply => ({
    kind: 'coach',
    comments,
    plainer,
    version,
    madeBy: 'llm',
    prompts: prompts.version,
  });

  const ask = async (
    request: RubricRequest,
    caller: Caller,
    { signal, onSoFar, onPlace = () => undefined }: Asking,
  ): Promise<{ readonly reply: CoachReply; readonly end: CoachEnd }> => {
    const mark = newMark();
    const language = tellLanguage(request.draft) ?? request.language;
    const prompt = promptFor(request, language, mark, prompts);
    // What the rules know needs no model: the plainer words, and a version where the model has none to show.
    const local = await fallback.comment(request, { signal });
    const answer = hearAnswer({
      judge: (content) => readSoFar(content, request, prompt, mark),
      onComments: (comments) => {
        shown.keep(caller.writer, request, comments);
        onSoFar?.(replyOf(local, comments));
      },
      wantsVersion: request.wantsVersion,
      thinksUnmarked,
    });
    shown.forget(caller.writer, request);
    onSoFar?.(replyOf(local, []));
    const leave = line.enter(onPlace);
    try {
      // Who leaves is no fault of the endpoint: only the limit of time goes through the guards.
      const completion = await guarded.execute(async ({ signal: inTime }) => {
        try {
          const both = AbortSignal.any([inTime, signal]);
          return await paidFor(caller, prompt, both, onSoFar && answer.hear);
        } catch (cause) {
          // What was shown stays: a second try would say something else.
          throw answer.heard().length > 0
            ? new CutShort('The answer broke off.', { cause })
            : cause;
        }
      });
      signal.throwIfAborted();
      if (completion.end === 'stopped' && answer.hasEnough())
        return { reply: replyOf(local, answer.heard(), local.version), end: 'answered' };
      const { comments, version } = readReply(wholeOf(completion), request, prompt, mark);
      shown.keep(caller.writer, request, comments);
      return { reply: replyOf(local, comments, version || local.version), end: 'answered' };
    } catch (error) {
      if (answer.heard().length === 0 || signal.aborted) throw error;
      return { reply: replyOf(local, answer.heard(), local.version), end: 'broke off' };
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
      if (
        request.draft.trim() === '' ||
        !hasRubric(request) ||
        distressIn(textIn(request)).length > 0
      )
        return fallback.comment(request, { signal, writer });
      if (isHurried) {
        const comments = shown.of(writer, request);
        if (comments.length === 0) return instead('not waited for');
        onEnd('not waited for');
        const local = await fallback.comment(request, { signal, writer });
        return replyOf(local, comments, local.version);
      }
      if (!gates.enter(address)) return instead('too many at once');
      if (!doors.enter(writer)) {
        gates.leave(address);
        return instead('too many at once');
      }
      try {
        const { reply, end } = await ask(
          request,
          { writer, address },
          { signal, ...(onSoFar && { onSoFar }), ...(onPlace && { onPlace }) },
        );
        onEnd(end);
        return reply;
      } catch (error) {
        if (signal.aborted) throw error;
        return await instead(whyNot(error));
      } finally {
        doors.leave(writer);
        gates.leave(address);
      }
    },
    introduce: (signal = new AbortController().signal) =>
      introduce(
        `${options.model} at ${new URL(options.url).host}`,
        AbortSignal.any([signal, AbortSignal.timeout(settings.wholeCall)]),
        async (prompt, inTime) => {
          const { text } = await paidFor(
            { writer: 'the start', address: 'the start' },
            prompt,
            inTime,
          );
          return { text, takes: inWords(endpoint.dialect()) };
        },
      ),
  };
}

/** All that a writer wrote of which a request tells; what may be somebody's distress is for no model. */
const textIn = ({ draft, answer, table, earlier, audience, before = [] }: CoachRequest): string =>
  [
    draft,
    answer,
    ...table.flat(),
    ...earlier.map(({ text }) => text),
    audience.description,
    ...before.map(textIn),
  ].join('\n');

/**
 * The text of an answer that ended as it was meant to. One that did not may be a thought that was never marked as one,
 * so it must be the JSON and nothing else. Throws what cut it short.
 */
function wholeOf({ text, end }: Completion): string {
  if (end === 'stopped' || text.length > longestAnswer)
    throw new ReplyTooLong('More came than an answer can be.');
  const isBare = /^\s*(?:```\w*\s*)?\{[\s\S]*\}\s*(?:```\s*)?$/u.test(withoutThoughts(text));
  if (end === 'whole' || isBare) return text;
  if (end === 'filtered') throw new Refused('filtered', {});
  throw new BrokeOff('The answer ended in the middle.');
}
