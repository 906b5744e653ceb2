interface Printed {
  on(event: 'error', listener: (error: NodeJS.ErrnoException) => void): unknown;
}

/** Ignores EPIPE, because a closed reader such as `head` must not end the process. Other stream errors are thrown. */
export function ignoreEpipe(streams: readonly Printed[]): void {
  for (const stream of streams) {
    stream.on('error', (error) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}
