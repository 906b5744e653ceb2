import { fork } from 'node:child_process';
import { createRequire } from 'node:module';

import type { NewsOrder, NewsOutcome } from './news-order.ts';

/**
 * Fetches, checks and packs the news counts in a process of its own, so that the site answers meanwhile.
 * It ends with this process or with the signal; what had arrived is kept for the next attempt.
 */
export function fetchOnce(order: NewsOrder, signal: AbortSignal): Promise<NewsOutcome> {
  if (signal.aborted) return Promise.resolve('broke-off');
  // An institution's own certificates must hold for its mirror too; nothing else of the environment is handed on.
  const { NODE_EXTRA_CA_CERTS } = process.env;
  return new Promise((resolve) => {
    const child = fork(createRequire(import.meta.url).resolve('#news-process'), [], {
      env: NODE_EXTRA_CA_CERTS ? { NODE_EXTRA_CA_CERTS } : {},
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    let outcome: NewsOutcome = 'broke-off';
    const stop = () => child.kill('SIGKILL');
    signal.addEventListener('abort', stop, { once: true });
    const settle = () => {
      signal.removeEventListener('abort', stop);
      resolve(outcome);
    };
    child.on('message', (told: NewsOutcome) => (outcome = told));
    child.once('error', settle).once('exit', settle);
    child.send(order, (error) => {
      if (error) stop();
    });
  });
}
