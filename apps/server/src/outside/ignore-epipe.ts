/** A stream that this process prints to. */
interface Printed {
  on(event: 'error', listener: (error: NodeJS.ErrnoException) => void): unknown;
}

/**
 * Lets the process go on when whoever reads what it prints has enough, as `head` has: a site keeps
 * answering, a backup is finished. What else may happen to the streams is still an error.
 */
export function ignoreEpipe(streams: readonly Printed[]): void {
  for (const stream of streams) {
    stream.on('error', (error) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}
