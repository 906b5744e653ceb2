import { describe, expect, test } from 'vitest';

import { coach, said, texts } from './coach-for-tests.ts';
import { nothingAsked } from './empty-request-for-tests.ts';

const long = `We found that ${'owl '.repeat(40)}flies.`;

describe('the local coach', () => {
  test('says nothing where nothing can be stated', async () => {
    expect(await said('summary', 'Owls eat mice. Mice eat grain.')).toBe('');
  });

  test('says two things at most', async () => {
    const first = 'We asked 900 nurses in Norway and 80 doctors in Oman about their sleep at home.';
    const draft = `${long} We asked 33 people in Peru. This shows that sleep is short.`;
    expect((await said('final', draft, { earlier: texts(first) })).split('\n')).toHaveLength(2);
  });

  test('makes no version of its own, and lists plainer words', async () => {
    const reply = await coach.comment({
      ...nothingAsked,
      draft: 'We utilize a new method to grow rice.',
      jargon: [{ word: 'utilize', count: 3 }],
      wantsVersion: true,
    });
    expect(reply).toMatchObject({ version: '', plainer: [{ word: 'utilize', plainer: 'use' }] });
  });

  test.each([
    [
      'as it was shown',
      {
        said: [
          `“… flies.” This is your longest sentence: 44 words. A reader has to hold them all until it ends.`,
        ],
      },
    ],
    ['of an earlier text', { before: [{ ...nothingAsked, draft: long }] }],
  ])('does not say again what it said %s', async (_, more) => {
    expect(await said('summary', long)).toContain('44 words');
    expect(await said('logos', `${long} Owls sleep.`, more)).not.toContain('44 words');
  });
});

describe('instead of facts', () => {
  test.each([
    [
      'the same text',
      'resolutions',
      'Owls eat mice.',
      { earlier: texts('Owls  eat mice.') },
      'the same text as before',
    ],
    [
      'letters of another script',
      'summary',
      'Совы едят мышей в поле.',
      {},
      'I read English and Hebrew',
    ],
    [
      'an answer that does not know',
      'evidence',
      long,
      { answer: 'I don’t know.' },
      'all right not to know',
    ],
    [
      'an answer in the other language',
      'claim',
      long,
      { answer: 'הינשופים אוכלים עכברים בשדה' },
      'this answer is in Hebrew',
    ],
  ] as const)('it names %s', async (_, focus, draft, more, text) => {
    expect(await said(focus, draft, more)).toContain(text);
  });

  test.each([
    ['an empty text', '', {}],
    [
      'a text of another language',
      'El búho come los ratones que viven en el campo con su familia.',
      {},
    ],
    [
      'a choice about the same text',
      'Owls eat mice.',
      { earlier: texts('Owls eat mice.'), choice: 'Yes' },
    ],
  ])('it says nothing of %s', async (_, draft, more) => {
    expect(await said('summary', draft, more)).toBe('');
  });
});
