import type OpenAI from 'openai';
import { Stream } from 'openai/streaming';

type Piece = OpenAI.Chat.ChatCompletionChunk;

/** The text of an answer, and the tokens it took where that is told. */
interface Read {
  readonly text: string;
  readonly cost: number | undefined;
}

/** Reads an answer that comes whole or in pieces, as the endpoint chose; `onText` is told all there is after each piece. */
export async function readCompletion(
  response: Response,
  onText: (soFar: string) => void = () => undefined,
): Promise<Read> {
  if (!response.headers.get('content-type')?.includes('text/event-stream')) {
    const answer = (await response.json()) as Partial<OpenAI.Chat.ChatCompletion>;
    const text = answer.choices?.[0]?.message?.content ?? '';
    return { text, cost: answer.usage?.total_tokens };
  }
  let text = '';
  let cost: number | undefined;
  for await (const piece of Stream.fromSSEResponse<Piece>(response, new AbortController())) {
    cost = piece.usage?.total_tokens ?? cost;
    const more = piece.choices?.[0]?.delta?.content ?? '';
    text += more;
    if (more !== '') onText(text);
  }
  return { text, cost };
}
