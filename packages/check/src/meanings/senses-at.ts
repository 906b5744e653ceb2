import type { Stretch } from '../text/sentences.ts';
import { sentenceAt } from '../text/sentence-at.ts';
import type { TagWords } from '../text/parts-of-speech.ts';
import type { PartOfSpeech } from '../plainer/tables/plain-entry.ts';

/** Words with their part of speech, then one or two senses each, the likeliest first. */
export type SenseTable = Readonly<Record<string, readonly string[]>>;

/** Opens the table; asked for when a word is one that may stand in it. */
export type OpenSenses = () => Promise<SenseTable>;

const partOf: Readonly<Record<string, PartOfSpeech>> = {
  NOUN: 'n',
  PROPN: 'n',
  VERB: 'v',
  ADJ: 'a',
  ADV: 'r',
};

/** Endings of a part of speech, and what stands for them in the form that is listed. See: morphy(7), “rules of detachment”. */
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

/** Letters, digits, hyphens and slashes: with one of these beside it a word is part of another. */
const joins = /[\p{L}\p{N}/\-–_@]/u;

/** The senses, two at most, that an English word of a text may have where it stands; none for a name, a part of a word, or another part of speech. */
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
  // A capital inside a sentence makes a name.
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
