import { describe, expect, test } from 'vitest';

import { openTagger } from '../text/parts-of-speech.ts';
import { sensesAt } from './senses-at.ts';

const table: Record<string, string[]> = {
  artery: ['n', 'a blood vessel', 'a major road'],
  proliferate: ['v', 'grow rapidly'],
  toxicity: ['n', 'how poisonous something is'],
};

async function senses(text: string, word: string, known = table) {
  const start = text.indexOf(word);
  return sensesAt(text, { start, end: start + word.length }, await openTagger(), async () => known);
}

describe('the senses of a word in its sentence', () => {
  test.each([
    ['The arteries of the heart are narrow.', 'arteries', ['a blood vessel', 'a major road']],
    ['One here. Toxicity was low.', 'Toxicity', ['how poisonous something is']],
    ['The cells proliferated for a week.', 'proliferated', ['grow rapidly']],
  ])('in “%s” of “%s”', async (text, word, expected) => {
    expect(await senses(text, word)).toEqual(expected);
  });

  test.each([
    ['Songs by Aria Toxicity were sung.', 'Toxicity'],
    ['The CD4-toxicity was low.', 'toxicity'],
    ['We saw TOXICITY there.', 'TOXICITY'],
    ['The constructor was there.', 'constructor'],
    ['Type II toxicity3 was low.', 'toxicity'],
  ])('in “%s” none of “%s”', async (text, word) => {
    expect(await senses(text, word)).toEqual([]);
  });

  test('are those of the part of speech that the word has there', async () => {
    const other = { toxicity: ['v', 'to poison'] };
    expect(await senses('The toxicity was low.', 'toxicity', other)).toEqual([]);
  });
});
