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

/** One call to a model; what it takes is learnt by the first calls and remembered. */
export interface Endpoint {
  readonly complete: (prompt: Prompt, signal: AbortSignal) => Promise<string>;
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
    return text;
  };

  return {
    dialect: () => known,
    complete: async (prompt, signal) => {
      let spoken: Dialect | null = known;
      let last: unknown;
      while (spoken !== null) {
        try {
          // oxlint-disable-next-line no-await-in-loop -- what is sent next depends on what was refused
          const text = await send(prompt, spoken, signal);
          known = spoken;
          return text;
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
