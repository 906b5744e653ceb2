import { fork, type Serializable } from 'node:child_process';
import { createRequire } from 'node:module';

export interface JobOptions<Report> {
  /** Aborting it kills the child. */
  readonly signal: AbortSignal;
  /** The child's complete environment: nothing is inherited from the parent. */
  readonly environment?: NodeJS.ProcessEnv;
  /** Megabytes of its heap; the default of Node when left out. */
  readonly memory?: number;
  readonly onReport: (report: Report) => void;
  readonly onStart?: (pid: number) => void;
}

/**
 * Runs one job in a child process, so that a crash does not end the site. `name` is an entry of `imports` in
 * package.json; the child gets `order` as a message and sends reports. Resolves when the process has ended, however it
 * ended; what it prints is discarded.
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
