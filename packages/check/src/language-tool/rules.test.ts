import { expect, it } from 'vitest';

import { chosenRules, type RuleWishes } from './rules.ts';

it.each<[string, RuleWishes, string[]]>([
  ['unasked', {}, ['long-sentence', 'rare', 'technical-sense']],
  ['to a picky client', { isPicky: true }, ['long-sentence', 'mid', 'rare', 'technical-sense']],
  [
    'without a category that is off',
    { disabledCategories: ['JARGON'] },
    ['long-sentence', 'technical-sense'],
  ],
  ['without a rule that is off', { disabledRules: ['LONG_SENTENCE'] }, ['rare', 'technical-sense']],
  [
    'with a category that is on',
    { enabledCategories: ['MID_FREQUENCY'] },
    ['long-sentence', 'mid', 'rare', 'technical-sense'],
  ],
  ['alone', { enabledRules: ['RARE_WORD'], enabledOnly: true }, ['rare']],
  [
    'though its category is off',
    { enabledRules: ['RARE_WORD'], disabledCategories: ['JARGON', 'LONG_SENTENCE'] },
    ['rare', 'technical-sense'],
  ],
])('speak %s', (_when, wishes, spoken) =>
  expect([...chosenRules(wishes)].toSorted()).toEqual(spoken),
);
