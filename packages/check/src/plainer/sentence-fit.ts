import type { TaggedWord } from '../text/part-of-speech-tagger.ts';
import type { FormName } from './grammatical-forms.ts';
import type { Met } from './plain-word-index.ts';
import type { PartOfSpeech } from './tables/plain-entries.ts';

/** A word, by its index `at`, among the words of its sentence. */
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

const helper =
  /^(?:am|is|are|was|were|be|been|being|has|have|had|having|['’](?:m|re|s|ve|d)|get|gets|got)$/iu;

function wordBefore({ words, at }: Place): TaggedWord | undefined {
  let before = at - 1;
  while (words[before]?.tag === 'ADV' || /^(?:not|n['’]t)$/u.test(words[before]?.text ?? ''))
    before -= 1;
  return words[before];
}

/** The entries whose part of speech fits the word in its sentence; none for a name. */
export function fitting(known: readonly Met[], place: Place): readonly Met[] {
  const here = place.words[place.at];
  if (!here || isName(place)) return [];
  const exact = known.filter(({ entry }) => tags[entry.part].includes(here.tag));
  const isShared = /(?:ed|en)$/u.test(here.text) && /^(?:ADJ|VERB)$/u.test(here.tag);
  if (exact.length > 0 || !isShared) return exact;
  const isQuality =
    /^(?:ADJ|NOUN|PROPN)$/u.test(place.words[place.at + 1]?.tag ?? '') ||
    helper.test(wordBefore(place)?.text ?? '');
  return known.filter(({ entry: { part } }) => part === 'v' || (part === 'a' && isQuality));
}

/** A capital inside a sentence makes a name: “the Dwelling Act”. */
const isName = ({ words, at }: Place) =>
  /^\p{Lu}\p{Ll}/u.test(words[at]?.text ?? '') &&
  words.slice(0, at).some(({ text }) => /\p{L}/u.test(text));

/** Neighbours beside which a plainer word changes the meaning. */
const misfits: Readonly<Record<string, { readonly before?: RegExp; readonly after?: RegExp }>> = {
  // A cohort study is a kind of study.
  group: { after: /^stud(?:y|ies)$/iu },
  area: { before: /\bpublic$/iu, after: /^names?$/iu },
  food: { after: /^status$/iu },
  // “Subsequently to” is no “later to”.
  later: { after: /^to$/iu },
};

const isMisfit = (plainer: string, { words, at }: Place): boolean => {
  const { before, after } = misfits[plainer.toLowerCase()] ?? {};
  const textOf = (index: number) => words[index]?.text ?? '';
  const ownWords = plainer.toLowerCase().split(' ');
  const neighbours = [textOf(at - 1), textOf(at + 1)].map((text) => text.toLowerCase());
  return (
    // Avoids “heart heart disease” for coronary heart disease.
    neighbours.some((text) => text.length > 3 && ownWords.includes(text)) ||
    before?.test(`${textOf(at - 2)} ${textOf(at - 1)}`) === true ||
    after?.test(textOf(at + 1)) === true
  );
};

const isHalf = ({ words, at }: Place): boolean =>
  words[at - 1]?.text === '/' || words[at + 1]?.text === '/';

/** A noun phrase with its own adjective cannot be the second part of a compound: “transcript large amount”. */
const breaksCompound = (plainer: string, { words, at }: Place): boolean =>
  plainer.includes(' ') && words[at]?.tag === 'NOUN' && words[at - 1]?.tag === 'NOUN';

/**
 * A phrase of several words cannot stand before a noun: “never seen before increases”. A verb may have an object
 * after it, but not where the verb form describes that noun: “the accumulated knowledge”.
 */
const standsBeforeNoun = (plainer: string, { words, at }: Place): boolean =>
  plainer.includes(' ') &&
  (words[at]?.tag !== 'VERB' || /^(?:DET|ADJ|ADP)$/u.test(words[at - 1]?.tag ?? '')) &&
  /^(?:NOUN|PROPN|ADJ)$/u.test(words[at + 1]?.tag ?? '');

/** Before “into”, a replacement such as “include” for “incorporate” does not work. */
const goesInto = ({ words, at }: Place): boolean =>
  words[at]?.tag === 'VERB' && /^into$/iu.test(words[at + 1]?.text ?? '');

const degree =
  /^(?:very|highly|more|most|less|least|so|too|as|quite|rather|extremely|increasingly|how)$/iu;
const ungraded = /^(?:very |(?:main|many|mostly|only)$)/u;
const oneSyllable = /^[^aeiouy]*[aeiouy]+[^aeiouy]*e?$/iu;

/** “More very common”, “more mostly”, “more hard”. */
const isDoublyCompared = (plainer: string, { words, at }: Place): boolean =>
  /^AD[JV]$/u.test(words[at]?.tag ?? '') &&
  degree.test(words[at - 1]?.text ?? '') &&
  (ungraded.test(plainer) ||
    (/^(?:more|most|less|least)$/iu.test(words[at - 1]!.text) && oneSyllable.test(plainer)));

/** “Speed up it”: a pronoun stands before the particle. */
const partsFromPronoun = (plainer: string, { words, at }: Place): boolean =>
  / (?:away|back|down|off|out|up)$/u.test(plainer) &&
  /^(?:it|them|him|her|me|us|you)$/iu.test(words[at + 1]?.text ?? '');

/** “It is not advised” works, but not “not advised drugs”, “remains not advised” or “highly not advised”. */
const takesNot = ({ words, at }: Place): boolean =>
  /^(?:am|is|are|was|were|be|been|['’](?:m|re|s))$/iu.test(wordBefore({ words, at })?.text ?? '') &&
  !degree.test(words[at - 1]?.text ?? '') &&
  !/^(?:ADJ|NOUN|PROPN)$/u.test(words[at + 1]?.tag ?? '');

/** Whether a replacement fits into the sentence at a place. */
export const fitsSentence = (plainer: string, place: Place): boolean =>
  !isMisfit(plainer, place) &&
  !isHalf(place) &&
  !breaksCompound(plainer, place) &&
  !standsBeforeNoun(plainer, place) &&
  !goesInto(place) &&
  !isDoublyCompared(plainer, place) &&
  !partsFromPronoun(plainer, place) &&
  (!plainer.startsWith('not ') || takesNot(place));

/** Intransitive verbs have no passive, so even after a noun the form is a past tense: “the walls crumbled”. */
const objectless = /^(?:crumble|deteriorate|disintegrate|emanate|tumble)$/u;

/**
 * Picks between past and participle where both are spelled the same: “was given” after a helping verb, “we gave”
 * after a pronoun. Null when unsure.
 */
export function formInSentence(
  verb: string,
  forms: readonly FormName[],
  place: Place,
): FormName | null {
  if (!forms.includes('past') || !forms.includes('participle')) return forms[0] ?? null;
  const previous = wordBefore(place);
  if (previous && helper.test(previous.text)) return 'participle';
  if (/^by$/iu.test(place.words[place.at + 1]?.text ?? '')) return 'participle';
  return previous?.tag === 'PRON' || objectless.test(verb) ? 'past' : null;
}
