import { describe, expect, it } from 'vitest';

import { downloadCall, resultFileName } from './word-documents.ts';

const result = {
  CleanedWords: ['the', 'kinase'],
  NormalWords: [],
  RareWords: ['kinase'],
  Score: 50,
  Name: '',
  Words: ['The', ' ', 'kinase'],
};
const read = (changes: object) => downloadCall.body.safeParse({ ...result, ...changes });

describe('a result sent back for download', () => {
  it('needs only the fields of the specification', () => {
    expect(read({}).data).toMatchObject(result);
  });

  it.each([
    [104, 100],
    [-3, 0],
    [89.6, 90],
  ])('brings the score %d to %d', (sent, kept) => {
    expect(read({ Score: sent }).data?.Score).toBe(kept);
  });

  it.each([
    ['a list of something else', { Words: [1, 2] }],
    ['no list', { RareWords: 'kinase' }],
    ['a score in words', { Score: 'high' }],
    ['a missing list', { CleanedWords: undefined }],
  ])('refuses %s', (_what, changes) => {
    expect(read(changes).success).toBe(false);
  });

  it('takes no name for an empty one', () => {
    expect(read({ Name: null }).data?.Name).toBe('');
  });
});

describe('the name of the Word document', () => {
  it.each([
    ['cells', 'cells - Result.docx'],
    ['', 'Article - Result.docx'],
    ['  ', 'Article - Result.docx'],
    ['מאמר', 'מאמר - Result.docx'],
  ])('of "%s" is "%s"', (name, expected) => {
    expect(resultFileName(name)).toBe(expected);
  });
});
