import type { Level } from '@vernacular/analyzer';

import { glossInsertion, type Gloss, glossFor, isNamed } from '../glossary/insert-gloss.ts';
import type { FoundTerm } from '../glossary/find-terms.ts';
import { type FormName, inForm } from '../plainer/grammatical-forms.ts';
import { formInSentence, type Place, fitsSentence } from '../plainer/sentence-fit.ts';
import {
  type ReadText,
  type Suggestion,
  suggestionsAt,
  worthwhile,
} from '../suggestions/plainer-words-with-score.ts';
import type { TaggedWord, TagWords } from '../text/part-of-speech-tagger.ts';
import { sentenceAt, type Stretch } from '../text/sentences.ts';

/** Help for one hard word or term at its place: plainer words and a gloss. */
export interface Help extends Stretch {
  /** The term in its dictionary form, or the word as written. */
  readonly term: string;
  /** The hardest level of its words; a term may be common throughout: “confidence interval”. */
  readonly level: Level;
  readonly plainer: readonly Suggestion[];
  /** The gloss that can be inserted; null if none is known or the text explains the term itself. */
  readonly gloss: Gloss | null;
  /** The text seems to explain the term, here or at another place. */
  readonly isExplained: boolean;
  /** Readers usually know this word, though it is seldom written. */
  readonly isFamiliar: boolean;
  /** The field of the glossary that explains the term. */
  readonly field: string | null;
}

/** A place in a sentence that begins at `start` of the text. */
type PlaceInText = Place & { readonly start: number };

/** The last word of a term among the tagged words of its sentence; null if the tagger splits the words differently. */
function placeOf(text: string, { start, end }: Stretch, tag: TagWords): PlaceInText | null {
  const sentence = sentenceAt(text, start, 'en');
  const words = tag(text.slice(sentence.start, sentence.end));
  const at = words.findLastIndex(
    (word) => word.start >= start - sentence.start && word.start < end - sentence.start,
  );
  return at === -1 ? null : { words, at, start: sentence.start };
}

/**
 * Whether a term found in a text has the part of speech of its glossary entry there. For a verb entry the word must be
 * tagged as a verb (“to oxygenate”), or as an adjective if it ends in -ed; for a one-word noun entry it must not be a
 * verb, unless it ends in -ing or follows an article, adjective, preposition or number (“an oxygenate”). Compounds,
 * adjectives and words derived from a term always pass, except a hyphenated term written without its hyphen as a verb.
 */
export function isSamePart(text: string, found: FoundTerm, tag: TagWords): boolean {
  const { entry, madeOf } = found;
  const isVerb = entry.part === 'v';
  const isCompound = !isVerb && /[ -]/u.test(entry.term);
  if (
    isCompound &&
    entry.term.includes('-') &&
    !/[-‐‑]/u.test(text.slice(found.start, found.end))
  ) {
    // “They speed up” is no “speed-up”.
    const first = placeOf(text, { start: found.start, end: found.start + 1 }, tag);
    return first?.words[first.at]?.tag !== 'VERB';
  }
  if (madeOf !== null || entry.part === 'a' || isCompound) return true;
  const place = placeOf(text, found, tag);
  const here = place?.words[place.at];
  if (!here) return true;
  const before = place?.words[place.at - 1]?.tag ?? '';
  if (!isVerb)
    return (
      here.tag !== 'VERB' || here.text.endsWith('ing') || /^(?:DET|ADJ|ADP|NUM)$/u.test(before)
    );
  return /^(?:VERB|AUX)$/u.test(here.tag) || (here.tag === 'ADJ' && here.text.endsWith('ed'));
}

/** Whether a word that is tagged as a noun may be a verb by what follows it: “shape these events”, “returns to”. */
function maybeVerb(word: TaggedWord, next: TaggedWord | undefined): boolean {
  if (!next) return false;
  if (/^(?:DET|PRON)$/u.test(next.tag) || next.text === 'that') return true;
  return plural.test(word.text) && (/^(?:ADJ|NUM|ADV)$/u.test(next.tag) || next.text === 'to');
}

const plural = /[^s]s$/u;

/** The end of the compound that begins with a glossary noun: “stent thrombosis”. A plural noun ends it. */
function endOfCompound(
  text: string,
  { entry, forms, end: endOfTerm }: FoundTerm,
  place: PlaceInText | null,
): number {
  let end = endOfTerm;
  const mayBegin = (entry.part ?? 'n') === 'n' && !forms.includes('plural');
  if (!place || !mayBegin) return end;
  for (let next = place.at + 1; next < place.words.length; next += 1) {
    const word = place.words[next]!;
    const at = place.start + word.start;
    const isNoun = word.tag === 'NOUN' && word.text.length > 1 && text.slice(end, at) === ' ';
    if (!isNoun || maybeVerb(word, place.words[next + 1])) break;
    end = at + word.text.length;
    if (plural.test(word.text)) break;
  }
  return end;
}

/** The grammatical form of a term in its sentence; null if past tense and participle cannot be told apart. */
function formAt({ forms }: FoundTerm, place: Place | null): FormName | null {
  if (forms.length === 1) return forms[0]!;
  return place && formInSentence(place.words[place.at]!.text.toLowerCase(), forms, place);
}

function plainerTerms(
  { text, dictionary }: ReadText,
  { start, entry }: FoundTerm,
  form: FormName | null,
  place: Place | null,
) {
  const { plainer = [], part = 'n', term } = entry;
  if (dictionary.language !== 'en' || form === null) return [];
  const capital = /\p{Lu}/u.test(text[start]!) && !/^\p{Lu}/u.test(term);
  return plainer
    .filter((word) => !place || fitsSentence(word, place))
    .map((word) => inForm(word, part, form))
    .filter((word) => word !== null)
    .map((word) => (capital ? word[0]!.toUpperCase() + word.slice(1) : word));
}

/** Glosses that cannot be passive: “give a false picture of”, “carry the effect of one thing to another”. */
const isActive = /^\S+ (?:an?|the|one|one’s|its) |\s(?:at|for|from|into|of|on|to|with)$/u;

/**
 * The gloss of a term in its grammatical form. Past tense and participle need not be told apart where their glosses
 * are the same: “adsorbed (stuck …)”.
 */
function glossIn({ entry, forms }: FoundTerm, form: FormName | null): string | null {
  const mayBePassive = form === 'participle' || (form === null && forms.includes('participle'));
  if (entry.part === 'v' && mayBePassive && isActive.test(entry.gloss)) return null;
  if (form !== null) return glossFor(entry, form);
  const glosses = new Set(forms.map((each) => glossFor(entry, each)));
  return glosses.size === 1 ? [...glosses][0]! : null;
}

/** Most characters between a term and its gloss: “ (AF, ”, “ thrombosis (stent: ”. */
const near = 60;

/** The stretch of a gloss that already follows a term; null if there is none. */
export function glossBehind(text: string, { end, forms, entry }: FoundTerm): Stretch | null {
  for (const form of forms) {
    const gloss = glossFor(entry, form);
    const at = gloss === null ? -1 : text.slice(end, end + gloss.length + near).indexOf(gloss);
    if (at >= 0) return { start: end + at, end: end + at + gloss!.length };
  }
  return null;
}

/** Help for a glossary term. With `explained`, the text explains the term here or elsewhere and no gloss is offered. */
export function helpWithTerm(
  read: ReadText,
  found: FoundTerm,
  level: Level,
  tag: TagWords | null,
  explained: boolean,
): Help {
  const { text } = read;
  const { start, end, entry, madeOf } = found;
  const ofTerm = { isExplained: explained, field: found.field.field };
  if (madeOf !== null) {
    // “Ionospheric” is explained by “ionosphere: the layer of the air that …”.
    const gloss = explained ? null : glossInsertion(text, found, `${madeOf}: ${entry.gloss}`);
    return { ...helpWithWord(read, { start, end }, level, tag), gloss, ...ofTerm };
  }
  const place = tag && placeOf(text, found, tag);
  const form = formAt(found, place);
  const mustStand = isNamed(text, found);
  const own = mustStand ? [] : worthwhile(read, found, plainerTerms(read, found, form, place));
  // A term without other senses means the same in the table of plainer words.
  const isSame = !found.mayBeCommon && entry.near === undefined;
  const mayAsk = own.length === 0 && !mustStand && isSame && tag !== null;
  const meaning = explained ? null : glossIn(found, form);
  return {
    ...helpWithWord(read, { start, end }, level, null),
    term: entry.term,
    plainer: mayAsk ? suggestionsAt(read, found, tag) : own,
    gloss:
      meaning === null
        ? null
        : glossInsertion(text, found, meaning, endOfCompound(text, found, place)),
    ...ofTerm,
  };
}

/** Help for a hard word that is not in the glossary. */
export function helpWithWord(
  read: ReadText,
  word: Stretch,
  level: Level,
  tag: TagWords | null,
): Help {
  return {
    ...word,
    term: read.text.slice(word.start, word.end),
    level,
    plainer: tag && !isNamed(read.text, word) ? suggestionsAt(read, word, tag) : [],
    gloss: null,
    isExplained: false,
    isFamiliar: false,
    field: null,
  };
}
