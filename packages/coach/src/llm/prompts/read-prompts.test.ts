import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { coachFocuses } from '@vernacular/exercises';
import { describe, expect, test } from 'vitest';

import { readPrompts } from './read-prompts.ts';

const { prompts, troubles } = readPrompts();
const steps = (text: string) =>
  ['summary', 'halving', 'rebuilding']
    .map((name) => `## ${name}\n\nAsked for ${name}.\n\n${text}\n`)
    .join('\n');

/** The built-in prompts with one file of one's own before them. */
const withFile = (path: string, content: string) =>
  readPrompts(undefined, { own: (asked) => (asked === path ? content : null) });

describe('the prompts that ship', () => {
  test('are whole', () => expect(troubles).toEqual([]));

  test.each(['en', 'he'] as const)(
    'tell for every step what was asked and what to look at, in %s',
    (language) => {
      const book = prompts.books[language];
      expect(Object.keys(book.steps).toSorted()).toEqual(
        Object.values(coachFocuses).flat().toSorted(),
      );
      expect(book.examples).toHaveLength(3);
      const letters = language === 'he' ? /\p{Script=Hebrew}/u : /^[^\p{Script=Hebrew}]*$/u;
      for (const text of [
        book.who,
        book.how,
        book.judge.who,
        book.judge.how,
        ...Object.values(book.steps).flatMap(Object.values),
      ])
        expect(text).toMatch(letters);
    },
  );

  test('have a version that changes with the rules in code', () => {
    const { version } = readPrompts(undefined, { rules: 'Be rude.' }).prompts;
    expect(version).not.toBe(prompts.version);
  });

  test('have a version that stays', () => {
    expect(prompts.version).toMatch(/^[0-9a-f]{8}$/);
    expect(readPrompts().prompts.version).toBe(prompts.version);
  });
});

describe('prompts of one’s own', () => {
  test('go before the built-in ones, and change the version', () => {
    const own = withFile('en/half-life.md', steps('Is there a verb?'));
    expect(own.troubles).toEqual([]);
    expect(own.prompts.books.en.steps.summary).toEqual({
      asked: 'Asked for summary.',
      looksAt: 'Is there a verb?',
    });
    expect(own.prompts.books.he).toEqual(prompts.books.he);
    expect(own.prompts.version).not.toBe(prompts.version);
  });

  test('may be written on Windows', () => {
    const own = withFile('en/half-life.md', steps('Is there a verb?').replaceAll('\n', '\r\n'));
    expect(own.troubles).toEqual([]);
  });

  test('are read from a folder', () => {
    const folder = mkdtempSync(join(tmpdir(), 'prompts-'));
    mkdirSync(join(folder, 'en'));
    writeFileSync(join(folder, 'en/half-life.md'), steps('Is there a verb?'));
    const own = readPrompts(folder);
    expect(own.troubles).toEqual([]);
    expect(own.prompts.books.en.steps.halving.looksAt).toBe('Is there a verb?');
  });

  test.each([
    [
      'that are nowhere',
      () => join(tmpdir(), 'no-such-folder'),
      /no-such-folder is no folder that can be read; the built-in/u,
    ],
    [
      'that are a file',
      () => {
        const file = join(mkdtempSync(join(tmpdir(), 'prompts-')), 'teacher.md');
        writeFileSync(file, 'x');
        return file;
      },
      /teacher\.md is no folder that can be read; the built-in/u,
    ],
    [
      'with a name that is none',
      () => {
        const folder = mkdtempSync(join(tmpdir(), 'prompts-'));
        mkdirSync(join(folder, 'en'));
        writeFileSync(join(folder, 'README.md'), 'x');
        writeFileSync(join(folder, 'en/teachr.md'), 'x');
        return folder;
      },
      /^en\/teachr\.md: no prompt has this name.+en\/teacher\.md/u,
    ],
  ] as const)(
    '%s are told in one line, and leave the built-in ones as they are',
    (_, path, line) => {
      const own = readPrompts(path());
      expect(own.troubles).toEqual([expect.stringMatching(line)]);
      expect(own.prompts).toEqual(prompts);
    },
  );

  test.each([
    ['en/half-life.md', '', 'has nothing under “## summary”'],
    ['en/half-life.md', '## summary\n\nOne paragraph.', 'needs two paragraphs under “## summary”'],
    ['en/half-life.md', steps('x'.repeat(5000)), 'has more than 4000 characters'],
    ['he/teacher.md', '## who\n\nמורה', 'has nothing under “## how”'],
    ['en/judge.md', '## how\n\nStrictly.', 'has nothing under “## who”'],
    ['en/examples.md', 'No heading.', 'has no example'],
    ['en/examples.md', '## a\n\n- works: “x” Good.', 'has no line “Draft: …”'],
    ['en/examples.md', '## a\n\nDraft: y', 'has no comment'],
    ['en/examples.md', '## a\n\nDraft: y\n\n- works: “x” Good.', 'quotes “x”, which'],
  ])('that are broken give one line, and the built-in file: %s %#', (path, content, line) => {
    const own = withFile(path, content);
    expect(own.troubles).toHaveLength(1);
    expect(own.troubles[0]).toContain(`${path} ${line}`);
    expect(own.prompts).toEqual(prompts);
  });
});
