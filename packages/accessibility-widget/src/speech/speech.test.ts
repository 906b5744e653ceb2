import { describe, expect, test } from 'vitest';

import { sentencesOf } from './sentences.ts';
import { textOfRange } from './spoken-text.ts';
import { voiceFor } from './voices.ts';

const voice = (name: string, lang: string) => ({ name, lang }) as SpeechSynthesisVoice;
const voices = [voice('Ann', 'en-US'), voice('Ilan', 'he-IL'), voice('Paulo', 'pt_BR')];

describe('the voice', () => {
  test.each([
    ['he-IL', 'Ilan', false],
    ['en', 'Ann', false],
    ['pt', 'Paulo', false],
    ['fr', 'Ann', true],
  ])('for %s is %s', (language, name, isOther) => {
    expect(voiceFor(voices, language)).toMatchObject({ voice: { name }, isOther });
  });

  test('is none where the device has none', () => {
    expect(voiceFor([], 'en')).toBeNull();
  });
});

describe('sentences', () => {
  test('are spoken one at a time and know where they begin', () => {
    const text = 'Cells divide. They need energy!';
    expect(sentencesOf(text, 'en').map(({ start, text: part }) => [start, part.trim()])).toEqual([
      [0, 'Cells divide.'],
      [14, 'They need energy!'],
    ]);
  });

  test('lose nothing of a text without a stop', () => {
    const text = 'word '.repeat(1000);
    expect(
      sentencesOf(text, 'en')
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  test('survive a text without a space', () => {
    const text = 'a'.repeat(5000);
    expect(
      sentencesOf(text, 'en')
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});

test('finds a spoken word again across elements', () => {
  document.body.innerHTML = '<p>One <b>two</b> three</p>';
  const range = document.createRange();
  range.selectNodeContents(document.body);
  const source = textOfRange(range);
  expect(source.text).toBe('One two three');
  expect(source.find(4, 7)?.toString()).toBe('two');
});
