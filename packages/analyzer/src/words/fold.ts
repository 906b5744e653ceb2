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

/** `foldWord` where the language does not matter: so far it never does. */
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
    switch (kinds[unit]) {
      case kind.letter:
        result += String.fromCharCode(folded[unit]!);
        break;
      case kind.apostrophe:
        result += "'";
        break;
      case kind.gershayim:
        result += '"';
        break;
      case kind.invisible:
        break;
      case kind.surrogate:
        if (kindOfPair(word, at) === kind.invisible) {
          at++;
          break;
        }
        needsComposing = true;
        result += word[at]!;
        break;
      case kind.compoundLetter:
      case kind.mark:
        needsComposing = true;
        result += word[at]!;
        break;
      default:
        result += word[at]!;
    }
  }
  return composes && needsComposing ? composeLower(result) : result;
}
