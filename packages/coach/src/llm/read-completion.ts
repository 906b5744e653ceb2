import type OpenAI from 'openai';

/** How an answer ended: as the model meant it, in the middle, or by a filter. */
export type AnswerEnd = 'whole' | 'cut' | 'filtered';

/** The text of an answer, and the tokens it took where that is told. */
interface Read {
  readonly text: string;
  /** How long the reasoning was that came apart from the text, in characters. */
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

/** Reasoning that comes apart from the text, under either of the names that servers give it. */
const thoughtIn = (from: object | undefined) => {
  const { reasoning_content: one, reasoning: other } = (from ?? {}) as Record<string, unknown>;
  return textIn(one ?? other).length;
};

/** Reads a chat completion. */
export async function readCompletion(response: Response): Promise<Read> {
  const answer = (await response.json()) as Partial<OpenAI.Chat.ChatCompletion>;
  const [choice] = answer.choices ?? [];
  return {
    text: textIn(choice?.message?.content),
    thought: thoughtIn(choice?.message),
    cost: answer.usage?.total_tokens,
    end: ends[choice?.finish_reason ?? ''] ?? 'whole',
  };
}
