import type { LanguageCode } from '../languages/language-codes.ts';
import {
  APOSTROPHE,
  composeLower,
  folded,
  GERSHAYIM,
  kind,
  kindOfPair,
  kinds,
} from './characters.ts';
import { withoutHyphenation } from './line-end-hyphenation.ts';

/** A word as dictionaries list it: lower case, composed accents, straight marks, nothing invisible. */
export const foldWord = (word: string, _language: LanguageCode): string => fold(word);

/** `foldWord` for callers that know no language: the rules are the same in all languages so far. */
export function fold(word: string): string {
  for (let at = 0; at < word.length; at++) {
    const unit = word.charCodeAt(at);
    if (folded[unit] !== unit && unit !== APOSTROPHE && unit !== GERSHAYIM) {
      return foldUnits(foldUnits(withoutHyphenation(word), true), false);
    }
  }
  return word;
}

function foldUnits(word: string, composes: boolean): string {
  let result = '';
  let needsComposing = false;
  for (let at = 0; at < word.length; at++) {
    const unit = word.charCodeAt(at);
    const of = kinds[unit]!;
    if (of === kind.letter) result += String.fromCharCode(folded[unit]!);
    else if (of === kind.apostrophe) result += "'";
    else if (of === kind.gershayim) result += '"';
    else if (of === kind.surrogate && kindOfPair(word, at) === kind.invisible) at++;
    else if (of !== kind.invisible) {
      // Marks, letters of several units and surrogates.
      if (of >= kind.mark) needsComposing = true;
      result += word[at]!;
    }
  }
  return composes && needsComposing ? composeLower(result) : result;
}
