import { describe, expect, test } from 'vitest';

import { claimOf } from './strength.ts';
import { strongerClaims } from './stronger-claims.ts';

describe('the strength of a claim', () => {
  test.each([
    ['none', 'This study describes a new method to count bees.'],
    ['none', 'Further research is needed.'],
    ['correlation', 'Screen time was associated with less sleep in teenagers.'],
    ['correlation', 'Shift workers were more likely to be overweight than day workers.'],
    ['conditional', 'Vitamin D may reduce the risk of falls in older people.'],
    ['conditional', 'More sleep could improve memory in pupils.'],
    ['causal', 'A short walk improves memory in older people.'],
    ['causal', 'The training reduced falls in nursing homes.'],
  ])('%s: %s', (strength, sentence) => {
    expect(claimOf(sentence).strength).toBe(strength);
  });

  test('comes with the words that decide it, as written', () => {
    const { words } = claimOf('Screen time was associated with less sleep in teenagers.');
    expect(words).toContain('associated');
  });

  test('is a share of certainty', () => {
    const { sureness } = claimOf('A short walk improves memory.');
    expect(sureness).toBeGreaterThan(0.25);
    expect(sureness).toBeLessThanOrEqual(1);
  });
});

describe('comparing with the paper', () => {
  const paper =
    'We asked 900 people. Drinking coffee was associated with a lower risk of depression in women.';

  test('shows both sentences where a link became a cause', () => {
    const found = strongerClaims(paper, 'Coffee prevents depression in women.');
    expect(found).toHaveLength(1);
    expect(found[0]?.before).toContain('associated');
    expect(found[0]?.after).toBe('Coffee prevents depression in women.');
  });

  test.each([
    ['the same claim', 'Coffee was associated with a lower risk of depression in women.'],
    ['a weaker text', 'We asked women whether they drink coffee.'],
    ['a claim about something else', 'Exercise improves sleep in old dogs.'],
    ['an empty text', ''],
    ['another language', 'קפה מונע דיכאון אצל נשים.'],
  ])('is silent for %s', (_, text) => {
    expect(strongerClaims(paper, text)).toEqual([]);
  });

  test('is silent where the paper tells the cause itself', () => {
    const cause = 'The vaccine prevents measles in babies.';
    expect(strongerClaims(cause, 'A vaccine prevents measles in babies.')).toEqual([]);
  });
});
