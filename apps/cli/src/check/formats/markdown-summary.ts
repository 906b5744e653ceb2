import type { CheckedFiles } from '../check-file.ts';
import { remarkSentence } from '../remark-sentence.ts';

/** The number of warnings of one step that GitHub shows beside their lines. */
const mostAnnotations = 10;

const mostWords = 20;

/** Returns a summary in Markdown: a table of the scores and a table of the most frequent words. */
export function markdownSummary({ files, unread }: CheckedFiles): string {
  const remarks = files.flatMap((file) => file.remarks);
  const words = new Map<string, (typeof remarks)[number][]>();
  for (const remark of remarks.filter(({ rule }) => rule !== 'long-sentence')) {
    const key = remark.written.toLowerCase();
    words.set(key, [...(words.get(key) ?? []), remark]);
  }
  const worst = [...words.values()].toSorted((one, other) => other.length - one.length);
  return [
    '## Vernacular',
    '',
    '| Text | Score | Rare | |',
    '| --- | ---: | ---: | --- |',
    ...files.map(({ path, score, rare, missed }) =>
      row(path, score === null ? '–' : String(score), `${rare} %`, missed.join(' ') || 'fine'),
    ),
    ...unread.map(({ path, trouble }) => row(path, '–', '–', trouble)),
    ...(worst.length === 0
      ? []
      : ['', '| Word | Times | First at | |', '| --- | ---: | --- | --- |']),
    ...worst.slice(0, mostWords).map(({ 0: first, length }) => {
      const { written, path, start } = first!;
      return row(written, String(length), `${path}:${start.line}`, remarkSentence(first!));
    }),
    '',
    ...(worst.length > mostWords ? [`${worst.length - mostWords} more words.`] : []),
    ...(remarks.length > mostAnnotations
      ? [
          `GitHub shows ${mostAnnotations} of these ${remarks.length} findings beside their lines; \`--format sarif\` has all.`,
        ]
      : []),
    '',
  ].join('\n');
}

/** Escapes Markdown and HTML, because texts may come from strangers. */
const cell = (text: string) =>
  text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\\`*_{}[\]<>()#|~!&@]/gu, (mark) => `&#${mark.codePointAt(0)};`);

const row = (...cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
