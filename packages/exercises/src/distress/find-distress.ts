import { patternsOf, sentencesOf } from './cues.ts';
import { english } from './cues.en.ts';
import { hebrew } from './cues.he.ts';

const languages = [
  { letter: /[a-z]/u, patterns: patternsOf(english) },
  { letter: /\p{Script=Hebrew}/u, patterns: patternsOf(hebrew) },
];

/**
 * The sentences of a text that may tell of somebody in distress or danger: self-harm, abuse, violence. It is no
 * judgement, and broad on purpose: to ask once too often is better than not to ask.
 */
export const distressIn = (text: string): readonly string[] =>
  sentencesOf(text).filter((sentence) =>
    languages.some(
      ({ letter, patterns }) =>
        letter.test(sentence) && patterns.some((pattern) => pattern.test(sentence)),
    ),
  );
