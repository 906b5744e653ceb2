import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scanWords } from '../scan-words.ts';
import { foldWord } from './fold.ts';

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
    ['37 °C or 98.6°F, at 45° North', 'or at North'],
    ['snake_case wait…what', 'snake case wait what'],
    ['one,two;three:four!five?six', 'one two three four five six'],
    ['“quoted” «quoted» [1]', 'quoted quoted'],
    ['end.The next', 'end The next'],
  ]);
});

describe('names in two parts', () => {
  cut([
    ['β-catenin (α), α-synuclein’s µ-opioid', 'β-catenin α α-synuclein µ-opioid'],
    ['TNF-α, TGF-β1, NF-κB and interferon‑γ', 'TNF-α TGF-β1 NF-κB and interferon‑γ'],
    ['CRISPR-Cas9 or CRISPR–Cas12a-like', 'CRISPR-Cas9 or CRISPR–Cas12a like'],
    ['PD-L1, SARS-CoV-2-infected', 'PD-L1 SARS-CoV-2 infected'],
    ['ה-β-קטנין', 'ה β-קטנין'],
  ]);
});

describe('two words with a hyphen or dash', () => {
  cut([
    ['NASA-ESA, UK–US, well–known', 'NASA ESA UK US well known'],
    ['the Moon–Mars2020 end-COP26', 'the Moon Mars end COP'],
    ['UK-Brexiteers2 UN-SDG2030', 'UK Brexiteers UN SDG'],
    ['inter-\nnational', 'inter national'],
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

describe('what is no word', () => {
  cut([
    ['soft\u00adhyphen and soft\u00ad hyphen', 'soft\u00adhyphen and soft hyphen'],
    ['a \u200b \u2060 \u3164 \u{e0100} \u{e0067} b', 'a b'],
    ['ge\u200bne\u{e0101} ge\u3164ne \u{e0100}gene', 'ge\u200bne ge\u3164ne gene'],
    ['a de\uf001ned \uf0fe\uf0b7 word, \uf001nd', 'a word'],
    ['a na\ufffdve caf\ufffd\ufffds \ufffd \ufffdword\ufffd', 'a word'],
    ['a donâ€™t naÃ¯ve cafÃ© â€œquotedâ€\u009d weâ€”they 5Â°C 5Â\u00a0kg', 'a quoted we they kg'],
    ['a Î²-catenin Ð¿Ñ€Ð¸Ð²ÐµÑ‚ ×©×œ×•×\u009d deï¬\u0081ned ðŸ˜€ b', 'a catenin b'],
    ['cells¹and cellsᵃ and cells* ᵃ b† 2ⁿ 1ª', 'cells and cells and cells b'],
  ]);
});

describe('letters that look like wrongly decoded bytes', () => {
  cut([
    ['“naïve” naïve’s Ångström château CAFÉ» Î Ð', 'naïve naïve Ångström château CAFÉ Î Ð'],
    ['3 Å² 2×\u00a0cells 5 × “cells” SÃO Âme', 'Å cells cells SÃO Âme'],
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

it('finds the same words, each where it stands, whatever unseen characters are strewn into a text', () => {
  const unseen = constantFrom(
    '',
    '',
    '',
    '\u00ad',
    '\u200b',
    '\u2060',
    '\ufeff',
    '\u3164',
    '\u{e0100}',
  );
  const text = 'Don’t trust naïve genes, café cells (IL-6): “the gene’s end” isn’t it.';
  const units = Array.from(text);
  assert(
    property(array(unseen, { minLength: units.length, maxLength: units.length }), (strewn) => {
      const mixed = units.map((unit, at) => unit + strewn[at]!).join('');
      expect(wordsIn(mixed).map((word) => foldWord(word, 'en'))).toEqual(
        wordsIn(text).map((word) => foldWord(word, 'en')),
      );
      for (const word of wordsIn(mixed)) {
        expect(word).toMatch(/^[\p{L}].*[\p{L}\p{M}]$|^\p{L}$/u);
      }
    }),
    { numRuns: 500 },
  );
});
