/** Milliseconds that a line may wait for others. */
const patience = 100;
/** Characters with which nobody waits any longer. */
const enough = 16 * 1024;
/** The level of warnings, in the numbers of pino. */
const warning = 40;

/** Where log lines go. */
export interface LogSink {
  write(line: string): void;
}

/**
 * Hands log lines on a few at a time: to write each by itself costs a tenth of a small request. Warnings and errors
 * wait for nothing; at a sudden end the lines of the last tenth of a second may be missing, at any other none.
 */
export function bufferedLog(print: (lines: string) => void): LogSink & { flush(): void } {
  let gathered = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (gathered === '') return;
    const all = gathered;
    gathered = '';
    print(all);
  };
  const lines = {
    // So pino says of each line how bad it is.
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write: (line: string) => {
      gathered += line;
      if (gathered.length >= enough || lines.lastLevel >= warning) flush();
      else timer ??= setTimeout(flush, patience).unref();
    },
    flush,
  };
  return lines;
}
