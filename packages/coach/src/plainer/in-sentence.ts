import type { TaggedWord } from '../text/parts-of-speech.ts';
import type { FormName } from './forms.ts';
import type { Met } from './plain-index.ts';
import type { PartOfSpeech } from './tables/plain-entry.ts';

/** A word as it stands in its sentence. */
export interface Place {
  readonly words: readonly TaggedWord[];
  readonly at: number;
}

const tags: Readonly<Record<PartOfSpeech, readonly string[]>> = {
  n: ['NOUN', 'PROPN'],
  v: ['VERB', 'AUX'],
  a: ['ADJ'],
  r: ['ADV'],
};

const isPartLike = /(?:ed|en|ing)$/u;

/** Whether an entry speaks of the word that stands here; “-ed” words pass between verb and adjective. */
export function fits({ entry: { part } }: Met, { words, at }: Place): boolean {
  const here = words[at];
  if (!here) return false;
  if (tags[part].includes(here.tag)) return !isName({ words, at });
  const isShared = isPartLike.test(here.text) && !here.text.endsWith('ing');
  return isShared && (part === 'v' ? here.tag === 'ADJ' : part === 'a' && here.tag === 'VERB');
}

/** A capital inside a sentence makes a name: “the Dwelling Act”. */
const isName = ({ words, at }: Place) =>
  at > 0 && /^\p{Lu}\p{Ll}/u.test(words[at]?.text ?? '') && /\p{L}/u.test(words[at - 1]?.text ?? '');

const helper = /^(?:am|is|are|was|were|be|been|being|has|have|had|having|['’](?:m|re|s|ve|d)|get|gets|got)$/iu;

/** The one form meant where a word stands for two: “was given” after a helping verb, “we gave” after a pronoun; null when unsure. */
export function formMeant(forms: readonly FormName[], { words, at }: Place): FormName | null {
  if (!forms.includes('past') || !forms.includes('participle')) return forms[0] ?? null;
  let before = at - 1;
  while (words[before]?.tag === 'ADV' || /^(?:not|n['’]t)$/u.test(words[before]?.text ?? '')) before -= 1;
  const previous = words[before];
  if (previous && helper.test(previous.text)) return 'participle';
  if (/^by$/iu.test(words[at + 1]?.text ?? '')) return 'participle';
  return previous?.tag === 'PRON' ? 'past' : null;
}
