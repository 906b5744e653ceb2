import { ApiFailure, failureOf, readReply, type ReplyCheck } from './api.ts';
import { freshSession } from '../account/session.ts';

/** Sends a form and reports progress from 0 to 1, which `fetch` cannot do. Throws ApiFailure or AbortError. */
export async function upload<Reply>(
  path: string,
  form: FormData,
  {
    reply,
    onProgress,
    signal,
  }: {
    readonly reply: ReplyCheck<Reply>;
    readonly onProgress: (progress: number) => void;
    readonly signal: AbortSignal;
  },
): Promise<Reply> {
  const session = await freshSession();
  const answer = await new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    if (session.kind === 'in')
      request.setRequestHeader('authorization', `Bearer ${session.accessToken}`);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () =>
      resolve(
        new Response(request.responseText || null, {
          status: request.status,
          headers: { 'retry-after': request.getResponseHeader('retry-after') ?? '' },
        }),
      ),
    );
    request.addEventListener('error', () =>
      reject(new ApiFailure('unreachable', 'The server cannot be reached.', 0)),
    );
    request.addEventListener('abort', () => reject(new DOMException('Called off', 'AbortError')));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) request.abort();
    request.send(form);
  });
  if (!answer.ok) throw await failureOf(answer);
  return readReply(answer, reply);
}
