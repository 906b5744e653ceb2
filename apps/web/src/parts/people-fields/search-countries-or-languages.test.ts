// @vitest-environment node
import { expect, it } from 'vitest';

import { findPlaces } from './search-countries-or-languages.ts';

const english = [
  'Côte d’Ivoire',
  'Guinea',
  'Guinea-Bissau',
  'India',
  'Indonesia',
  'New Guinea',
  'Romania',
  'Oman',
  'Türkiye',
  'West Indies',
];
const hebrew = ['איי מרשל', 'הודו', 'ישראל', 'מרוקו', 'קמרון'];

it.each([
  ['en', english, 'ind', ['India', 'Indonesia', 'West Indies']],
  ['en', english, 'oman', ['Oman', 'Romania']],
  ['en', english, 'guinea', ['Guinea', 'Guinea-Bissau', 'New Guinea']],
  ['en', english, 'biss', ['Guinea-Bissau']],
  ['en', english, 'COTE', ['Côte d’Ivoire']],
  ['en', english, ' turk ', ['Türkiye']],
  ['en', english, 'atlantis', []],
  ['en', english, '', english],
  ['he', hebrew, 'מר', ['מרוקו', 'איי מרשל', 'קמרון']],
  ['he', hebrew, 'ישר', ['ישראל']],
])('in %s finds of %j by %j first what starts so: %j', (language, names, typed, found) => {
  const places = names.map((name) => ({ id: name, name }));
  expect(findPlaces(places, typed, language).map(({ name }) => name)).toEqual(found);
});
