import { formsOf, type LanguageCode } from '@vernacular/analyzer';
import type { IsPlainer } from '@vernacular/check';
import { isAbbreviation } from '@vernacular/exercises';

const [shortestPart, longestPart] = [4, 6];
/** Prefixes of technical terms, which are not plain even if both parts are. */
const beginsTerm =
  /^(?:anti|auto|cyto|hypo|hyper|inter|intra|macro|mega|meta|micro|multi|nano|neuro|para|photo|poly|proto|pseudo|super|tele|thermo|trans|ultra)/u;

const partings = (word: string): readonly (readonly string[])[] =>
  beginsTerm.test(word.toLowerCase())
    ? []
    : Array.from({ length: word.length }, (_, at) => [word.slice(0, at), word.slice(at)]).filter(
        (parts) => parts.every(({ length }) => length >= shortestPart && length <= longestPart),
      );

/** The word without a common prefix: “uninvited” is plain if “invited” is. */
const withoutPrefix = (word: string): readonly (readonly string[])[] => {
  const bare = word.replace(/^(?:un|re|non|mis|out|over)-?(?=\p{L}{4})/u, '');
  return bare === word ? [] : [[bare]];
};
const isMadeOf = (word: string, isPlainer: IsPlainer) => (parts: readonly string[]) =>
  parts.every((one) => isPlainer(one, word));

/**
 * Whether a word is hard to read. It is not if it is an abbreviation, if another form of it is plainer (“drought” for
 * “droughts”), or if an English word consists of plainer parts (“ballgown”) or of a prefix and a plainer word
 * (“uninvited”).
 */
export const isHard = (word: string, language: LanguageCode, isPlainer: IsPlainer): boolean =>
  !isAbbreviation(word) &&
  ![...formsOf(word, language)].some(
    (form) => form !== word.toLowerCase() && isPlainer(form, word),
  ) &&
  !(
    language === 'en' && [...partings(word), ...withoutPrefix(word)].some(isMadeOf(word, isPlainer))
  );
