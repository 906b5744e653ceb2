import { readExerciseLine, readExerciseReply, writeMessage } from '@vernacular/contract';
import type { AnyMessage } from '@vernacular/exercises';

import { ApiFailure, readReply, send } from '../../../platform/api/api.ts';
import { responseLines } from '../../../platform/api/response-lines.ts';

type Line = Exclude<NonNullable<ReturnType<typeof readExerciseLine>>, { kind: 'error' }>;

const lines = 'application/x-ndjson';

const replyCheck = {
  parse(value: unknown) {
    const reply = readExerciseReply(value);
    if (!reply) throw new TypeError('The reply is no turn of a conversation.');
    return reply;
  },
};

interface Turn {
  readonly history: object;
  readonly messages: readonly AnyMessage[];
  readonly signal: AbortSignal;
}

/** Sends a turn and yields each line of the reply, the answer last. Throws ApiFailure, also if the reply breaks off. */
export async function* requestTurn(
  endpoint: string,
  { history, messages, signal }: Turn,
): AsyncGenerator<Line> {
  const body = { ...history, Messages: messages.map(writeMessage) };
  const response = await send(endpoint, { body, signal, headers: { accept: lines } });
  if (!response.headers.get('content-type')?.startsWith(lines)) {
    yield { ...(await readReply(response, replyCheck)), kind: 'answer' };
    return;
  }
  for await (const text of responseLines(response)) {
    const line = readExerciseLine(parsed(text));
    if (!line)
      throw new ApiFailure('unreadable-reply', 'The server gave a line we cannot read.', 200);
    if (line.kind === 'error') throw new ApiFailure(line.error.code, line.error.message, 200);
    yield line;
    if (line.kind === 'answer') return;
  }
  throw new ApiFailure('unreachable', 'The answer broke off.', 0);
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
