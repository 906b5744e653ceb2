import type { ConversationLanguage } from '@vernacular/exercises';

import { readPassage } from '../text/passage.ts';
import type { Fallacy } from './fallacies.ts';
import { relatives, relativesInHebrew } from './relatives.ts';

/** Where the things stand that a pattern speaks of; the groups are given to its question in order. */
const places: Readonly<Partial<Record<Fallacy, Readonly<Record<ConversationLanguage, RegExp>>>>> = {
  person: {
    en: /\b(?<one>critics|doctors|scientists|opponents|sceptics)\b/iu,
    he: /(?<!\p{L})(?<one>המבקרים|הרופאים|המדענים)(?!\p{L})/u,
  },
  noProofAgainst: {
    en: /\b(?:nobody|no one|no study|never)\b[^.?!,]{0,30}\b(?:proved|proven|shown|showed|found) that (?<one>[^.?!,;]+)/iu,
    he: /(?:הוכיח|הוכיחו|הוכח|הראו|הראה) ש(?<one>[^.?!,;]+)/u,
  },
  natural: {
    en: /(?:^.*\b(?:because|since|that|as|and|so)\s+|^|[,;:]\s*)(?<one>[^.?!,;:]{3,40}?) (?:is|are) (?:\p{L}+ly |100 ?% |all |a )?natural\b/iu,
    he: /(?:^|[,;:])\s*(?<one>ה?\p{L}{3,}(?: \p{L}+)?) (?:הוא |היא |הם |הן )?(?:טבעי|טבעית|טבעיים|טבעיות)(?!\p{L})/u,
  },
  falseChoice: {
    en: /\beither (?<one>[^.?!,;]{3,60}?),? or (?<two>[^.?!;]{3,60})/iu,
    he: /או ש(?<one>[^.?!,;]{3,60}?),? או ש(?<two>[^.?!;]{3,60})/u,
  },
  everybody: {
    en: /\bevery(?:body|one) (?:knows?|agrees?|says?|thinks?|believes?) that (?<one>[^.?!,;]+)/iu,
    he: /(?:כולם|כל אחד|כל העולם) (?:יודע|יודעים|מסכים|מסכימים|אומרים|חושבים) ש(?<one>[^.?!,;]+)/u,
  },
  afterTherefore: {
    en: /(?:^|[.;:]\s|\band )after (?<one>[^.?!,;]{3,60}), (?<two>[^.?!,;]{3,70})/iu,
    he: /(?:אחרי|לאחר) (?<one>[^.?!,;]{3,60}), (?<two>[^.?!,;]{3,70})/u,
  },
  anecdote: {
    en: new RegExp(String.raw`\b(?<one>(?:my|our) (?:\p{L}+ )?(?:${relatives}))\b`, 'iu'),
    he: new RegExp(
      String.raw`(?<!\p{L})(?<one>(?:${relativesInHebrew})(?: שלי| שלנו)?)(?!\p{L})`,
      'u',
    ),
  },
};

const longest = 10;

/** What stands for something named elsewhere: asked about on its own, nobody knows what is meant. */
const vague =
  /^(?:it|this|that|they|these|those|he|she|everything|something|there)(?!\p{L})|^(?:זה|זו|זאת|הוא|היא|הם|הן|אלה|הכול|הכל|משהו)(?!\p{L})/iu;

/** The writer’s own words for what a pattern speaks of; null where they cannot be told for sure. */
export function thingsIn(
  fallacy: Fallacy,
  sentence: string,
  language: ConversationLanguage,
): readonly string[] | null {
  const { one, two } = places[fallacy]?.[language].exec(sentence)?.groups ?? {};
  if (one === undefined) return null;
  const things = [one, two].flatMap((thing) => (thing === undefined ? [] : [thing.trim()]));
  const isSure = things.every((thing) => {
    const { words } = readPassage(thing);
    return (
      words.length <= longest && words.some(({ isContent }) => isContent) && !vague.test(thing)
    );
  });
  return isSure ? things : null;
}
