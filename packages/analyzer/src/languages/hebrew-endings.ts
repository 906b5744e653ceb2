/** What an inflected Hebrew word may end in, and what its dictionary form ends in instead. */
interface Ending {
  readonly ending: string;
  readonly bases: readonly string[];
  /** Letters that must be left of the word before the ending; one more where a prefix was split off. */
  readonly least: number;
}

/** His, her, their, our, your, of many things. */
const ofMany = ['יו', 'יה', 'יהם', 'יהן', 'ינו', 'יכם', 'יכן', 'ייך'];
/** The same of one thing. */
const ofOne = ['ו', 'ה', 'ם', 'ן', 'נו', 'ך', 'כם', 'כן', 'י'];

const endings: readonly Ending[] = [
  // מחדליהם is of מחדל, מזוודותיו of מזוודה, חשבונותיהם of חשבון.
  ...ofMany.flatMap((ending) => [
    { ending, bases: ['', 'ים'], least: 3 },
    { ending: `ות${ending}`, bases: ['ה', 'ת', '', 'ות'], least: 3 },
  ]),
  // נשימתו is of נשימה, התמקדותם of התמקדות.
  ...ofOne.flatMap((ending) => [
    { ending: `ת${ending}`, bases: ['ה', 'ת'], least: 3 },
    { ending: `ות${ending}`, bases: ['ות'], least: 2 },
  ]),
  // מימושו is of מימוש. The ה and ן of one thing close too many names and loan words to be split off alone.
  ...['ו', 'ם', 'נו', 'כם', 'כן'].map((ending) => ({ ending, bases: [''], least: 4 })),
  // The construct state: מעסיקי is of מעסיקים, כבילת of כבילה.
  { ending: 'י', bases: ['', 'ים'], least: 4 },
  { ending: 'ת', bases: ['ה'], least: 3 },
  // More than one, and the feminine of an adjective.
  { ending: 'ים', bases: ['', 'ה'], least: 3 },
  { ending: 'ות', bases: ['ה', 'ת', ''], least: 3 },
  { ending: 'ית', bases: ['י'], least: 4 },
];

const byLastLetter = new Map<string, Ending[]>();
for (const each of endings) {
  const last = each.ending.at(-1)!;
  byLastLetter.set(last, [...(byLastLetter.get(last) ?? []), each]);
}

// A word that opens with מ and ends so is more likely a participle than "from" and a noun: מטוהרים is not of טוהר.
const participles = new Set(['ים', 'ות', 'ת']);

/** The dictionary forms that a Hebrew word may be an inflection of, by its ending; `prefix` is what was split off before it. */
export function* uninflected(word: string, prefix: string): Generator<string> {
  for (const { ending, bases, least } of byLastLetter.get(word.at(-1)!) ?? []) {
    if (!word.endsWith(ending)) continue;
    if (prefix.endsWith('מ') && participles.has(ending)) continue;
    const stem = word.slice(0, -ending.length);
    const isLoose = prefix !== '' && ending.length < 3;
    if (stem.length < (isLoose ? Math.max(least, 4) : least)) continue;
    // A single ם after י is the ים of many, which has its own line.
    if (ending === 'ם' && stem.endsWith('י')) continue;
    for (const base of bases) yield stem + base;
  }
}

// The yod of a closed first syllable, as in צימצום, מיבנה; היסטון and its like are loan words.
const yodOfSyllable = /^[^יה]י[^אהוי][^אהוי]/;

/** The same word as it is written with vowel points, without the yods that stand in for them: צימצום is צמצום. */
export function* inPlainSpelling(word: string): Generator<string> {
  if (word.length >= 5 && yodOfSyllable.test(word)) yield word[0]! + word.slice(2);
  const doubled = word.startsWith('יי') ? 0 : word.replace(/יים$/, '').indexOf('יי', 2);
  if (doubled >= 0 && doubled < word.length - 2)
    yield word.slice(0, doubled) + word.slice(doubled + 1);
}
