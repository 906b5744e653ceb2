/** The vocabulary of one language: for each class of meaning its words, separated by spaces; `_` joins a phrase. */
export interface Lexicon {
  /** Lemmas by class: all their forms belong to it. `hang/hung` adds a form that `inflect` does not give. */
  readonly inflected: Readonly<Record<string, string>>;
  /** Other words by class, in each form in which they occur. */
  readonly words: Readonly<Record<string, string>>;
  /** Phrases in which a grave word is harmless: “dying to know”. Their words belong to no class. */
  readonly idioms: string;
  /** The forms of a lemma. */
  readonly inflect: (lemma: string) => readonly string[];
  /** The classes that a form of a lemma has by itself, such as the first person of a Hebrew verb. */
  readonly inForm?: (form: string) => readonly string[];
  /** Grave words of so many letters are recognised with one letter missing, added, changed or exchanged. */
  readonly shortestMisspelt: number;
  /** A word without each of the prefixes that it may have. */
  readonly unprefixed?: (word: string) => readonly string[];
}

/** A word or phrase of a sentence that belongs to a class; `last` is the index of its last word. */
export interface Sign {
  readonly class: string;
  readonly last: number;
}

/** The signs of a sentence by the index of the word at which they begin. */
export type Signs = readonly (readonly Sign[])[];

const longestPhrase = 5;

/** Of other classes too many words are one letter away from an ordinary word. */
const mayBeMisspelt = new Set(['suicide', 'assault', 'despair']);

const finals: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

/** Hebrew letters as they are inside a word, so that a stem is the same with and without endings. */
const folded = (text: string) => text.replaceAll(/[ךםןףץ]/gu, (letter) => finals[letter]!);

/** A word, and what remains of it when each of its letters is left out in turn. */
const variants = (word: string) => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
];

const entries = (list: string) => list.trim().split(/\s+/u);

/** A function that gives the classes of a word or phrase; none where it is in no class. */
function dictionary(lexicon: Lexicon): (phrase: string) => ReadonlySet<string> {
  const { inflected, words, idioms, inflect, shortestMisspelt } = lexicon;
  const { inForm = () => [], unprefixed = () => [] } = lexicon;
  const classesOf = new Map<string, Set<string>>();
  const misspelt = new Map<string, string>();
  const add = (spelt: string, ...classes: readonly string[]) => {
    const form = folded(spelt.replaceAll('_', ' '));
    classesOf.set(form, new Set([...(classesOf.get(form) ?? []), ...classes]));
    if (form.length < shortestMisspelt || form.includes(' ') || !mayBeMisspelt.has(classes[0]!))
      return;
    for (const near of variants(form)) misspelt.set(near, form);
  };
  for (const [name, list] of Object.entries(inflected))
    for (const entry of entries(list)) {
      const [lemma, ...irregular] = entry.split('/');
      const [verb, ...rest] = lemma!.split('_');
      const regular = inflect(verb!).map((form) => [form, ...rest].join('_'));
      for (const form of [...regular, ...irregular]) add(form, name, ...inForm(form));
    }
  for (const [name, list] of Object.entries(words))
    for (const entry of entries(list)) add(entry, name);
  for (const entry of entries(idioms)) add(entry, 'idiom');

  return (phrase) => {
    const found = [phrase, ...unprefixed(phrase)].find((each) => classesOf.has(each));
    const isLong = phrase.length >= shortestMisspelt && !phrase.includes(' ');
    const near = isLong ? variants(phrase).find((each) => misspelt.has(each)) : undefined;
    return classesOf.get(found ?? misspelt.get(near ?? '') ?? '') ?? new Set();
  };
}

/** A function that finds the signs among the words of a sentence. */
export function signFinder(lexicon: Lexicon): (sentence: readonly string[]) => Signs {
  const classesIn = dictionary(lexicon);
  return (sentence) => {
    const words = sentence.map(folded);
    let idiomUntil = -1;
    return words.map((_, at) => {
      const signs: Sign[] = [];
      for (let last = at; last < Math.min(at + longestPhrase, words.length); last += 1) {
        const classes = classesIn(words.slice(at, last + 1).join(' '));
        if (classes.has('idiom')) idiomUntil = Math.max(idiomUntil, last);
        else for (const name of classes) signs.push({ class: name, last });
      }
      return at <= idiomUntil ? signs.filter((sign) => sign.last > idiomUntil) : signs;
    });
  };
}
