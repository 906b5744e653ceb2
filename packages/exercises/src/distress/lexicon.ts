/** The vocabulary of one language: for each class of meaning its words, separated by spaces; `_` joins a phrase. */
export interface Lexicon {
  /** Verbs by class, as lemmas. `hang/hung` gives irregular forms, taken as they are. */
  readonly verbs: Readonly<Record<string, string>>;
  /** All other words by class, in every form in which they occur. */
  readonly words: Readonly<Record<string, string>>;
  /** Phrases in which a grave word means something harmless: “dying to know”. Their words have no other class. */
  readonly idioms: string;
  /** The forms of a verb. */
  readonly inflect: (lemma: string) => readonly string[];
  /** Whether a form of a verb says “I” by itself; such a form is also of the class `i`. */
  readonly saysI?: (form: string) => boolean;
  /** Whether a form is of the future, in the first person: it tells a plan, as “I will” does. */
  readonly plans?: (form: string) => boolean;
  /** Words of so many letters are recognised with one letter missing, added, changed or exchanged. */
  readonly shortestMisspelt: number;
  /** What remains of a word without letters that lean on it, longest first. */
  readonly bare?: (word: string) => readonly string[];
}

/** A word or phrase of a sentence that belongs to a class; `last` is the index of its last word. */
export interface Sign {
  readonly class: string;
  readonly last: number;
}

/** The signs of a sentence by the index of the word at which they begin. */
export type Signs = readonly (readonly Sign[])[];

const longestPhrase = 5;

/** A word with each of its letters left out in turn. */
const withoutALetter = (word: string) =>
  Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

const finals: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

/** Hebrew letters in the form that they have inside a word, so that a stem is the same with and without endings. */
const folded = (text: string) => text.replaceAll(/[ךםןףץ]/gu, (letter) => finals[letter]!);

/** A function that finds the signs among the words of a sentence. */
export function signFinder({
  verbs,
  words,
  idioms,
  inflect,
  saysI = () => false,
  plans = () => false,
  shortestMisspelt,
  bare = () => [],
}: Lexicon) {
  const classesOf = new Map<string, Set<string>>();
  const misspelt = new Map<string, string>();
  const add = (spelt: string, ...classes: readonly string[]) => {
    const form = folded(spelt);
    const known = classesOf.get(form) ?? new Set();
    for (const each of classes) known.add(each);
    classesOf.set(form, known);
    if (form.length >= shortestMisspelt && !form.includes(' '))
      for (const near of [form, ...withoutALetter(form)]) misspelt.set(near, form);
  };
  const entries = (list: string) => list.trim().split(/\s+/u);
  for (const [name, list] of Object.entries(verbs))
    for (const entry of entries(list)) {
      const [lemma, ...irregular] = entry.split('/');
      const [verb, ...rest] = lemma!.split('_');
      const regular = inflect(verb!).map((form) => [form, ...rest].join(' '));
      for (const form of [...regular, ...irregular.map((each) => each.replaceAll('_', ' '))])
        add(form, name, ...(saysI(form) ? ['i'] : []), ...(plans(form) ? ['intend'] : []));
    }
  for (const [name, list] of Object.entries(words))
    for (const entry of entries(list)) add(entry.replaceAll('_', ' '), name);
  for (const entry of entries(idioms)) add(entry.replaceAll('_', ' '), 'idiom');

  const nearest = (word: string) => {
    if (word.length < shortestMisspelt) return undefined;
    const found = [word, ...withoutALetter(word)].map((each) => misspelt.get(each));
    return found.find((each) => each !== undefined);
  };
  const lookUp = (phrase: string) => {
    const found = [phrase, ...bare(phrase)].find((each) => classesOf.has(each));
    return found === undefined ? undefined : classesOf.get(found);
  };

  return (sentence: readonly string[]): Signs => {
    let idiomUntil = -1;
    const folds = sentence.map(folded);
    return folds.map((word, at) => {
      const found: Sign[] = [];
      for (let last = at; last < Math.min(at + longestPhrase, sentence.length); last += 1) {
        const classes = lookUp(folds.slice(at, last + 1).join(' '));
        if (classes?.has('idiom')) idiomUntil = Math.max(idiomUntil, last);
        else for (const name of classes ?? []) found.push({ class: name, last });
      }
      if (at <= idiomUntil) return found.filter((sign) => sign.last > idiomUntil);
      const meant = found.length > 0 ? undefined : nearest(word);
      return meant === undefined
        ? found
        : [...classesOf.get(meant)!].map((name) => ({ class: name, last: at }));
    });
  };
}
