import { describe, expect, it } from 'vitest';

import { numeralsIn } from './numerals.ts';

const valuesIn = (text: string) => numeralsIn(text).map(({ value }) => value);

describe('the numbers of a text', () => {
  it.each([
    ['24 bakeries, 1,200 loaves and 2.5 grams', [24, 1200, 2.5]],
    ['Twenty-two of forty two pupils', [22, 42]],
    ['a hundred and fifty-three trees', [153]],
    ['two hundred thousand people, 3 million more', [200_000, 3_000_000]],
    ['between five and ten mice', [5, 10]],
    ['one could, and the second too', []],
    ['the 16S gene, COVID-19, PM2.5 and 3D', []],
    ['40%, forty percent and 12–15 weeks', [40, 40, 12, 15]],
    ['בדקנו שלושים ושניים בתים ומאתיים איש', [32, 200]],
    ['שתים עשרה שנים, שלוש מאות ל-600 ושלושת אלפים', [12, 300, 600, 3000]],
    ['כשמונת אלפים שקלים בבאר שבע', [8000]],
    ['אחד מהם היה השני', []],
  ])('reads %s', (text, values) => {
    expect(valuesIn(text)).toEqual(values);
  });

  it('tells a share, and quotes what is written', () => {
    expect(numeralsIn('ירד בשלושים ושניים אחוזים')).toEqual([
      { text: 'שלושים ושניים', start: 5, value: 32, isShare: true },
    ]);
    expect(numeralsIn('It rose by 71 percent.')[0]).toMatchObject({ text: '71', isShare: true });
  });
});
