/** Imported first: a script whose reader has enough, as `head` has, ends without a stack of calls. */
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
