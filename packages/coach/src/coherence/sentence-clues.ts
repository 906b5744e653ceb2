import type { Passage, Sentence } from '../text/passage.ts';
import { connectorOpening, pronounOpening } from './openings.ts';

export interface Clues {
  /** Stems of its content words; `written`: all its words as they stand; `opening`: its first stems. */
  readonly stems: ReadonlySet<string>;
  readonly written: ReadonlySet<string>;
  readonly opening: readonly string[];
  readonly startsWithPronoun: boolean;
  readonly startsWithConnector: boolean;
  readonly hasPerson: boolean;
  readonly definite: readonly string[];
  readonly names: readonly string[];
  /** Surnames after a first name; `introduced`: terms and acronyms that the sentence introduces. */
  readonly surnames: readonly string[];
  readonly introduced: readonly string[];
}

const openingWords = 4;
const article = new Set(['the', 'this', 'these', 'those']);
const personal = /(?<!\p{L})(?:he|she|his|her|him|הוא|היא|שלו|שלה)(?!\p{L})/iu;
const capital = /^\p{Lu}[\p{L}\p{N}’'-]+$/u;
const fullName = /(?<!\p{L})\p{Lu}\p{Ll}+ (\p{Lu}\p{Ll}+)(?!\p{L})/gu;
const introduction =
  /\((\p{Lu}[\p{L}\p{N}-]{1,8})\)|(?<!\p{L})(?:called|known as|termed|named|נקרא|נקראת|נקראים|המכונה)\s+(?:the |an? )?[‘“'"]?(\p{L}{2,})/gu;

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, one, other]) => one ?? other ?? []);

const definite = ({ words }: Sentence) =>
  words.flatMap(({ text }, at) => {
    if (!article.has(text.toLowerCase())) return [];
    return words.slice(at + 1, at + 3).findLast(({ isContent }) => isContent)?.stem ?? [];
  });

export const cluesOf = ({ sentences, language }: Passage): readonly Clues[] =>
  sentences.map((sentence) => {
    const { text, words } = sentence;
    const stems = words.filter(({ isContent }) => isContent).map(({ stem }) => stem);
    return {
      stems: new Set(stems),
      written: new Set(words.map((word) => word.text)),
      opening: stems.slice(0, openingWords),
      startsWithPronoun: pronounOpening[language].test(text),
      startsWithConnector: connectorOpening[language].test(text),
      hasPerson: personal.test(text),
      definite: definite(sentence),
      names: words.slice(1).flatMap((word) => (capital.test(word.text) ? [word.text] : [])),
      surnames: found(text, fullName),
      introduced: found(text, introduction),
    };
  });
