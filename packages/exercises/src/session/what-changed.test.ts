import { describe, expect, it } from 'vitest';

import { whatChanged } from './what-changed.ts';

describe('what changed in a revision', () => {
  it('names the words that came and the words that went', () => {
    expect(
      whatChanged(
        'Our revolutionary ferries clean the air.',
        'Our ferries clean the air in Oslo and Gothenburg, by 40 percent.',
      ),
    ).toEqual({ added: ['Gothenburg', 'Oslo', '40'], gone: ['revolutionary'] });
  });

  it('names nothing where the text was written anew', () => {
    expect(
      whatChanged(
        'Street trees cool the hottest quarters of a city in summer and give shade to children who play outside.',
        'Every morning my grandmother waters seventeen young lindens, carrying buckets from the harbour to Mill Lane before breakfast.',
      ),
    ).toEqual({ added: [], gone: [] });
  });

  it.each([
    ['nothing', 'Ferries clean the air.', 'Ferries clean the air.'],
    ['another form of a word', 'The hedge grows.', 'The hedges grow.'],
    ['a small word', 'Bees sleep at night.', 'Bees sleep there at night because.'],
    ['a Hebrew prefix', 'עצים מקררים רחובות.', 'העצים מקררים רחובות.'],
  ])('names nothing for %s', (_, before, after) => {
    expect(whatChanged(before, after).added).toEqual([]);
  });
});
