import { describe, expect, it } from 'vitest';
import { scanWords } from '../scan-words.ts';

function wordsIn(text: string, language: 'en' | 'he' = 'en'): string[] {
  const words: string[] = [];
  scanWords(text, language, (start, end) => words.push(text.slice(start, end)));
  return words;
}

const cut = (list: readonly (readonly [text: string, words: string])[]) =>
  it.each(list)('reads %j as %j', (text, words) => {
    expect(wordsIn(text).join(' ')).toBe(words);
  });

describe('apostrophes', () => {
  cut([
    ["don't can't I'm", "don't can't I'm"],
    ['don’t I’m', 'don’t I’m'],
    ["the gene's end, NASA’S and DNA's", 'the gene end NASA and DNA'],
    ["it's", 'it'],
    ["scientists' work", 'scientists work'],
    ["rock'n'roll O'Neill O’Neill’s", "rock'n'roll O'Neill O’Neill"],
    ["'word' ‘word’ ''word''", 'word word word'],
    ["'tis the '80s and the 1980's", 'tis the s and the'],
    ["don''t", 'don t'],
    ["the letter 's' is a letter", 'the letter s is a letter'],
    ["(Nature)'s editor", 'Nature editor'],
  ]);
});

describe('what separates words', () => {
  cut([
    ['well-known and/or either—or', 'well known and or either or'],
    ['COVID-19, CO2 and H2O', 'COVID CO and H O'],
    ['in 2012, 3.5% of 1,000', 'in of'],
    ['U.S. e.g. i.e.', 'U S e g i e'],
    ['snake_case wait…what', 'snake case wait what'],
    ['β-catenin (α)', 'β catenin α'],
    ['one,two;three:four!five?six', 'one two three four five six'],
    ['“quoted” «quoted» [1]', 'quoted quoted'],
    ['end.The next', 'end The next'],
  ]);
});

describe('e-mail addresses and URLs', () => {
  cut([
    ['write to user@example.org.', 'write to'],
    ['first.last+tag@mail.example.co.uk wrote', 'wrote'],
    ['(mailto:me@you.com) or <me@you.com>', 'or'],
    ['see https://a.b/c?d=e#f, then', 'see then'],
    ['(see http://x.org/a(b)c) and [x](http://x.org)more', 'see and x more'],
    ['"https://x.org/a" “http://x.org” end', 'end'],
    ['HTTPS://X.ORG ftp://files', ''],
    ['www.nature.com WWW.NATURE.COM www', 'www'],
    ["example.com, nature.com/articles and example.com's", 'and'],
    ['bit.ly/3abc youtu.be/xyz', ''],
    ['tel-aviv.ac.il or www-data.example.com', 'or'],
    ['@handle a@b user@localhost', 'handle a b user localhost'],
    ['Node.js and socket.ready', 'Node js and socket ready'],
    ['http:// https', 'https'],
    ['ratio a:b and c://', 'ratio a b and'],
  ]);
});

describe('letters in other dress', () => {
  cut([
    ['naïve nai\u0308ve café', 'naïve nai\u0308ve café'],
    ['sci\u00adence gene\u200b \ufeffgene', 'sci\u00adence gene gene'],
    ['ﬁnd 𝐃𝐍𝐀', 'ﬁnd 𝐃𝐍𝐀'],
    ['a😀b 👩‍🔬 c', 'a b c'],
    ['\ud800gene\udfff', 'gene'],
    ['gene\0gene', 'gene gene'],
    ['\u0301gene 5\u0301', 'gene'],
    ['漢字 и слово', '漢字 и слово'],
  ]);
});

describe('Hebrew', () => {
  it.each([
    ['שָׁלוֹם עֲלֵיכֶם', 'שָׁלוֹם עֲלֵיכֶם'],
    ['ח"כ ח״כ ח”כ', 'ח"כ ח״כ ח”כ'],
    ['"שלום" אמר', 'שלום אמר'],
    ['בית־ספר בית-ספר', 'בית ספר בית ספר'],
    ["צ'ק וז'אנר רח' 'שלום'", "צ'ק וז'אנר רח' שלום"],
    ['סנדוויץ׳ פרופ׳', 'סנדוויץ׳ פרופ׳'],
    ['ה-DNA וב-19 במאי', 'DNA במאי'],
    ['של-מי', 'של מי'],
    ['שלום, world!', 'שלום world'],
  ])('reads %j as %j', (text, words) => {
    expect(wordsIn(text, 'he').join(' ')).toBe(words);
  });
});
