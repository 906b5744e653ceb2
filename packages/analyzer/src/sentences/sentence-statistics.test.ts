import { assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../testing/any-text.ts';
import { sentenceStatistics } from './sentence-statistics.ts';

describe('sentences', () => {
  it.each([
    [1, 'One sentence without a stop'],
    [2, 'One. Two.'],
    [2, 'Is it? Yes!'],
    [2, 'He said "stop." She went on.'],
    [1, 'Dr. Smith and J. R. Jones came.'],
    [1, 'Use fruit, e.g. apples, at 3.5 kg.'],
    [1, 'It grew (see Fig. 3) by 5 p.m. on that day.'],
    [1, 'Wait… what?'],
    [2, 'A heading\nA sentence.'],
    [1, 'A sentence that was\nwrapped by hand.'],
    [2, 'Growth stopped [1]. Then it began.'],
    [1, '... !!! one ???'],
    [2, 'שלום לכם. מה נשמע?'],
  ])('are %i in %j', (sentences, text) => {
    expect(sentenceStatistics(text, 'en').sentences).toBe(sentences);
  });

  it('have a mean length in words', () => {
    expect(sentenceStatistics('One two three. Four.', 'en').meanSentenceLength).toBe(2);
    expect(sentenceStatistics('', 'en').meanSentenceLength).toBe(0);
  });
});

describe('Flesch reading ease', () => {
  it('follows the published formula', () => {
    // 6 words, 1 sentence, 6 syllables.
    expect(sentenceStatistics('The cat sat on the mat.', 'en').fleschReadingEase).toBeCloseTo(
      206.835 - 1.015 * 6 - 84.6,
    );
  });

  it('is lower for long words', () => {
    const easy = sentenceStatistics('We look at how plants make food from light.', 'en');
    const hard = sentenceStatistics('We characterise photosynthetic assimilation.', 'en');
    expect(easy.fleschReadingEase).toBeGreaterThan(hard.fleschReadingEase! + 50);
  });

  it('is left out for Hebrew and for a text without words', () => {
    expect(sentenceStatistics('שלום לכם.', 'he').fleschReadingEase).toBeNull();
    expect(sentenceStatistics('1, 2, 3!', 'en').fleschReadingEase).toBeNull();
  });
});

it('never throws, and never counts more sentences than words', () => {
  assert(
    property(anyText, (text) => {
      const { sentences, meanSentenceLength } = sentenceStatistics(text, 'en');
      expect(meanSentenceLength === 0 ? sentences : meanSentenceLength).toBeGreaterThanOrEqual(0);
      expect(meanSentenceLength === 0 || meanSentenceLength >= 1).toBe(true);
    }),
  );
});

it.each(['. ', '.', 'a.', 'A. ', '"', '\n', 'x'])('reads a long run of %j to its end', (piece) => {
  const { sentences } = sentenceStatistics(piece.repeat(300_000), 'en');
  expect(sentences).toBeLessThanOrEqual(300_000);
});
