import { expect, it } from 'vitest';
import { analyze } from './analyze.ts';
import { each, smallDictionary } from './testing/small-dictionary.ts';

const english = smallDictionary({
  ...each(
    `the of a to in and is it that are was by from with for have has not this new how one their we
    our people water light food plants leaves cells energy team study found used turn into when
    scientists made over can than more most less known as at on they or don't doesn't university`,
    40_000,
  ),
  ...each('sunlight sugar molecules enzyme gene proteins lead author fungus carbon', 400),
});
const hebrew = smallDictionary(
  {
    ...each(
      'של את על הוא היא זה לא צמחים מים אור מזון תאים אנרגיה חוקרים אוניברסיטה ארה"ב מדע',
      400,
    ),
    ...each('סוכר חלבון אנזים גן', 30),
  },
  'he',
);

/** The text, and under each word a line of ^ for rare and ~ for mid-frequency. */
function drawn(text: string, dictionary = english): string {
  const { tokens } = analyze(text, dictionary);
  const marks: string[] = Array.from(text, (unit) => (unit === '\n' ? unit : ' '));
  for (let at = 0; at < tokens.length; at++) {
    const mark = [' ', '~', '^'][tokens.levels[at]!]!;
    marks.fill(mark, tokens.starts[at], tokens.ends[at]);
  }
  const under = marks.join('').split('\n');
  return text
    .split('\n')
    .map((line, at) => `${line}\n${under[at]!.trimEnd()}`)
    .join('\n');
}

it('draws a press release', () => {
  const text = [
    'Plants turn sunlight into sugar, and scientists don’t yet know how.',
    '“RuBisCO’s not the fastest enzyme,” said O’Brien, lead author',
    'of the study (doi.org/10.1371/x; press@example.edu).',
    'A β-carbonic anhydrase from the fungus doesn’t use CO2 at 37 °C.',
  ].join('\n');
  expect(`\n${drawn(text)}\n`).toMatchInlineSnapshot(`
    "
    Plants turn sunlight into sugar, and scientists don’t yet know how.
                ~~~~~~~~      ~~~~~                       ^^^ ^^^^
    “RuBisCO’s not the fastest enzyme,” said O’Brien, lead author
     ^^^^^^^           ^^^^^^^ ~~~~~~   ^^^^ ^^^^^^^  ~~~~ ~~~~~~
    of the study (doi.org/10.1371/x; press@example.edu).

    A β-carbonic anhydrase from the fungus doesn’t use CO2 at 37 °C.
      ^^^^^^^^^^ ^^^^^^^^^          ~~~~~~         ^^^ ^^
    "
  `);
});

it('draws a Hebrew text', () => {
  const text = [
    'החוקרים באוניברסיטה בארה"ב: הצמחים',
    'מייצרים סוכר מהאור, והאנזים רוביסקו לא',
    'חלבון מה-DNA.',
  ].join('\n');
  expect(`\n${drawn(text, hebrew)}\n`).toMatchInlineSnapshot(`
    "
    החוקרים באוניברסיטה בארה"ב: הצמחים

    מייצרים סוכר מהאור, והאנזים רוביסקו לא
    ^^^^^^^ ~~~~        ~~~~~~~ ^^^^^^^
    חלבון מה-DNA.
    ~~~~~ ^^ ^^^
    "
  `);
});
