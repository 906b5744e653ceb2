import type OpenAI from 'openai';

export type AnswerEnd = 'whole' | 'cut' | 'filtered';

interface Read {
  readonly text: string;
  /** Characters of reasoning that came apart from the text. */
  readonly thought: number;
  readonly cost: number | undefined;
  readonly end: AnswerEnd;
}

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
