import type { Stretch } from '../text/sentences.ts';
import { sentenceAt } from '../text/sentence-at.ts';
import type { TagWords } from '../text/parts-of-speech.ts';
import type { PartOfSpeech } from '../plainer/tables/plain-entry.ts';

/** By word: its part of speech, then one or two senses, the likeliest first. */
export type SenseTable = Readonly<Record<string, readonly string[]>>;

/** Loads the table; called only for a word that may be in it. */
export type OpenSenses = () => Promise<SenseTable>;

const partOf: Readonly<Record<string, PartOfSpeech>> = {
  NOUN: 'n',
  PROPN: 'n',
  VERB: 'v',
  ADJ: 'a',
  ADV: 'r',
};

/** Inflected endings and the base endings they replace. Source: morphy(7), “rules of detachment”. */
const endings: Readonly<Record<PartOfSpeech, readonly (readonly [end: string, by: string])[]>> = {
  n: [
    ['', ''],
    ['ies', 'y'],
    ['ses', 's'],
    ['xes', 'x'],
    ['zes', 'z'],
    ['ches', 'ch'],
    ['shes', 'sh'],
    ['s', ''],
  ],
  v: [
    ['', ''],
    ['ies', 'y'],
    ['es', 'e'],
    ['es', ''],
    ['s', ''],
    ['ied', 'y'],
    ['ed', 'e'],
    ['ed', ''],
    ['ing', 'e'],
    ['ing', ''],
  ],
  a: [
    ['', ''],
    ['er', ''],
    ['est', ''],
    ['er', 'e'],
    ['est', 'e'],
  ],
  r: [['', '']],
};

const listedForms = (word: string, part: PartOfSpeech) =>
  endings[part]
    .filter(([end]) => word.endsWith(end))
    .map(([end, by]) => word.slice(0, word.length - end.length) + by);

const joins = /[\p{L}\p{N}/\-–_@]/u;

/**
 * Up to two senses of an English word in its sentence. None for a name, a part of a word, or a part of speech that is
 * not listed.
 */
export async function sensesAt(
  text: string,
  { start, end }: Stretch,
  tag: TagWords,
  open: OpenSenses,
): Promise<readonly string[]> {
  const word = text.slice(start, end);
  if (!/^[A-Za-z][a-z]{2,}$/u.test(word)) return [];
  if (joins.test(text[start - 1] ?? ' ') || joins.test(text[end] ?? ' ')) return [];
  const sentence = sentenceAt(text, start, 'en');
  const before = text.slice(sentence.start, start);
  if (/^[A-Z]/u.test(word) && /\p{L}/u.test(before)) return [];
  const tagged = tag(text.slice(sentence.start, sentence.end));
  const here = tagged.find((each) => each.start === start - sentence.start);
  const part = here?.text === word ? partOf[here.tag] : undefined;
  if (!part) return [];
  const table = await open();
  for (const form of listedForms(word.toLowerCase(), part)) {
    const [listed, ...senses] = Object.hasOwn(table, form) ? table[form]! : [];
    if (listed === part) return senses;
  }
  return [];
}
