/** Seconds of processor time since a moment, or of all the process's life; other programs do not count. */
export function processorSeconds(since?: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
}
