import { countWords, isSameWord } from '@vernacular/analyzer';

import { isContentWord, namesSomething, wordsOf } from '../answers/content-words.ts';
import { markup, type Html } from '../turn/html.ts';
import type { ConversationLanguage } from '../words/site-languages.ts';
import { messageFormatters, words, type Words } from '../words/words.ts';

import { isScoredIn, texts as versions, type HalfLifeFacts, type TextName } from './record.ts';

/** A table with a row for each of the four texts. */
function tableOf(
  { caption, headers, rows }: Words['halfLife']['scores'],
  cellsOf: (name: TextName) => readonly (string | number)[],
): Html {
  const body = versions.map((name, index) => {
    const cells = cellsOf(name).map((cell) => markup`<td>${cell}</td>`);
    return markup`<tr><th scope="row">${rows[index]!}</th>${cells}</tr>`;
  });
  const head = headers.map((header) => markup`<th scope="col">${header}</th>`);
  return markup`<table class="scores"><caption>${caption}</caption>
    <thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

/** The table of words, rare words and scores of the four texts. */
export const scoreTable = (facts: HalfLifeFacts, { scores }: Words['halfLife']): Html =>
  tableOf(scores, (name) => {
    const isScored = isScoredIn(facts, name);
    return [
      countWords(facts[name]),
      isScored ? facts[`${name}RareWords`] : '–',
      isScored ? facts[`${name}JargonScore`] : '–',
    ];
  });

const holds = (text: string, word: string) => wordsOf(text).some((one) => isSameWord(one, word));

/**
 * Key words of the 30-word text, each once, as written. A short word, or one that looks like a verb, counts only if
 * another version has it too.
 */
function messageOf(facts: HalfLifeFacts): readonly string[] {
  const others = versions.filter((name) => name !== 'text30').map((name) => facts[name]);
  const found: string[] = [];
  for (const word of wordsOf(facts.text30).filter(namesSomething)) {
    const isTold = others.some((text) => holds(text, word));
    const isKey = isTold || (isContentWord(word) && !telling.test(word));
    if (isKey && !found.some((one) => isSameWord(one, word))) found.push(word);
  }
  return found;
}

/** Matches a verb or a comparison by its ending; in Hebrew by “to” (ל) before it. */
const telling = /(?:ed|ing)$|^ל\p{Script=Hebrew}{3,}/u;

/** Forms of one word count once: “enzyme” and “enzymes”. */
function different(list: string): readonly string[] {
  const found: string[] = [];
  for (const word of list.split(',').map((one) => one.trim().toLowerCase()))
    if (word !== '' && !found.some((one) => isSameWord(one, word))) found.push(word);
  return found;
}

const sentencesIn = (text: string) =>
  Math.max(
    1,
    text.split(/[.!?…]+["”’״)]*(?=\s|$)|\n+/u).filter((one) => /\p{L}/u.test(one)).length,
  );

const sentenceLength = (text: string) => Math.round(countWords(text) / sentencesIn(text));

/** Compares the four texts: key words of the 30-word text that each has, rare words, words per sentence. */
export function comparison(facts: HalfLifeFacts, language: ConversationLanguage): Html {
  const { comparison: said, scores } = words[language].halfLife;
  const { fill } = messageFormatters[language];
  const message = messageOf(facts);
  const kept = (name: TextName) => message.filter((word) => holds(facts[name], word)).length;
  const jargon = (name: TextName) =>
    isScoredIn(facts, name) ? different(facts[`${name}Jargon`]).length : null;
  const table = tableOf({ ...said, rows: scores.rows }, (name) => [
    message.length === 0 ? '–' : fill(said.of, { kept: kept(name), all: message.length }),
    jargon(name) ?? '–',
    sentenceLength(facts[name]),
  ]);
  const through = message.filter((word) =>
    versions.every((name) => holds(facts[name], word)),
  ).length;
  const [firstRare, lastRare] = [jargon('text120First'), jargon('text120Last')];
  const ofKept = through === 0 ? said.keptNone : said.kept;
  const ofRare = (first: number, last: number) =>
    fill(first + last === 0 ? said.noRare : said.rare, { count: first, last });
  const sentence = fill(said.sentence, {
    kept: fill(ofKept, { all: message.length, count: through }),
    rare: firstRare === null || lastRare === null ? '' : ofRare(firstRare, lastRare),
    first: sentenceLength(facts.text120First),
    last: sentenceLength(facts.text120Last),
  });
  return markup`${table}<p>${sentence}</p>`;
}
