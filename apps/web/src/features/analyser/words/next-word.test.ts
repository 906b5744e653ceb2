import { describe, expect, it } from 'vitest';

import { markedText } from './marked-text-for-tests.ts';
import { nextWord } from './next-word.ts';

const { text, words } = markedText('The **kinase** adds a *phosphate* to a *protein*.');
const isFlagged = (index: number) => words.levels[index] !== 0;
const at = (position: number) => ({ from: position, to: position });
const over = (word: string) => ({
  from: text.indexOf(word),
  to: text.indexOf(word) + word.length,
});

const jump = (selection: { from: number; to: number }, direction: 1 | -1) => {
  const index = nextWord(words, selection, direction, isFlagged);
  return index === -1 ? null : text.slice(words.starts[index], words.ends[index]);
};

describe('nextWord', () => {
  it('goes to the first flagged word from the beginning', () =>
    expect(jump(at(0), 1)).toBe('kinase'));
  it('takes the word that begins at the caret', () =>
    expect(jump(at(text.indexOf('kinase')), 1)).toBe('kinase'));
  it('leaves the word that the caret is inside of', () =>
    expect(jump(at(text.indexOf('nase')), 1)).toBe('phosphate'));
  it('moves on from a selected word', () => expect(jump(over('kinase'), 1)).toBe('phosphate'));
  it('goes round at the end', () => expect(jump(at(text.length), 1)).toBe('kinase'));
  it('goes back from a selected word', () => expect(jump(over('phosphate'), -1)).toBe('kinase'));
  it('goes back from the end', () => expect(jump(at(text.length), -1)).toBe('protein'));
  it('goes round at the beginning', () => expect(jump(over('kinase'), -1)).toBe('protein'));
  it('finds nothing where no word is wanted', () =>
    expect(nextWord(words, at(0), 1, () => false)).toBe(-1));
  it('comes back to the only wanted word', () => {
    const kinase = 1;
    expect(nextWord(words, over('kinase'), 1, (index) => index === kinase)).toBe(kinase);
  });
});
