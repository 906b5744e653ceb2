const conjunctions = ['', 'ו'];
const relatives = ['', 'ש', 'כש', 'מש', 'לכש', 'בש'];
const prepositions = ['', 'ב', 'כ', 'ל', 'מ', 'מב'];
const articles = ['', 'ה'];

export const hebrewPrefixes: ReadonlySet<string> = new Set(
  conjunctions
    .flatMap((first) => relatives.map((second) => first + second))
    .flatMap((before) => prepositions.map((third) => before + third))
    .flatMap((before) => articles.map((last) => before + last))
    .filter((prefix) => prefix !== '')
    .toSorted((one, other) => one.length - other.length),
);

export const longestPrefix = Math.max(...Array.from(hebrewPrefixes, (prefix) => prefix.length));
