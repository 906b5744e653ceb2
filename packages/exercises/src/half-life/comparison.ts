import { countWords } from '@vernacular/analyzer';

import { akin, hasWeight, wordsOf } from '../session/what-changed.ts';
import { markup } from '../turn/html.ts';
import type { Html } from '../turn/html.ts';

import { isScoredIn, texts as versions } from './record.ts';
import type { HalfLifeFacts, TextName } from './record.ts';
import type { Texts } from './texts.ts';

const mostShown = 4;

/** The words of the thirty that carry its message, each once, as written. */
function messageOf(text: string): readonly string[] {
  const found: string[] = [];
  for (const word of wordsOf(text).filter(hasWeight))
    if (!found.some((one) => akin(one.toLowerCase(), word.toLowerCase()))) found.push(word);
  return found;
}

const holds = (text: string, word: string) =>
  wordsOf(text).some((one) => akin(one.toLowerCase(), word.toLowerCase()));

/** Rare words without the forms of one word: “enzyme” and “enzymes” are one. */
const different = (words: string) =>
  messageOf(words).length === 0 ? [] : messageOf(words.replaceAll(',', ' '));

const sentencesIn = (text: string) =>
  Math.max(
    1,
    text.split(/[.!?…]+["”’״)]*(?=\s|$)|\n+/u).filter((one) => /\p{L}/u.test(one)).length,
  );

const sentenceLength = (text: string) => Math.round(countWords(text) / sentencesIn(text));

/** What became of the message, the rare words and the length of sentences through the four versions: a table and one sentence. */
export function comparison(facts: HalfLifeFacts, { comparison: said, scores }: Texts): Html {
  const message = messageOf(facts.text30);
  const kept = (name: TextName) => message.filter((word) => holds(facts[name], word)).length;
  const jargon = (name: TextName) =>
    isScoredIn(facts, name) ? different(facts[`${name}Jargon`]).length : '–';
  const rows = versions.map(
    (name, index) =>
      markup`<tr><th scope="row">${scores.rows[index]!}</th>
        <td>${said.of(kept(name), message.length)}</td>
        <td>${jargon(name)}</td>
        <td>${sentenceLength(facts[name])}</td></tr>`,
  );
  const headers = said.headers.map((header) => markup`<th scope="col">${header}</th>`);
  const through = message.filter((word) => versions.every((name) => holds(facts[name], word)));
  const sentence = [
    through.length === 0 ? said.nothing : said.through(through.slice(0, mostShown)),
    said.length(sentenceLength(facts.text120First), sentenceLength(facts.text120Last)),
  ].join(' ');
  return markup`<table class="scores"><caption>${said.caption}</caption>
    <thead><tr>${headers}</tr></thead><tbody>${rows}</tbody></table>
    <p>${sentence}</p>`;
}
