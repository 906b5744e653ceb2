interface Ending {
  readonly ending: string;
  readonly bases: readonly string[];
  readonly least: number;
}

/** Possessive endings (his, her, their, our, your) of plural nouns. */
const ofMany = ['יו', 'יה', 'יהם', 'יהן', 'ינו', 'יכם', 'יכן', 'ייך'];
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
  // מימושו is of מימוש. ה and ן are left out, because too many names and loan words end in them.
  ...['ו', 'ם', 'נו', 'כם', 'כן'].map((ending) => ({ ending, bases: [''], least: 4 })),
  // The construct state: מעסיקי is of מעסיקים, כבילת of כבילה.
  { ending: 'י', bases: ['', 'ים'], least: 4 },
  { ending: 'ת', bases: ['ה'], least: 3 },
  { ending: 'ים', bases: ['', 'ה'], least: 3 },
  { ending: 'ות', bases: ['ה', 'ת', ''], least: 3 },
  { ending: 'ית', bases: ['י'], least: 4 },
];

const byLastLetter = new Map<string, Ending[]>();
for (const each of endings) {
  const last = each.ending.at(-1)!;
  byLastLetter.set(last, [...(byLastLetter.get(last) ?? []), each]);
}

// After מ these endings more likely mark a participle than "from" and a noun: מטוהרים is not of טוהר.
const participles = new Set(['ים', 'ות', 'ת']);

/** Possible base forms of a Hebrew word, whose `prefix` is already cut off, without its inflectional ending. */
export function* uninflected(word: string, prefix: string): Generator<string> {
  for (const { ending, bases, least } of byLastLetter.get(word.at(-1)!) ?? []) {
    if (!word.endsWith(ending)) continue;
    if (prefix.endsWith('מ') && participles.has(ending)) continue;
    const stem = word.slice(0, -ending.length);
    const isLoose = prefix !== '' && ending.length < 3;
    if (stem.length < (isLoose ? Math.max(least, 4) : least)) continue;
    // A ם after י is the plural ים, which has its own entry.
    if (ending === 'ם' && stem.endsWith('י')) continue;
    for (const base of bases) yield stem + base;
  }
}

// The yod in a closed first syllable, as in צימצום and מיבנה; excludes loan words such as היסטון.
const yodOfSyllable = /^[^יה]י[^אהוי][^אהוי]/;

/** The spellings of a Hebrew word without one yod: of its first syllable (צימצום → צמצום), or of a double yod. */
export function* inPlainSpelling(word: string): Generator<string> {
  if (word.length >= 5 && yodOfSyllable.test(word)) yield word[0]! + word.slice(2);
  const doubled = word.startsWith('יי') ? 0 : word.replace(/יים$/, '').indexOf('יי', 2);
  if (doubled >= 0 && doubled < word.length - 2)
    yield word.slice(0, doubled) + word.slice(doubled + 1);
}
