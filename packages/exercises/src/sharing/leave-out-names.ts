import { months, namesThatAreWords } from './names-that-are-words.ts';

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const isLatin = (word: string) => /\p{Script=Latin}/u.test(word);
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const startsWord = String.raw`(?<![\p{L}\p{N}])`;
const endsWord = String.raw`(?![\p{L}\p{N}])`;
/** The small words that Hebrew writes together with the next: and, that, the, to, from, in, as. */
const hebrewPrefix = '[ושהלמבכ]{0,3}';
/** Before what is a name whatever it means otherwise. */
const presents = String.raw`(?<=(?:my name is|my name['’]s|i am|i['’]m|call me|called|named|name:|this is|dear|hi|hello|meet you,?|thank you,?|קוראים לי|שמי|השם שלי|שלום|להכיר,?|תודה,?)\s+)`;
/** After a word or a comma: not where a sentence begins. */
const withinSentence = String.raw`(?<=[\p{L}\p{N},;’'"”״)]\s+["“״(]?)`;

/** How somebody may have written a name of two letters' cases. */
const spellings = (name: string) =>
  [...new Set([name, capital(name), name.toUpperCase()])].map(escaped).join('|');

/** Where one name stands as a name. */
function places(name: string): readonly RegExp[] {
  const isWord = namesThatAreWords.has(name.toLowerCase());
  if (!isLatin(name)) {
    const prefix = `(?<=${startsWord}${hebrewPrefix})`;
    if (!isWord) return [new RegExp(`${prefix}${escaped(name)}${endsWord}`, 'gu')];
  } else if (!isWord) {
    return [new RegExp(`${startsWord}(?:${spellings(name)})${endsWord}`, 'gu')];
  }
  const either = isLatin(name) ? spellings(name) : escaped(name);
  const whole = new RegExp(String.raw`(?<=^\s*)(?:${either})(?=[\s.!,]*$)`, 'gu');
  const presented = new RegExp(`${presents}(?:${either})${endsWord}`, 'giu');
  const capitals =
    isLatin(name) && !months.has(name.toLowerCase())
      ? [new RegExp(`${withinSentence}${escaped(capital(name.toLowerCase()))}${endsWord}`, 'gu')]
      : [];
  return [presented, whole, ...capitals];
}

/** Two or more names side by side, as a first name and a family name. */
function sideBySide(names: readonly string[]): readonly RegExp[] {
  if (names.length < 2) return [];
  const any = `(?:${names.map((name) => (isLatin(name) ? spellings(name) : escaped(name))).join('|')})`;
  return [new RegExp(String.raw`${startsWord}${any}(?:\s+${any})+${endsWord}`, 'gu')];
}

/** A function that puts `instead` in the place of names in a plain text; a word that is also a name stays where it is a word. */
export function leavingOut(names: readonly string[]): (text: string, instead: string) => string {
  const gone = '\uE000';
  const found = [...sideBySide(names), ...names.flatMap(places)];
  return (text, instead) => {
    const left = found.reduce((rest, place) => rest.replace(place, gone), text);
    return left === text ? text : left.replaceAll(/\uE000(?:\s+\uE000)*/gu, instead);
  };
}
