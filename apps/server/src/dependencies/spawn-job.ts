import { fork, type Serializable } from 'node:child_process';
import { createRequire } from 'node:module';

export interface JobOptions<Report> {
  readonly signal: AbortSignal;
  /** The child's complete environment: nothing is inherited from the parent. */
  readonly environment?: NodeJS.ProcessEnv;
  readonly memory?: number;
  readonly onReport: (report: Report) => void;
  readonly onStart?: (pid: number) => void;
}

/**
 * Runs one job in a child process, so that a crash does not end the site. Resolves when the process has ended, however
 * it ended; its output is discarded.
 */
export function spawnJob<Order, Report>(
  name: `#${string}-process`,
  order: Order & Serializable,
  { signal, environment = {}, memory, onReport, onStart }: JobOptions<Report>,
): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const child = fork(createRequire(import.meta.url).resolve(name), [], {
      env: environment,
      // Overrides the parent's Node flags: the child runs the built files.
      execArgv: memory ? [`--max-old-space-size=${memory}`] : [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const stop = () => child.kill('SIGKILL');
    signal.addEventListener('abort', stop, { once: true });
    const settle = () => {
      signal.removeEventListener('abort', stop);
      resolve();
    };
    child.on('message', (report: Report) => onReport(report));
    child.once('error', settle).once('exit', settle);
    child.send(order, (error) => {
      if (error) stop();
    });
    if (child.pid !== undefined) onStart?.(child.pid);
  });
}
