import {
  APOSTROPHE,
  composeLower,
  folded,
  GERSHAYIM,
  kind,
  kindOfFar,
  kinds,
} from './characters.ts';
import { withoutHyphenation } from './line-end-hyphenation.ts';

/**
 * The form in which dictionaries list a word: lower case, composed accents, straight apostrophes, no Hebrew points.
 */
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
        if (isUnseenPair(word, at)) {
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

function isUnseenPair(word: string, at: number): boolean {
  const codePoint = word.codePointAt(at)!;
  return codePoint > 0xffff && kindOfFar(codePoint) === kind.invisible;
}
