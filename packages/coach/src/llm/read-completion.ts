import type OpenAI from 'openai';
import { Stream } from 'openai/streaming';

import { ReplyTooLong } from './limited-fetch.ts';

type Piece = OpenAI.Chat.ChatCompletionChunk;

/** How an answer ended: as the model meant it, in the middle, by a filter, or because we had heard enough. */
export type AnswerEnd = 'whole' | 'cut' | 'filtered' | 'stopped';

/** The text of an answer, and the tokens it took where that is told. */
interface Read {
  readonly text: string;
  /** How long the thoughts were that came apart from the text. */
  readonly thought: number;
  readonly cost: number | undefined;
  readonly end: AnswerEnd;
}

/** An answer that ended before it was whole. */
export class BrokeOff extends Error {
  override readonly name = 'BrokeOff';
}

const ends: Readonly<Record<string, AnswerEnd>> = { length: 'cut', content_filter: 'filtered' };

/** What is said, where it stands as text or in parts of which some are text. */
const textIn = (content: unknown): string => {
  if (typeof content === 'string') return content;
  const parts = Array.isArray(content) ? (content as { type?: unknown; text?: unknown }[]) : [];
  return parts
    .map(({ type, text }) => (type === 'text' && typeof text === 'string' ? text : ''))
    .join('');
};

/** Thoughts that come apart from the text, under either of the names that servers give them. */
const thoughtIn = (from: object | undefined) => {
  const { reasoning_content: one, reasoning: other } = (from ?? {}) as Record<string, unknown>;
  return textIn(one ?? other).length;
};

/** Reads an answer that comes whole or in pieces, as the endpoint chose; `onPiece` is told each piece, and hears no more once it returns true. */
export async function readCompletion(
  response: Response,
  onPiece: (piece: string) => boolean = () => false,
): Promise<Read> {
  if (!response.headers.get('content-type')?.includes('text/event-stream')) {
    const answer = (await response.json()) as Partial<OpenAI.Chat.ChatCompletion>;
    const [choice] = answer.choices ?? [];
    return {
      text: textIn(choice?.message?.content),
      thought: thoughtIn(choice?.message),
      cost: answer.usage?.total_tokens,
      end: ends[choice?.finish_reason ?? ''] ?? 'whole',
    };
  }
  let text = '';
  let thought = 0;
  let cost: number | undefined;
  // A stream that ends without saying why has broken off.
  let end: AnswerEnd = 'cut';
  try {
    for await (const piece of Stream.fromSSEResponse<Piece>(response, new AbortController())) {
      const [choice] = piece.choices ?? [];
      cost = piece.usage?.total_tokens ?? cost;
      thought += thoughtIn(choice?.delta);
      if (choice?.finish_reason) end = ends[choice.finish_reason] ?? 'whole';
      const more = textIn(choice?.delta?.content);
      text += more;
      if (more !== '' && onPiece(more)) {
        end = 'stopped';
        break;
      }
    }
  } catch (cause) {
    if (cause instanceof ReplyTooLong) throw cause;
    throw new BrokeOff('The answer broke off.', { cause });
  }
  return { text, thought, cost, end };
}
