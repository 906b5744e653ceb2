import { buildWordTable } from '@vernacular/analyzer';
import { expect, it } from 'vitest';

import { withoutHebrewPrefix } from './strip-hebrew-prefix.ts';

const table = buildWordTable([
  ['רעידות', 61],
  ['ברעידת', 21],
  ['רדיולוגיה', 11],
  ['בוית', 1],
  ['סקרנות', 90],
  ['סקרנה', 90],
  ['הורמון', 40],
  ['ורמון', 2],
  ['טון', 900],
  ['קטריה', 12],
  ['פרוטאין', 8],
]);

it.each([
  // Known by their other forms.
  ['ברעידה', 'רעידה'],
  ['והרדיולוג', 'רדיולוג'],
  ['שבפרוטאין', 'פרוטאין'],
  // One form, hardly counted, may be of another word.
  ['כבויה', 'כבויה'],
  ['מסקרנת', 'מסקרנת'],
  // Known better with its first letter.
  ['הורמון', 'הורמון'],
  ['הורמונים', 'הורמונים'],
  // Three letters may be any other word.
  ['בטון', 'בטון'],
  // No letter that leans on a word.
  ['דקטריה', 'דקטריה'],
  // Nothing is known of these but that “and” is no part of them.
  ['והיפוקמפוס', 'היפוקמפוס'],
  ['היפוקמפוס', 'היפוקמפוס'],
  ['וירולוג', 'וירולוג'],
  ['ולונית', 'ולונית'],
  ['ושט', 'ושט'],
  ['Theradar', 'Theradar'],
])('%s is shown as %s', (word, bare) =>
  expect(withoutHebrewPrefix(word, { table, cutoffs: { common: 50, mid: 1 } })).toBe(bare),
);
