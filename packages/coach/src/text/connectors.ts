import type { Passage, Sentence } from './passage.ts';

/** Words that tell what a sentence is to the one before it, where they open it. */
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

/** The listed connectors that open a sentence, each with the first sentence it opens, in reading order. */
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

/** Whether a text may hold a connector; in Hebrew with what leans on it. */
export const holdsConnector = (text: string, connector: string): boolean =>
  text.toLowerCase().replaceAll(/\s+/gu, ' ').includes(connector.toLowerCase());
