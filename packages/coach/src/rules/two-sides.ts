import type { ConversationLanguage } from '@vernacular/exercises';

import { readPassage } from '../text/passage.ts';

/** The two things a sentence ties together, in the writer’s own words. */
export interface Sides {
  readonly first: string;
  readonly second: string;
}

const ties: Readonly<Record<ConversationLanguage, readonly RegExp[]>> = {
  en: [
    /(?:correlation|link|association|relationship|relation|connection)s? between (?<first>[^.?!]+?) and (?<second>[^.?!]+)/iu,
    /(?:people|those|pupils|students|children|teenagers|adults|patients|women|men|users|families|countries|workers|employees|parents|girls|boys) (?:who|that|where people) (?<first>[^.?!,]+?),? (?<second>(?:are|were|have|had|feel|felt|live|lived|sleep|slept|get|got|do|did|score|scored|earn|report|reported|show|showed|suffer|suffered|win|say) [^.?!,]+)/iu,
    /(?<first>[^.?!]+?) (?:is|are|was|were|has been|have been)? ?(?:\p{L}+ly )?(?:correlat(?:ed?|es) (?:\p{L}+ly )?with|associated with|linked (?:to|with)|tied to|goes together with|go together with) (?<second>[^.?!]+)/iu,
  ],
  he: [
    /(?:קשר|מתאם|הקשר|המתאם) (?:\p{L}+ )?בין (?<first>[^.?!,]+?) (?:לבין |ל(?=\p{L})|ו?בין )(?<second>[^.?!,]+)/u,
    /(?<first>[^.?!,]+?) (?:קשור|קשורה|קשורים|קשורות) ל(?<second>[^.?!,]+)/u,
  ],
};

const longest = 7;
/** What stands before the thing itself: “we found that …”, “In our survey, …”. */
const before =
  /^.*(?:[,;:]|\b(?:that|which|as|because|since|although|whether|while|and|but|so|found|shows?|showed|suggests?)\b)\s*/iu;
const after =
  /\s*(?:[,;:()[\]–—]|\b(?:in|among|for|after|when|which|who|and|but|so|than|at|during|across|because|even|while|by)\b).*$/iu;
/** Where the sentence goes on: “בין מסכים לשינה אינו חדש”. */
const afterInHebrew =
  / (?:היה|הייתה|היתה|היו|אינ\p{L}+|איננ\p{L}+|הוא|היא|הם|הן|לא|כבר|נמצא\p{L}*|התגלה|נבדק|ידוע|קיים|חזק|חלש|מובהק|אצל|בקרב|כאשר|כש\p{L}+|אך|אבל|ש\p{L}+)(?!\p{L}).*$/u;
const article = /^(?:the|a|an|our|their|his|her|its)\s+/iu;

const auxiliary = /\b(?:may|might|can|could|will|would|should|did|does|do|often)\b/iu;

const trimmed = (side: string, language: ConversationLanguage, isFirst: boolean) => {
  const bare =
    language === 'he'
      ? side.replace(afterInHebrew, '')
      : side.replace(isFirst ? before : /^$/u, '').replace(after, '');
  return bare.replace(article, '').trim();
};

/** The two things that a sentence says go together; null where they can’t be told in a few words each. */
export function twoSides(sentence: string, language: ConversationLanguage): Sides | null {
  for (const tie of ties[language]) {
    const { first = '', second = '' } = tie.exec(sentence)?.groups ?? {};
    const sides = {
      first: trimmed(first, language, true),
      second: trimmed(second, language, false),
    };
    // “Academic and social outcomes” are no “academic”, and a thing has no verb.
    const isCut =
      /^\p{L}+ and \p{L}/iu.test(second) || auxiliary.test(`${sides.first} ${sides.second}`);
    const isClear =
      !isCut &&
      Object.values(sides).every((side) => {
        const { words } = readPassage(side);
        return (
          words.length > 0 && words.length <= longest && words.some(({ isContent }) => isContent)
        );
      });
    if (isClear) return sides;
  }
  return null;
}
