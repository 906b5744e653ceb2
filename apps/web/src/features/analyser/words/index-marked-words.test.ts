import { describe, expect, it } from 'vitest';

import { noWord } from './coloured-words.ts';
import { markedText } from './marked-text-for-tests.ts';

describe('indexMarkedWords', () => {
  it('lists each flagged word once, as first written, with its repetitions', () => {
    const { words } = markedText(
      '**Kinase** and *tissue*: the **kinase** of a *tissue*, a **KINASE**.',
    );
    expect(words.flagged).toEqual([
      { word: 'Kinase', folded: 'kinase', level: 'rare', repetitions: 3 },
      { word: 'tissue', folded: 'tissue', level: 'mid', repetitions: 2 },
    ]);
  });

  it('gives a common word no number', () => {
    const { words } = markedText('the **kinase**');
    expect([...words.ids]).toEqual([noWord, 0]);
  });

  it('lists nothing for a text of common words', () => {
    expect(markedText('the cell').words.flagged).toEqual([]);
  });
});
