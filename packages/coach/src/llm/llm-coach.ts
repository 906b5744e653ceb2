import { randomBytes } from 'node:crypto';

import { tellLanguage } from '@vernacular/analyzer';
import type { Coach, CoachReply, CoachRequest } from '@vernacular/exercises';
import OpenAI from 'openai';

import { atOncePerWriter } from './at-once.ts';
import { tokenBudget, type Budget } from './budget.ts';
import { guards, patience, type Patience } from './guards.ts';
import { limitedFetch } from './limited-fetch.ts';
import { promptFor } from './prompt.ts';
import { readReply, UnusableReply } from './read-reply.ts';

const longestReply = 256 * 1024;
const mostTokens = 900;

/** Where a language model is, and what stands in when it fails. */
export interface LlmOptions {
  /** Base address of an OpenAI-compatible service, for example `http://localhost:11434/v1`. */
  readonly url: string;
  readonly model: string;
  readonly apiKey?: string;
  /** Answers in the model's place, with the same conversation state. */
  readonly fallback: Coach;
  readonly budget?: Budget;
  readonly patience?: Partial<Patience>;
  /** Told the kind of each failure, never its content. */
  readonly onFailure?: (kind: string) => void;
  readonly newMark?: () => string;
}

/**
 * A coach that asks a language model and checks every word of the answer. On any fault (slow, refused,
 * broken, off-language, over budget, echoing an instruction in the draft) the fallback answers instead.
 * It never sets a stage, and nothing is shown before it has been checked.
 */
export function llmCoach(options: LlmOptions): Coach {
  const { fallback, model, budget = tokenBudget(), onFailure = () => undefined } = options;
  const newMark = options.newMark ?? (() => randomBytes(6).toString('hex'));
  const client = new OpenAI({
    baseURL: options.url,
    apiKey: options.apiKey ?? 'none',
    maxRetries: 0,
    fetch: limitedFetch(longestReply),
  });
  const settings = { ...patience, ...options.patience };
  const guarded = guards(settings);
  const doors = atOncePerWriter(settings.atOncePerWriter);

  const ask = async (request: CoachRequest, signal: AbortSignal): Promise<CoachReply> => {
    const mark = newMark();
    const prompt = promptFor(request, tellLanguage(request.draft) ?? request.language, mark);
    const content = await guarded.execute(async ({ signal: inTime }) => {
      const answer = await client.chat.completions.create(
        {
          model,
          max_tokens: mostTokens,
          temperature: 0.2,
          messages: [
            { role: 'system', content: prompt.system },
            { role: 'user', content: prompt.user },
          ],
        },
        { signal: inTime },
      );
      const text = answer.choices?.[0]?.message?.content;
      if (!text) throw new UnusableReply('The model answered nothing.');
      return text;
    }, signal);
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
    async comment(request, { signal = new AbortController().signal, writer = 'nobody' } = {}) {
      const cost = mostTokens + Math.ceil((request.draft.length + request.answer.length) / 4);
      if (request.draft.trim() === '' || !(await budget.spend(writer, cost))) {
        onFailure('over budget');
        return fallback.comment(request, { signal, writer });
      }
      if (!doors.enter(writer)) {
        onFailure('too many at once');
        return fallback.comment(request, { signal, writer });
      }
      try {
        return await ask(request, signal);
      } catch (error) {
        if (signal.aborted) throw error;
        onFailure(error instanceof Error ? error.constructor.name : 'unknown');
        return fallback.comment(request, { signal, writer });
      } finally {
        doors.leave(writer);
      }
    },
  };
}
