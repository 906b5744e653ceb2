import OpenAI, { APIError } from 'openai';
import {
  afterRefusal,
  fewTokens,
  mostTokens,
  parametersOf,
  wholeDialect,
  type Dialect,
} from '../prompts/supported-parameters.ts';
import { CallFailed, Refused } from '../failure-reason.ts';
import type { Prompt } from '../prompts/comment-prompt.ts';
import { refusedFor, saidIn } from './classify-api-error.ts';

type AnswerEnd = 'whole' | 'cut' | 'filtered';

const ends: Readonly<Record<string, AnswerEnd>> = { length: 'cut', content_filter: 'filtered' };

/** The content is a string, or a list of parts of which some are text. */
const textIn = (content: unknown): string => {
  if (typeof content === 'string') return content;
  const parts = Array.isArray(content) ? (content as { type?: unknown; text?: unknown }[]) : [];
  return parts
    .map(({ type, text }) => (type === 'text' && typeof text === 'string' ? text : ''))
    .join('');
};

const thoughtIn = (from: object | undefined) => {
  const { reasoning_content: one, reasoning: other } = (from ?? {}) as Record<string, unknown>;
  return textIn(one ?? other).length;
};

/** Reads the response of a chat completion: text, characters of reasoning, tokens used, and how the answer ended. */
async function readCompletion(response: Response) {
  const answer = (await response.json()) as Partial<OpenAI.Chat.ChatCompletion>;
  const [choice] = answer.choices ?? [];
  return {
    text: textIn(choice?.message?.content),
    thought: thoughtIn(choice?.message),
    cost: answer.usage?.total_tokens,
    end: ends[choice?.finish_reason ?? ''] ?? 'whole',
  };
}

/** Bytes, with room for the reasoning that some models send along. */
const longestReply = 1024 * 1024;

export interface Address {
  /** Base address of an OpenAI-compatible service, for example `http://localhost:11434/v1`. */
  readonly url: string;
  readonly model: string;
  readonly apiKey?: string;
}

/** The answer of a model. `tokens` covers the prompt and the answer, as reported or else estimated. */
export interface Completion {
  readonly text: string;
  readonly tokens: number;
  readonly end: AnswerEnd;
}

export interface Endpoint {
  /** Sends a prompt. A refused parameter is dropped and the call repeated; throws `Refused` for any other refusal. */
  readonly complete: (prompt: Prompt, signal: AbortSignal) => Promise<Completion>;
  /** The parameters of the last call that succeeded. */
  readonly dialect: () => Dialect;
}

function refusalIn(thrown: unknown): string | null {
  if (!(thrown instanceof APIError) || (thrown.status !== 400 && thrown.status !== 422))
    return null;
  // The message may name a replacement; `param`, if present, names the refused parameter.
  return thrown.param || saidIn(thrown);
}

/** A `fetch` that fails beyond the longest reply and on a redirect, so that key and texts go nowhere else. */
const limitedFetch: typeof fetch = async (input, init) => {
  const reply = await fetch(input, { ...init, redirect: 'manual' });
  const { status, statusText, headers } = reply;
  if (status >= 300 && status < 400) {
    await reply.body?.cancel();
    throw new CallFailed('redirected', `A redirect, ${status}.`);
  }
  if (reply.body === null) return reply;
  let seen = 0;
  const counted = reply.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        seen += chunk.byteLength;
        if (seen > longestReply)
          controller.error(
            new CallFailed('answer too long', `More than ${longestReply} bytes came.`),
          );
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, { status, statusText, headers });
};

/** Also reads errors that are not under `error`: FastAPI uses `detail`, an older vLLM `message`, Google a list. */
class AnyEndpoint extends OpenAI {
  protected override makeStatusError(
    status: number,
    error: object | undefined,
    message: string | undefined,
    headers: Headers,
  ): APIError {
    const said: unknown = Array.isArray(error) ? error[0] : error;
    const isUsual = typeof said === 'object' && said !== null && 'error' in said;
    return super.makeStatusError(status, isUsual ? said : { error: said }, message, headers);
  }
}

/** The number of tokens in a text, estimated: three characters per token, between English and Hebrew. */
export const tokensIn = (text: string): number => Math.ceil(text.length / 3);

export function openEndpoint({ url, model, apiKey = 'none' }: Address): Endpoint {
  const client = new AnyEndpoint({ baseURL: url, apiKey, maxRetries: 0, fetch: limitedFetch });
  let known = wholeDialect;

  const send = async (
    { system, user, form }: Prompt,
    { dialect, room }: { readonly dialect: Dialect; readonly room: number },
    signal: AbortSignal,
  ) => {
    const response = await client.chat.completions
      .create(
        {
          model,
          messages: [
            { role: 'system', content: system },
            { role: 'user', content: user },
          ],
          ...parametersOf(dialect, form, room),
        },
        { signal },
      )
      .asResponse();
    const { text, thought, cost, end } = await readCompletion(response);
    if (!text && end === 'whole')
      throw new CallFailed('unusable answer', 'The model answered nothing.');
    return { text, tokens: cost ?? tokensIn(system + user + text) + Math.ceil(thought / 3), end };
  };

  return {
    dialect: () => known,
    complete: async (prompt, signal) => {
      let spoken: Dialect | null = known;
      let room = mostTokens;
      let last: unknown;
      while (spoken !== null) {
        try {
          // oxlint-disable-next-line no-await-in-loop -- what is sent next depends on what was refused
          const completion = await send(prompt, { dialect: spoken, room }, signal);
          known = spoken;
          return completion;
        } catch (error) {
          const why = refusedFor(error);
          if (why === 'text too long' && spoken.limit !== null && room > fewTokens) {
            // For this text only: the endpoint's limit does not change for the next one.
            room = fewTokens;
            continue;
          }
          if (why !== null) throw new Refused(why, { cause: error });
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
