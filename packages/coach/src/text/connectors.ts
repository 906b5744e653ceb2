import type { Passage, Sentence } from './passage.ts';

const connectors = {
  en: `moreover | furthermore | in addition | additionally | however | nevertheless | nonetheless | on the other hand |
    in contrast | by contrast | therefore | thus | consequently | as a result | for example | for instance | then |
    finally | afterwards | meanwhile | similarly | likewise | hence`,
  he: `בנוסף | יתר על כן | זאת ועוד | אולם | עם זאת | לעומת זאת | מצד שני | לכן | כתוצאה מכך | על כן | לדוגמה | למשל |
    לאחר מכן | לבסוף | אף על פי כן | כמו כן`,
} as const;

const listOf = (words: string) =>
  words.split('|').map((word) => word.trim().replaceAll(/\s+/gu, ' '));
const lists = { en: listOf(connectors.en), he: listOf(connectors.he) };

export function connectorsOpening({
  sentences,
  language,
}: Passage): readonly { readonly word: string; readonly sentence: Sentence }[] {
  const found = new Map<string, Sentence>();
  for (const sentence of sentences) {
    const text = sentence.text.toLowerCase().replaceAll(/\s+/gu, ' ');
    const word = lists[language].find(
      (one) => text.startsWith(one) && !/^[\p{L}’'-]/u.test(text.slice(one.length)),
    );
    if (word !== undefined && !found.has(word)) found.set(word, sentence);
  }
  return [...found].map(([word, sentence]) => ({ word, sentence }));
}

/** Matches substrings, so that a Hebrew connector is also found with a prefix. */
export const holdsConnector = (text: string, connector: string): boolean =>
  text.toLowerCase().replaceAll(/\s+/gu, ' ').includes(connector.toLowerCase());
