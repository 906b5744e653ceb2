/** Whether a process of this number is at work on this machine. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user exists and may not be asked.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
