import { expect, it } from 'vitest';

import table from './technical-senses.json' with { type: 'json' };

it('the table has three hundred words at least, each once, in order', () => {
  const words = table.map(([word = '']) => word);
  expect(words.length).toBeGreaterThanOrEqual(300);
  const inOrder = words.every((word, at) => at === 0 || words[at - 1]! < word);
  expect(inOrder).toBe(true);
});

it.each(table.map(([word = '', ...meanings]) => ({ word, meanings })))(
  '$word has a technical and an everyday meaning, to be read as “the one, not the other”',
  ({ word, meanings }) => {
    expect(word).toMatch(/^[a-z]+$/);
    expect(meanings).toHaveLength(2);
    for (const meaning of meanings) expect(meaning).toMatch(/^[^.;|]{3,80}(?<![.,;\s])$/);
    expect(meanings[0]).not.toBe(meanings[1]);
  },
);
