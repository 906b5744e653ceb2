/** Loaded into the process that is measured: answers each message with what it has used and how it felt since the last. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** What a process has used, and how long its event loop was held up since it was last asked. */
export interface Probed {
  /** Milliseconds of processor time of all its threads, since its start. */
  readonly processor: number;
  /** Megabytes it held at most, since its start, and holds now. */
  readonly peak: number;
  readonly memory: number;
  /** Milliseconds of the longest wait of the event loop. */
  readonly longestWait: number;
}

const resolution = 5;
const delay = monitorEventLoopDelay({ resolution });
delay.enable();

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  const probed: Probed = {
    processor: (user + system) / 1000,
    peak: process.resourceUsage().maxRSS / 1024,
    memory: process.memoryUsage.rss() / 1024 / 1024,
    longestWait: Math.max(0, delay.max / 1e6 - resolution),
  };
  delay.reset();
  process.send?.(probed);
});
process.channel?.unref();
