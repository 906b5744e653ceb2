import { columns } from '../../terminal/columns.ts';
import { plainText } from '../../terminal/plain-text.ts';
import type { CheckedFiles } from '../check-file.ts';
import { remarkSentence } from '../remark-sentence.ts';

/** Returns a line for each finding, `press.md:3:14: …`, then a table with the score of each file. */
export function terminalReport({ files, unread }: CheckedFiles): string {
  const places = files.flatMap(({ remarks }) =>
    remarks.map((remark) => {
      const { line, column } = remark.start;
      return `${remark.path}:${line}:${column}: ${plainText(remarkSentence(remark)).replaceAll('\n', ' ')}\n`;
    }),
  );
  const scores = columns(
    files.map((file) => [
      file.missed.length > 0 ? 'missed' : 'fine',
      file.path,
      file.score === null ? 'nothing to check' : `score ${file.score}`,
      file.score === null ? '' : `${file.rare} % rare`,
      file.missed.join(' '),
    ]),
    { right: [2, 3] },
  );
  const named = new Set(files.map(({ counts }) => `Word counts: ${counts}.\n`));
  const troubles = unread.map(({ path, trouble }) => `${path}: ${trouble}\n`);
  return [...places, places.length > 0 ? '\n' : '', scores, ...named, ...troubles].join('');
}
