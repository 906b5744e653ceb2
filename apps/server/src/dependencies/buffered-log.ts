const patience = 100;
const enough = 16 * 1024;
const warning = 40;

/**
 * Collects log lines and prints them every 100 ms or 16 kB, because a write for each line costs a tenth of a small
 * request. Warnings and errors are printed at once; a crash may lose the last 100 ms.
 */
export function bufferedLog(print: (lines: string) => void) {
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
    // Makes pino set `lastLevel`.
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
