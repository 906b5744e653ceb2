import { reloadOnce } from '../../../platform/browser/reload-once.ts';
import { freshSession } from '../../../platform/account/session.ts';
import type { WorkerLine } from './live-analysis.ts';
import type { Answer, Question } from './protocol.ts';

/**
 * Starts the analysis worker. `onBreak` is called when it cannot start or stops. An error before its first answer may
 * mean another version of the site, so the page reloads once.
 */
export function connectWorker(onAnswer: (answer: Answer) => void, onBreak: () => void): WorkerLine {
  const worker = new Worker(new URL('analysis.worker.ts', import.meta.url), { type: 'module' });
  let hasAnswered = false;
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    hasAnswered = true;
    onAnswer(data);
  });
  worker.addEventListener('error', () => {
    onBreak();
    if (!hasAnswered) void reloadOnce();
  });
  // oxlint-disable-next-line require-post-message-target-origin -- a worker has no other origin
  const send = (question: Question) => worker.postMessage(question);
  let newest: Question | null = null;

  /** A private dictionary is fetched with a fresh access token. */
  const openPrivate = async (question: Question & { kind: 'open' }) => {
    const session = await freshSession();
    if (newest !== question) return;
    const { dictionary } = question;
    if (session.kind !== 'in') send(question);
    else {
      const authorization = `Bearer ${session.accessToken}`;
      send({ kind: 'open', dictionary: { ...dictionary, authorization } });
    }
  };

  return {
    post: (question) => {
      if (question.kind === 'open') newest = question;
      if (question.kind === 'open' && question.dictionary.isPrivate) void openPrivate(question);
      else send(question);
    },
    close: () => worker.terminate(),
  };
}
