import OpenAI, { APIError } from 'openai';

import { afterRefusal, inPieces, parametersOf, wholeDialect, type Dialect } from './dialect.ts';
import { limitedFetch } from './limited-fetch.ts';
import { readCompletion } from './read-completion.ts';
import type { Prompt } from './prompt.ts';
import { UnusableReply } from './read-reply.ts';

/** In pieces, each token travels in a hundred times its own length. */
const longestReply = 4 * 1024 * 1024;

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
  /** Asks for an answer; with `onText` in pieces where the endpoint can, told all of it so far after each. */
  readonly complete: (
    prompt: Prompt,
    signal: AbortSignal,
    onText?: (soFar: string) => void,
  ) => Promise<Completion>;
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

  const send = async (
    { system, user }: Prompt,
    dialect: Dialect,
    signal: AbortSignal,
    onText?: (soFar: string) => void,
  ) => {
    const response = await client.chat.completions
      .create(
        {
          model,
          messages: [
            { role: 'system', content: system },
            { role: 'user', content: user },
          ],
          ...parametersOf(dialect),
          ...(onText && inPieces(dialect)),
        },
        { signal },
      )
      .asResponse();
    const { text, cost } = await readCompletion(response, onText);
    if (!text) throw new UnusableReply('The model answered nothing.');
    return { text, tokens: cost ?? tokensIn(system + user + text) };
  };

  return {
    dialect: () => known,
    complete: async (prompt, signal, onText) => {
      let spoken: Dialect | null = known;
      let last: unknown;
      while (spoken !== null) {
        try {
          // oxlint-disable-next-line no-await-in-loop -- what is sent next depends on what was refused
          const completion = await send(prompt, spoken, signal, onText);
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
