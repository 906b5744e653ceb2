/** Imported first: ends a script without a stack trace when its reader closes the pipe early, as `head` does. */
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
