import { limits } from '@vernacular/contract';
import { describe, expect, it } from 'vitest';

import { errorsOf, formOf, newDraft, withFiles, type Draft } from './draft.ts';

const file = (name: string, size = 1) =>
  Object.defineProperty(new File([''], name), 'size', { value: size });
const good: Draft = { ...newDraft('en', 2024), name: 'Physics', files: [file('a.txt')] };
const codes = { own: new Set(['EnglishMine2024_2024']), site: new Set(['English2012_2015']) };

describe('a draft', () => {
  it.each<[string, Partial<Draft>, object]>([
    ['is good', {}, {}],
    ['needs a name', { name: ' ' }, { name: 'nameMissing' }],
    ['needs letters in its name', { name: '101' }, { name: 'nameMissing' }],
    ['may not repeat one of mine', { name: 'mine' }, { name: 'nameTaken' }],
    [
      'may not take a period of the site',
      { name: 'English', from: '2012', to: '2015' },
      { name: 'nameReserved' },
    ],
    ['needs two years', { from: '', to: '20' }, { from: 'yearWrong', to: 'yearWrong' }],
    ['does not end before it begins', { to: '2023' }, { to: 'yearsTurned' }],
    ['needs texts', { files: [] }, { files: 'filesMissing' }],
    [
      'may not be too large',
      { files: [file('a.txt', limits.corpus + 1)] },
      { files: 'filesTooLarge' },
    ],
    [
      'may not have too many files',
      { files: Array.from({ length: limits.corpusFiles + 1 }, () => file('a.txt')) },
      { files: 'filesTooMany' },
    ],
  ])('%s', (_what, changes, errors) => {
    expect(errorsOf({ ...good, ...changes }, codes)).toEqual(errors);
  });
});

it('takes the files that can be counted, each once, and names the others', () => {
  const [text, photo, table] = [file('b.TXT'), file('photo.jpg'), file('c.csv')];
  const once = withFiles(good, [text, photo, table]);
  expect(once.draft.files.map(({ name }) => name)).toEqual(['a.txt', 'b.TXT', 'c.csv']);
  expect(once.refused).toEqual(['photo.jpg']);
  expect(withFiles(once.draft, [text]).draft.files).toHaveLength(3);
});

it('goes out with its fields before its files', () => {
  expect([...formOf({ ...good, name: ' Physics ' }).entries()].map(([name]) => name)).toEqual([
    'name',
    'language',
    'from',
    'to',
    'files',
  ]);
});
