import { describe, expect, test } from 'vitest';

import { findQuote } from './find-quote.ts';

const english = `We edit genes in rice near Haifa. The new plants need 1,200 litres less. Dana Levi measured ninety plants in 2021.
If towns turn their lamps down at night, more of them survive near a magnetic field.`;
const hebrew =
  'ספרנו דבורים ב־12 שדות. בשדות שבהם ריססו מצאנו פחות. אנחנו משערים שהניאוניקוטינואידים פוגעים ביכולת הניווט של הדבורה.';

describe('a quotation', () => {
  test.each([
    ['THE NEW PLANTS need', 'The new plants need'],
    ['“the  new plants”', 'The new plants'],
    ['Dana Levi…', 'Dana Levi'],
    ['...measured ninety plants', 'measured ninety plants'],
    ['ninety plants in 2021.', 'ninety plants in 2021.'],
    ['Dana Levi … in 2021.', 'Dana Levi measured ninety plants in 2021.'],
    ['towns turn their lamps down, at night', 'towns turn their lamps down at night'],
    ['at night,more of them', 'at night, more of them'],
    ['magnetic-field', 'magnetic field'],
    ['[new plants]', 'new plants'],
    ['new plant', 'new plants'],
    ['1,200 litres', '1,200 litres'],
    ['הניאוניקוטינואידים', 'שהניאוניקוטינואידים'],
    ['ניאוניקוטינואידים', 'שהניאוניקוטינואידים'],
    ['יכולת הניווט', 'ביכולת הניווט'],
    ['שדות שבהם ריססו', 'בשדות שבהם ריססו'],
    ['דבורים ב-12 שדות', 'דבורים ב־12 שדות'],
    ['דבורים ב 12 שדות', 'דבורים ב־12 שדות'],
  ])('%s is found as it stands', (quoted, found) =>
    expect(findQuote(quoted, [english, hebrew])).toBe(found),
  );

  test('is found in the answer too', () =>
    expect(findQuote('because it is new', ['A draft.', 'It is good because it is new.'])).toBe(
      'because it is new',
    ));

  test.each([
    'ice near',
    'old plants',
    'plants new',
    'x',
    '…',
    '$&',
    'Dana Levi … in 2022',
    'Dana … Levi … in 2021',
    'כולת',
  ])('is not found: “%s”', (quoted) => expect(findQuote(quoted, [english, hebrew])).toBe(''));
});
