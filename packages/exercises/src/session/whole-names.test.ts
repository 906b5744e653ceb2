import { expect, it } from 'vitest';

import { abbreviatedIn, wholeNames } from './whole-names.ts';

it.each([
  ['We asked the Harvard School of Public Health.', ['Harvard School of Public Health']],
  ['Harvard School of Public Health said so.', ['Harvard School of Public Health']],
  ['In the European Union the rule holds.', ['European Union']],
  ['The Food and Drug Administration agreed.', ['Food and Drug Administration']],
  [
    'Our Department of Health and Human Services paid.',
    ['Department of Health and Human Services'],
  ],
  ['The European Union and Norway pay.', ['European Union']],
  ['Centers for Disease Control and Prevention', ['Centers for Disease Control and Prevention']],
  ['Ferries in Oslo and Gothenburg', []],
  ['Yesterday Oslo slept. Bees slept.', []],
  ['No names here.', []],
  ['How Old Bees Find Home After Each Storm In Summer', []],
])('%j holds %j', (text, names) => expect(wholeNames(text)).toEqual(names));

it('finds the words that the other text has as first letters', () => {
  expect([...abbreviatedIn(['the', 'European', 'Union', 'pays'], ['EU', 'pays'])]).toEqual([
    'European',
    'Union',
  ]);
  expect([...abbreviatedIn(['Department', 'of', 'Energy'], ['DOE'])]).toEqual([
    'Department',
    'of',
    'Energy',
  ]);
  expect([...abbreviatedIn(['magnetic', 'resonance', 'imaging'], ['MRIs'])]).toEqual([
    'magnetic',
    'resonance',
    'imaging',
  ]);
  expect([...abbreviatedIn(['every', 'uncle'], ['eu'])]).toEqual([]);
});
