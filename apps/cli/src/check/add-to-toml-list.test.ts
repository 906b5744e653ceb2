import { describe, expect, it } from 'vitest';

import { addToTomlList } from './add-to-toml-list.ts';

describe('settings with one more known word', () => {
  it.each([
    ['', 'known-words = ["gene"]\n'],
    [
      '# Ours\n[[folders]]\npath = "a"\n',
      'known-words = ["gene"]\n# Ours\n[[folders]]\npath = "a"\n',
    ],
    ['known-words = []\n', 'known-words = ["gene"]\n'],
    ['known-words = ["dna"] # ours\n', 'known-words = ["dna", "gene"] # ours\n'],
    [
      'known-words = [\n  "dna",\n  "rna",\n]\n',
      'known-words = [\n  "dna",\n  "rna",\n  "gene"\n]\n',
    ],
    ['known-words = [\n  "dna"\n]\n', 'known-words = [\n  "dna",\n  "gene"\n]\n'],
  ])('are %j as %j', (before, after) =>
    expect(addToTomlList(before, 'known-words', 'gene')).toBe(after),
  );

  it('hold a word with a quotation mark or a stroke', () =>
    expect(addToTomlList('', 'known-words', 'a"b\\')).toBe('known-words = ["a\\"b\\\\"]\n'));

  it('may be of rules that are off', () =>
    expect(addToTomlList('rules-off = ["rare"]', 'rules-off', 'mid')).toBe(
      'rules-off = ["rare", "mid"]',
    ));

  it.each([
    ['no TOML', 'known-words = ['],
    ['a comment with a bracket', 'known-words = [ # [1]\n  "dna" ]\n'],
    ['words that are no list', 'known-words = "dna"\n'],
  ])('are left alone where they are %s', (_what, written) =>
    expect(addToTomlList(written, 'known-words', 'gene')).toBeNull(),
  );
});
