import { array, constantFrom, oneof, string, type Arbitrary } from 'fast-check';

const pieces =
  `the don't don’t gene's NASA’S naïve nai\u0308ve ﬁn O'Neill rock'n'roll 'word' U.S. e.g.
COVID-19 CO2 β-catenin and/or a@b user@example.org. http://x.org/a(b) www.nature.com example.com
mailto:me@you.com שלום שָׁלוֹם ח"כ ה-DNA בית־ספר צ'ק 😀 👩‍🔬 𝐆𝐞𝐧𝐞 ١٢٣ 漢字 한국어 ﷺ İ ß ﬃ`.split(
    /\s+/u,
  );
const edges = [
  "'",
  '’',
  '"',
  '״',
  '-',
  '.',
  '@',
  '/',
  ':',
  '://',
  'www.',
  '\0',
  '\u00ad',
  '\u200d',
];
const others = [
  '\ud800',
  '\udfff',
  '\u0301',
  '\u05b8',
  '\u200f',
  '\ufeff',
  '\u0345',
  ' ',
  '\n',
  '\t',
];

/** Any text: words that are hard to cut, glued, quoted and interrupted in every way. */
export const anyText: Arbitrary<string> = array(
  oneof(
    { weight: 5, arbitrary: constantFrom(...pieces, ' ', ' ', ' ') },
    { weight: 3, arbitrary: constantFrom(...edges, ...others) },
    { weight: 2, arbitrary: string({ unit: 'binary', maxLength: 6 }) },
  ),
  { maxLength: 40 },
).map((parts) => parts.join(''));
