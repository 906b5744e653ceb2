import OpenAI, { APIError } from 'openai';

import { afterRefusal, parametersOf, wholeDialect, type Dialect } from './dialect.ts';
import { limitedFetch } from './limited-fetch.ts';
import type { Prompt } from './prompt.ts';
import { UnusableReply } from './read-reply.ts';

const longestReply = 256 * 1024;

/** Where a language model is. */
export interface Address {
  /** Base address of an OpenAI-compatible service, for example `http://localhost:11434/v1`. */
  readonly url: string;
  readonly model: string;
  readonly apiKey?: string;
}

/** What a model said, and the tokens that it and its prompt took, by its own count or ours. */
export interface Completion {
  readonly text: string;
  readonly tokens: number;
}

/** One call to a model; what it takes is learnt by the first calls and remembered. */
export interface Endpoint {
  readonly complete: (prompt: Prompt, signal: AbortSignal) => Promise<Completion>;
  /** What the endpoint takes, as far as is known. */
  readonly dialect: () => Dialect;
}

/** What an endpoint says of a call it refuses; null when it refuses the texts and not how they are sent. */
function refusalIn(thrown: unknown): string | null {
  if (!(thrown instanceof APIError) || (thrown.status !== 400 && thrown.status !== 422))
    return null;
  if (thrown.code === 'content_filter' || thrown.code === 'context_length_exceeded') return null;
  // A refusal may name what to use in its place; what it is about stands in `param`, where there is one.
  return thrown.param || `${thrown.message} ${JSON.stringify(thrown.error ?? '')}`;
}

/** About how many tokens a text is: three characters each, between English and Hebrew. */
export const tokensIn = (text: string): number => Math.ceil(text.length / 3);

/** Opens an OpenAI-compatible endpoint. Nothing is sent before the first call. */
export function openEndpoint({ url, model, apiKey = 'none' }: Address): Endpoint {
  const client = new OpenAI({
    baseURL: url,
    apiKey,
    maxRetries: 0,
    fetch: limitedFetch(longestReply),
  });
  let known = wholeDialect;

  const send = async ({ system, user }: Prompt, dialect: Dialect, signal: AbortSignal) => {
    const answer = await client.chat.completions.create(
      {
        model,
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ],
        ...parametersOf(dialect),
      },
      { signal },
    );
    const text = answer.choices?.[0]?.message?.content;
    if (!text) throw new UnusableReply('The model answered nothing.');
    const tokens = answer.usage?.total_tokens ?? tokensIn(system + user + text);
    return { text, tokens };
  };

  return {
    dialect: () => known,
    complete: async (prompt, signal) => {
      let spoken: Dialect | null = known;
      let last: unknown;
      while (spoken !== null) {
        try {
          // oxlint-disable-next-line no-await-in-loop -- what is sent next depends on what was refused
          const completion = await send(prompt, spoken, signal);
          known = spoken;
          return completion;
        } catch (error) {
          const refusal = refusalIn(error);
          if (refusal === null) throw error;
          last = error;
          spoken = afterRefusal(spoken, refusal);
        }
      }
      throw last;
    },
  };
}
