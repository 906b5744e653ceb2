import { expect, it } from 'vitest';

import { abbreviationsIn, isAbbreviation } from './abbreviations.ts';

it.each(['cART', 'CD4', 'CT', 'MRI', 'HbA1c', 'mRNA', 'SNPs', 'IL6'])('%s is one', (word) =>
  expect(isAbbreviation(word)).toBe(true),
);

it.each(['cart', 'Cart', 'I', 'A', 'McDonald', 'YouTube', 'PubMed', '620', '4th', 'Oslo'])(
  '%s is none',
  (word) => expect(isAbbreviation(word)).toBe(false),
);

it('names those that a text leaves unexplained, each once', () => {
  expect(
    abbreviationsIn(
      'People on cART had more CD4 cells than people without cART. Magnetic resonance imaging (MRI) and a CT scan were made in the UK for SARS-CoV-2 after a month of care.',
    ),
  ).toEqual(['cART', 'CD4', 'CT']);
  expect(abbreviationsIn('LIGHT CURES EVERY BAD MOOD')).toEqual([]);
});
