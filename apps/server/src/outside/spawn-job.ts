import { fork, type Serializable } from 'node:child_process';
import { createRequire } from 'node:module';

/** How a process is given its order and heard. */
export interface JobOptions<Report> {
  /** Ends the process at once. */
  readonly signal: AbortSignal;
  /** What the process is told of the environment: nothing but this. */
  readonly environment?: NodeJS.ProcessEnv;
  /** The memory that its objects may take, in MB. */
  readonly memory?: number;
  readonly onReport: (report: Report) => void;
  /** Is told the process that works. */
  readonly onStart?: (pid: number) => void;
}

/**
 * Hands one order to a process of its own, so that the site answers meanwhile and outlives whatever becomes of it.
 * Settles when the process has ended, however it ended; it has no output, and ends with this one.
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
      // It runs the built files, whatever this process was started with.
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
