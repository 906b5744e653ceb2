import { expect, it } from 'vitest';

import { translationFaults } from './translation-faults.ts';

const english = {
  greeting: 'Good to meet you, {name}.',
  count: { one: '1 word', other: '{count} words' },
  list: ['a', 'b'],
  group: { thanks: 'Thank you.' },
};

it('finds no fault in a complete language', () => {
  const hebrew = {
    greeting: '{name}, נעים להכיר.',
    count: { one: 'מילה אחת', two: 'שתי מילים', other: '{count} מילים' },
    list: ['א'],
    group: { thanks: 'תודה.' },
  };
  expect(translationFaults(english, hebrew, 'he')).toEqual([]);
});

it.each([
  ['a missing sentence', { ...english, group: {} }, '/group/thanks is missing'],
  ['an empty sentence', { ...english, greeting: '' }, '/greeting is missing'],
  ['an unknown key', { ...english, more: 'More.' }, '/more is unknown in English'],
  [
    'another placeholder',
    { ...english, greeting: '{who}' },
    '/greeting has {who} instead of {name}',
  ],
])('names %s', (_, other, fault) => {
  expect(translationFaults(english, other, 'en')).toEqual([fault]);
});

it('demands every plural category of the language', () => {
  expect(translationFaults(english, english, 'ar')).toEqual(
    ['few', 'many', 'two', 'zero'].map((name) => `/count has no plural form “${name}”`),
  );
});
