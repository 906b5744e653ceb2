import { ApiFailure } from './api.ts';
import { readLines } from './read-lines.ts';

/** The lines of an answer as they come; throws ApiFailure when it breaks off. */
export async function* linesOf({ body }: Response): AsyncGenerator<string> {
  if (!body) return;
  try {
    yield* readLines(body);
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new ApiFailure('unreachable', 'The answer broke off.', 0, { cause });
  }
}
