import { describe, expect, test } from 'vitest';

import { said } from '../local/coach-for-tests.ts';

const words = (count: number, word = 'owl') => Array.from({ length: count }, () => word).join(' ');

describe('the longest sentence', () => {
  test('is told with its words from 40 on', async () => {
    expect(await said('summary', `Owls fly. The ${words(40)} flies.`)).toContain(
      'your longest sentence: 42 words',
    );
  });

  test.each([
    ['is shorter', `The ${words(20)} flies.`],
    ['may be a list without stops', `The ${words(20)}\n${words(20)} flies.`],
    ['may be two that stand too near', `The ${words(20)} flies.The ${words(20)} sleeps.`],
    [
      'may be two, the second in small letters',
      `The ${words(20)} of 7. then the ${words(20)} sleeps.`,
    ],
  ])('is not told where it %s', async (_, draft) => {
    expect(await said('summary', draft)).not.toContain('longest sentence');
  });
});

describe('a pointer without its noun', () => {
  test.each([
    ['This', 'Owls lost weight. This shows that mice are few.'],
    ['These', 'We asked 40 nurses. These may have slept badly.'],
    ['זה', 'הינשופים ירדו במשקל. זה מוכיח שיש מעט עכברים.'],
  ])('is told: %s', async (word, draft) => {
    expect(await said('reference', draft)).toMatch(new RegExp(`[“״]${word}[”״]`, 'u'));
  });

  test.each([
    ['with its noun', 'Owls lost weight. This result shows that mice are few.'],
    ['that may have one', 'They act in the evening. These shows are long.'],
    ['that introduces', 'A man came in. This is John Smith.'],
    ['that the student lists', 'Owls lost weight. This shows it.', [['This shows', 'the weight']]],
  ] as const)('is none %s', async (_, draft, table: readonly (readonly string[])[] = []) => {
    expect(await said('reference', draft, { table })).not.toContain('without a noun');
  });
});
