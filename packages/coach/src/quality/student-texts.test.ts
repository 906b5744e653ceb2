import { readdirSync, readFileSync } from 'node:fs';

import { tellLanguage } from '@vernacular/analyzer';
import type { CoachFocus, CoachRequest } from '@vernacular/exercises';
import { describe, expect, test } from 'vitest';

import { localCoach } from '../local/local-coach.ts';

/** A student's text with the points that feedback must make (+) and must not make (−). */
interface StudentText {
  readonly name: string;
  readonly request: CoachRequest;
  readonly must: readonly string[];
  readonly mustNot: readonly string[];
}

const linesOf = (block: readonly string[], mark: string) =>
  block.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length).trim());

/** Reads a block: its heading, what the student said about the text, the text, the points. */
function readBlock(block: string, file: string): StudentText {
  const [heading = '', ...lines] = block.split('\n');
  const [title = '', focus = ''] = heading.split(' · ');
  const special = /^(?:answer|table|jargon|earlier \w+):|^[+-] /u;
  const draft = lines.filter((line) => !special.test(line)).join('\n');
  const earlier = lines.flatMap((line) => {
    const [, field = '', text = ''] = /^earlier (\w+): (.*)$/u.exec(line) ?? [];
    return field ? [{ field, text }] : [];
  });
  return {
    name: `${file}: ${title}`,
    must: linesOf(lines, '+ '),
    mustNot: linesOf(lines, '- '),
    request: {
      kind: 'coach',
      key: 'k',
      focus: focus.trim() as CoachFocus,
      language: 'en',
      draft,
      answer: linesOf(lines, 'answer:').join(' '),
      choice: '',
      table: linesOf(lines, 'table:').map((row) => row.split('|').map((cell) => cell.trim())),
      earlier,
      audience: { name: '', description: '' },
      range: null,
      jargon: linesOf(lines, 'jargon:').map((word) => ({ word, count: 0 })),
      wantsVersion: false,
    },
  };
}

const folder = new URL('./', import.meta.url);
const texts = readdirSync(folder)
  .filter((file) => file.endsWith('.txt'))
  .flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .split(/^== /mu)
      .slice(1)
      .map((block) => readBlock(block.trimEnd(), file.replace('.txt', ''))),
  );

/** The dictionary decides in the product; here a shorter word is the plainer one. */
const coach = localCoach({ isPlainer: (plainer, word) => plainer.length < word.length });

test('there are sixty texts or more, of every kind', () => {
  expect(texts.length).toBeGreaterThanOrEqual(60);
  expect(new Set(texts.map(({ name }) => name)).size).toBe(texts.length);
});

describe.each(texts)('$name', ({ request, must, mustNot }) => {
  test('gets the points it needs and no other', async () => {
    const { comments } = await coach.comment(request);
    const said = comments.map(({ text }) => text).join('\n');
    for (const point of must) expect(said).toContain(point);
    for (const point of mustNot) expect(said).not.toContain(point);
  });

  test('is quoted as written, in its own language, with praise first and little to do next', async () => {
    const { comments } = await coach.comment(request);
    const last = comments.at(-1);
    expect(comments.length).toBeLessThanOrEqual(3);
    expect(comments.findLastIndex(({ kind }) => kind === 'works')).toBeLessThanOrEqual(0);
    for (const { quote } of comments) expect(request.draft).toContain(quote);
    const language = tellLanguage(request.draft) ?? request.language;
    expect(last ? tellLanguage(last.text) : language).toBe(language);
    expect(await coach.comment(request)).toMatchObject({ comments });
  });
});
