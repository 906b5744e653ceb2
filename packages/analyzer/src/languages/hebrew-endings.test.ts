import { expect, test } from 'vitest';

import { analyze } from '../analyze.ts';
import { levels } from '../levels/level.ts';
import { each, smallDictionary } from '../testing/small-dictionary.ts';

const dictionary = smallDictionary(
  {
    ...each('מחדל חשבון נשימה מזוודה התמקדות מימוש מעסיקים כבילה מושל מדריכה פוגעני', 200),
    ...each('צמצום מבנה יזרק הלוויה עדות טוהר הסטון רואים איוב אולי', 200),
    ...each('תרגום', 20),
  },
  'he',
);

const levelsOf = (text: string) =>
  Array.from(analyze(text, dictionary).tokens.levels, (level) => levels[level]);

const all = (text: string, level: string) => text.split(' ').map(() => level);

test.each([
  ['what is theirs, his, hers', 'מחדליהם מחדליו מחדליה חשבונותיהם מזוודותיו נשימתו נשימתם'],
  ['what is one’s own', 'מחדלינו התמקדותם מימושו נשימתנו'],
  ['the construct state', 'מעסיקי כבילת'],
  ['many', 'מושלים מושלות מדריכות מזוודות'],
  ['a feminine', 'פוגענית פוגעניות'],
  ['a form after prefixes', 'ולמחדליהם שבמזוודותיו ונשימתו'],
  ['full spelling', 'צימצום בצימצום מיבנה ייזרק הלווייה'],
])('%s has the level of its lemma: %s', (_, text) =>
  expect(levelsOf(text)).toEqual(all(text, 'common')),
);

test('a form of a mid-frequency word is one too', () => {
  expect(levelsOf('תרגומיהם תרגומים')).toEqual(['mid', 'mid']);
});

test.each([
  ['a name that ends like a possessive', 'איובה אולין'],
  ['a loan word with a yod', 'היסטון ריימון'],
  ['a participle that looks like “from” and a noun', 'מטוהרים'],
  ['a plural of another word', 'הרואיים'],
  ['too little before the ending', 'מחד עדיו'],
  ['a term whose lemma is not listed', 'אפופטוזיס ריבוזומים מיטוכונדריות פוספטאזות'],
  ['an unlisted word after prefixes', 'ובריבוזומים שהאפופטוזיס'],
])('%s stays rare: %s', (_, text) => expect(levelsOf(text)).toEqual(all(text, 'rare')));
