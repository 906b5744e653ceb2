import { expect, it } from 'vitest';

import guide from '../../../../docs/hebrew.md?raw';

/** All that people read in Hebrew, by file: whole files, and of programs the lines that hold Hebrew. */
const files: Readonly<Record<string, string>> = import.meta.glob(
  [
    './he/*.json',
    '../features/**/he.json',
    '../features/**/he/*.md',
    '../features/**/*.he.*',
    '../../../cli/src/play/input-instructions/he.json',
    '../../../server/src/**/*.ts',
    '../../../../packages/{exercises,coach,check,contract,documents}/src/**/*.ts',
    '../../../../packages/{exercises,coach,check}/src/words/he/*.json',
    '../../../../packages/accessibility-widget/locale/Hebrew.json',
    '!../../../../packages/coach/src/{llm,quality,text,coherence}/**',
    '!../../../../packages/*/src/words/he/word-lists.json',
    '!**/*.test.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
const isComment = (line: string) => /^\s*(\/?\*|\/\/)/u.test(line);

/** The table of the style sheet. A bar inside a cell is written `\|`. */
const rows = [...guide.matchAll(/^\| `(.+)` +\| (\S.*?) +\|$/gmu)].map(
  ([, pattern, instead]) => [pattern!.replaceAll(String.raw`\|`, '|'), instead!] as const,
);

it('has a style sheet and texts to hold to it', () => {
  expect(rows.length).toBeGreaterThan(10);
  expect(Object.keys(files).length).toBeGreaterThan(60);
});

it.each(rows)('nothing in Hebrew says %s, but %s', (pattern) => {
  const unwanted = new RegExp(pattern, 'u');
  const found = Object.entries(files).flatMap(([path, text]) =>
    text
      .split('\n')
      .filter((line) => /[א-ת]/u.test(line) || path.endsWith('/he/people.json'))
      .filter((line) => !isComment(line) && unwanted.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
