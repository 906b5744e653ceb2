import { ApiFailure } from './api.ts';

/** Yields the non-empty lines of a response as they arrive. Throws ApiFailure `unreachable` when the stream breaks. */
export async function* responseLines({ body }: Response): AsyncGenerator<string> {
  if (!body) return;
  try {
    yield* readLines(body);
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new ApiFailure('unreachable', 'The answer broke off.', 0, { cause });
  }
}

/** Yields the non-empty lines of a UTF-8 stream as they complete; the last line needs no newline. */
export async function* readLines(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const lines = rest.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== '') yield line;
      if (done) break;
    }
    if (rest !== '') yield rest;
  } finally {
    // The consumer may stop early; the rest of the stream is not needed.
    await reader.cancel().catch(() => undefined);
  }
}
