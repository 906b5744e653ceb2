import { describe, expect, test } from 'vitest';

import { expandAbbreviation } from './expand-abbreviation.ts';

/** What the abbreviation in square brackets stands for. */
function meant(marked: string) {
  const start = marked.indexOf('[');
  return expandAbbreviation(marked.replace(/[[\]]/gu, ''), start, marked.indexOf(']') - 1);
}

describe('an abbreviation', () => {
  test.each([
    ['(RR 0.82; 95% [CI] 0.73 to 0.92)', 'confidence interval'],
    ['([RR] 0.82; 95% CI 0.73 to 0.92)', 'risk ratio'],
    ['Two [RCTs] met the criteria.', 'trials with random groups'],
    ['lower by 2 points ([MD] -2.10)', 'mean difference'],
  ])('%s is spelled out', (marked, long) => {
    expect(meant(marked)).toBe(long);
  });

  test.each([
    ['Anna Cohen, [MD], saw them.'],
    ['The [CI] server is slow.'],
    ['Tea [OR] coffee?'],
    ['the word [constructor]'],
    ['two [rcts]'],
  ])('%s is left alone', (marked) => {
    expect(meant(marked)).toBeNull();
  });
});
