import { once } from 'node:events';

import { readLines } from '@vernacular/documents';
import { written, type Answer } from '@vernacular/exercises';

import { type Outside, print } from '../streams-and-exit-codes.ts';
import type { ShownTurn } from './shown-turn.ts';

const prompt = '> ';

/** Reads answers from stdin. Piped ones are printed as if typed, so that the output is the whole conversation. */
export function readAnswers({ stdin, stdout, signal }: Outside) {
  const lines = readLines(stdin);
  const interrupted = once(signal, 'abort').then(() => signal.throwIfAborted());
  // Prevents an unhandled rejection when nobody is waiting for a line.
  interrupted.catch(() => undefined);

  const nextLine = async (): Promise<string | null> => {
    if (stdin.isTTY) await print(stdout, prompt);
    signal.throwIfAborted();
    const { value } = (await Promise.race([lines.next(), interrupted])) ?? {};
    if (value === undefined) return null;
    if (!stdin.isTTY) await print(stdout, `${prompt}${value}`.trimEnd().concat('\n'));
    return value;
  };

  return {
    async next({ options, takesTable }: ShownTurn): Promise<Answer | null> {
      const typed: string[] = [];
      for (;;) {
        const line = await nextLine();
        if (line === null && typed.length === 0) return null;
        if (line === null || line.trim() === '.') break;
        if (line.trim() === '') {
          // Empty lines before an answer only separate it from the previous one.
          if (typed.length > 0) break;
          continue;
        }
        const chosen = typed.length === 0 ? options[Number(line.trim()) - 1] : undefined;
        if (chosen) return written(chosen.send);
        typed.push(line);
      }
      const rows = typed.map((line) => line.split('|').map((cell) => cell.trim()));
      return takesTable ? { text: '', table: rows } : written(typed.join('\n'));
    },
    close: () => void stdin.destroy(),
  };
}
