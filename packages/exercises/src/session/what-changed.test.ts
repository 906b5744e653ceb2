import { describe, expect, it } from 'vitest';

import { whatChanged } from './what-changed.ts';

describe('what changed in a revision', () => {
  it('names the names and numbers that came and went', () => {
    expect(
      whatChanged(
        'Our ferries clean the air. They run in Bergen and Stavanger at 13:00.',
        'Our ferries clean the air. They run in Oslo and Gothenburg, on 40 days, and in Bergen at 14:30.',
      ),
    ).toEqual({
      added: ['Gothenburg', '14:30', 'Oslo'],
      gone: ['Stavanger', '13:00'],
      languages: null,
    });
  });

  it('names no plain word, and none where the text was written anew', () => {
    expect(
      whatChanged('Our revolutionary ferries clean the air.', 'Our ferries clean the air quickly.'),
    ).toEqual({ added: [], gone: [], languages: null });
    expect(
      whatChanged(
        'Street trees cool the hottest quarters of a city in summer and give shade to children who play outside.',
        'Every morning my grandmother waters seventeen young lindens, carrying buckets from the harbour to Mill Lane before breakfast.',
      ),
    ).toEqual({ added: [], gone: [], languages: null });
  });

  it('takes “On Monday I” for no name', () => {
    const { added } = whatChanged(
      'We would ask the farmers, and the vet would look at the cows for two days.',
      'On Monday I would ask the farmers, and the vet would look at the cows for two days.',
    );
    expect(added).not.toContain('Monday I');
  });

  it.each([
    ['nothing', 'Ferries clean the air.', 'Ferries clean the air.'],
    ['another form of a word', 'The hedge grows.', 'The hedges grow.'],
    ['another time of a verb', 'The town decides.', 'The town decided.'],
    ['how it is done', 'The hedge grows.', 'The hedge particularly grows.'],
    ['a number in words', 'Twenty-one bees sleep.', '21 bees sleep.'],
    ['a small word', 'Bees sleep at night.', 'Bees sleep there at night because.'],
    ['a contraction', 'Bees sleep at night.', 'Bees don’t sleep at night; they’re bees.'],
    ['a Hebrew prefix', 'עצים מקררים רחובות.', 'העצים מקררים רחובות.'],
    ['a letter before a number', 'נתנו ל-600 דבורים סוכר.', '600 דבורים נתנו סוכר.'],
  ])('names nothing for %s', (_, before, after) => {
    expect(whatChanged(before, after).added).toEqual([]);
  });

  it('names a name of several words whole', () => {
    expect(
      whatChanged(
        'We asked experts whether young bees find home after a storm in the hills.',
        'We asked the Harvard School of Public Health whether young bees find home after a storm in the hills.',
      ),
    ).toMatchObject({ added: ['Harvard School of Public Health'] });
  });

  it('misses no name whose first letters stand there', () => {
    const { gone } = whatChanged(
      'The European Union pays for hedges, and farmers plant them near meadows.',
      'The EU pays for hedges, and farmers plant them near meadows.',
    );
    expect(gone).toEqual([]);
    expect(
      whatChanged(
        'The European Union pays for hedges, and farmers plant them near meadows.',
        'Somebody pays for hedges, and farmers plant them near meadows.',
      ).gone,
    ).toEqual(['European Union']);
  });

  it('keeps a large number whole', () => {
    const { gone } = whatChanged('It fed 78,000 diners.', 'It fed many diners.');
    expect(gone).toEqual(['78,000']);
  });

  it('says that the language changed, and no words', () => {
    expect(
      whatChanged('Bees find their way home at dusk.', 'הדבורים מוצאות את הדרך הביתה בערב.'),
    ).toMatchObject({
      added: [],
      gone: [],
      languages: ['en', 'he'],
    });
  });
});
