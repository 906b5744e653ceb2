import { randomBytes } from 'node:crypto';

import { languageByScript } from '@vernacular/analyzer';
import {
  distressIn,
  hasRubric,
  type Coach,
  type CoachReply,
  type CoachRequest,
  type RubricRequest,
} from '@vernacular/exercises';

import { concurrencyLimit } from './calls/concurrency-limit.ts';
import { tokenBudget, type Budget, type Caller } from './calls/token-budget.ts';
import { inWords } from './prompts/supported-parameters.ts';
import { openEndpoint, type Address } from './calls/openai-compatible-client.ts';
import { introduce, type Introduction } from './probe-model.ts';
import { judge, type Written } from './replies/filter-by-judge.ts';
import { paidCalls } from './calls/budgeted-calls.ts';
import { commentPrompt, type Prompt } from './prompts/comment-prompt.ts';
import { readPrompts, type Prompts } from './prompts/read-prompts.ts';
import { queueFor } from './calls/queue.ts';
import { readReply } from './replies/read-safe-comments.ts';
import { breakerFor, patience, retriesFor, type Patience } from './resilience.ts';
import { CallFailed, failureReason, type FailureReason } from './failure-reason.ts';

/** How a request for a comment ended: answered by the model, or why not. */
export type CoachEnd = 'answered' | FailureReason;

/** The endpoint of a language model, and the coach that answers when it fails. */
export interface LlmOptions extends Address {
  readonly fallback: Coach;
  readonly budget?: Budget;
  readonly prompts?: Prompts;
  readonly patience?: Partial<Patience>;
  /** Called when a comment has ended, never with its content. */
  readonly onEnd?: (end: CoachEnd) => void;
  /** Called with the number of comments that were judged, and of those that passed. */
  readonly onJudged?: (judged: number, passed: number) => void;
  /** Makes the random text in the marks around the writer’s texts, which those texts cannot know. */
  readonly newMark?: () => string;
  readonly limit?: (milliseconds: number) => AbortSignal;
  /** A clock in milliseconds. */
  readonly now?: () => number;
}

export interface LlmCoach extends Coach {
  /** Tests the model with a small request and reports in a sentence what it accepts or what is wrong. */
  readonly introduce: (signal?: AbortSignal) => Promise<Introduction>;
}

type CommentOptions = NonNullable<Parameters<Coach['comment']>[1]>;

/** Settles as `work` does, or fails as soon as `limit` aborts. */
const within = <Result>(limit: AbortSignal, work: Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    const giveUp = () => reject(new CallFailed('too slow'));
    if (limit.aborted) giveUp();
    limit.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject);
  });

/**
 * A coach whose comments are written by a language model. Fixed rules remove unsafe comments, then a second call judges
 * the rest. Nothing the model wrote is shown before it has passed. The fallback answers if a call fails, too many run
 * at once, or a text may show distress.
 */
export function llmCoach(options: LlmOptions): LlmCoach {
  const {
    fallback,
    budget = tokenBudget(),
    prompts = readPrompts().prompts,
    onEnd = () => undefined,
    onJudged = () => undefined,
    newMark = () => randomBytes(6).toString('hex'),
    limit = (milliseconds) => AbortSignal.timeout(milliseconds),
    now,
  } = options;
  const settings = { ...patience, ...options.patience };
  const endpoint = openEndpoint(options);
  const pay = paidCalls(endpoint, budget);
  const breaker = breakerFor(settings);
  const retries = retriesFor(settings);
  const queue = queueFor({ ...settings, ...(now && { now }) });
  const writers = concurrencyLimit(settings.atOncePerWriter);
  const addresses = concurrencyLimit(settings.atOncePerAddress);

  const replyOf = (
    { plainer }: CoachReply,
    { comments, version }: Written = { comments: [], version: '' },
  ): CoachReply => ({
    kind: 'coach',
    comments,
    plainer,
    version,
    madeBy: 'llm',
    prompts: prompts.version,
  });

  const write = async (
    request: RubricRequest,
    caller: Caller,
    signal: AbortSignal,
  ): Promise<Written> => {
    const ask = (prompt: Prompt) => retries.execute(() => pay(caller, prompt, signal), signal);
    const mark = newMark();
    const language = languageByScript(request.draft) ?? request.language;
    const prompt = commentPrompt(request, language, mark, prompts);
    const written = readReply(await ask(prompt), request, prompt, mark);
    const passed = await judge(request, written, { ask, mark: newMark(), prompts });
    onJudged(written.comments.length, passed.comments.length);
    if (passed.comments.length === 0) throw new CallFailed('none passed');
    return passed;
  };

  const comment = async (
    request: RubricRequest,
    caller: Caller,
    signal: AbortSignal,
    { onSoFar, onPlace = () => undefined }: CommentOptions,
  ): Promise<CoachReply> => {
    // The plainer words need no model.
    const local = await fallback.comment(request, { signal, writer: caller.writer });
    onSoFar?.(replyOf(local));
    const turn = await queue.join(onPlace, signal);
    try {
      const inTime = limit(settings.wholeComment);
      const written = await breaker.execute(() =>
        within(inTime, write(request, caller, AbortSignal.any([inTime, signal]))),
      );
      signal.throwIfAborted();
      turn.done();
      return replyOf(local, written);
    } finally {
      turn.leave();
    }
  };

  return {
    async comment(request, asked = {}) {
      const { signal = new AbortController().signal, writer = 'nobody' } = asked;
      const { address = writer, isHurried = false } = asked;
      const instead = (why: FailureReason) => {
        onEnd(why);
        return fallback.comment(request, { signal, writer });
      };
      if (
        request.draft.trim() === '' ||
        !hasRubric(request) ||
        distressIn(textIn(request)).length > 0
      )
        return fallback.comment(request, { signal, writer });
      if (isHurried) return instead('not waited for');
      if (!addresses.enter(address)) return instead('too many at once');
      if (!writers.enter(writer)) {
        addresses.leave(address);
        return instead('too many at once');
      }
      try {
        const reply = await comment(request, { writer, address }, signal, asked);
        onEnd('answered');
        return reply;
      } catch (error) {
        if (signal.aborted) throw error;
        return await instead(failureReason(error));
      } finally {
        writers.leave(writer);
        addresses.leave(address);
      }
    },
    introduce: (signal = new AbortController().signal) =>
      introduce(
        `${options.model} at ${new URL(options.url).host}`,
        AbortSignal.any([signal, limit(settings.wholeComment)]),
        async (prompt, inTime) => {
          const text = await pay({ writer: 'the start', address: 'the start' }, prompt, inTime);
          return { text, takes: inWords(endpoint.dialect()) };
        },
      ),
  };
}

/** Every text of the writer in a request: a text that may show distress is never sent to a model. */
const textIn = ({ draft, answer, table, earlier, audience, before = [] }: CoachRequest): string =>
  [
    draft,
    answer,
    ...table.flat(),
    ...earlier.map(({ text }) => text),
    audience.description,
    ...before.map(textIn),
  ].join('\n');
