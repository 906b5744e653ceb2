import { ApiFailure } from './api.ts';
import { readLines } from './read-lines.ts';

/** Throws ApiFailure `unreachable` when the stream breaks. */
export async function* responseLines({ body }: Response): AsyncGenerator<string> {
  if (!body) return;
  try {
    yield* readLines(body);
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new ApiFailure('unreachable', 'The answer broke off.', 0, { cause });
  }
}
