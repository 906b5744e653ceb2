import { limits } from '@vernacular/contract';
import { describe, expect, it } from 'vitest';

import { namesOf, refusal, takeFiles } from './chosen-files.ts';

const file = (name: string, size = 1) =>
  Object.defineProperty(new File(['x'], name), 'size', { value: size });
const group = (...sizes: number[]) => sizes.map((size) => file('a.txt', size));

it('takes files that can be read and names the others', () => {
  const { files, refused } = takeFiles([file('a.TXT'), file('b.png'), file('c.docx'), file('d')]);
  expect(files.map(({ name }) => name)).toEqual(['a.TXT', 'c.docx']);
  expect(refused).toEqual(['b.png', 'd']);
});

const inFolder = (path: string) =>
  Object.defineProperty(file(path.replace(/^.*\//u, '')), 'webkitRelativePath', { value: path });

it('leaves what systems and Word keep in folders unsaid', () => {
  const names = ['a/.DS_Store', 'a/~$essay.docx', 'a/Thumbs.db', 'a/essay.docx', 'a/notes.log'];
  const { files, refused } = takeFiles(names.map(inFolder));
  expect([files.map(({ name }) => name), refused]).toEqual([['essay.docx'], ['notes.log']]);
});

it('tells files of one name apart by their folders, and those alone', () => {
  const files = [inFolder('maya/essay.txt'), inFolder('noam/essay.txt'), inFolder('noam/plan.txt')];
  expect([...namesOf(files).values()]).toEqual(['maya/essay.txt', 'noam/essay.txt', 'plan.txt']);
});

describe('a group is refused', () => {
  it('when it is empty', () => expect(refusal([])).toBe('no-files'));
  it('when it is above the limit by one byte', () =>
    expect(refusal(group(limits.group, 1))).toBe('group-too-large'));
  it('when it has too many files', () =>
    expect(refusal(group(...Array.from({ length: limits.groupFiles + 1 }, () => 1)))).toBe(
      'too-many-files',
    ));
  it('but not at exactly the limit', () => expect(refusal(group(limits.group - 1, 1))).toBeNull());
});
