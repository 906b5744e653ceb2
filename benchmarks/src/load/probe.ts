/** Preloaded into the measured process. Answers each message with the resources it has used. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface Probed {
  /** Milliseconds of processor time of all threads since the start. */
  readonly processor: number;
  /** Megabytes of resident memory: the maximum since the start, and now. */
  readonly peak: number;
  readonly memory: number;
  /** Longest event-loop delay since the last message, in milliseconds. */
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
