import { sentencesOf } from '@vernacular/check';
import { tellLanguage } from '@vernacular/analyzer';

const splitSentences = (text: string) =>
  sentencesOf(text, tellLanguage(text) ?? 'en').map(({ start, end }) => text.slice(start, end));

/** Digits as they count: “1,000” and “1000” are one number, “2.5” stays. */
const numbersIn = (text: string) =>
  (text.match(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu) ?? []).map((number) =>
    number.replaceAll(/,(?=\p{Nd}{3}(?!\p{Nd}))/gu, ''),
  );

const small = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Number words that no remark needs, unless the writer used them; the second of each pair is the same in digits. */
const large = new Map<string, string>([
  ...'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, at) => [word, String(at + 11)] as const),
  ...'thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, at) => [word, `${at + 3}0`] as const),
  ['hundred', '100'],
  ['thousand', '1000'],
  ['million', '1000000'],
  ['billion', '1000000000'],
  ['percent', '%'],
  ...'עשרים שלושים ארבעים חמישים שישים שבעים שמונים תשעים'
    .split(' ')
    .map((word, at) => [word, `${at + 2}0`] as const),
  ['מאה', '100'],
  ['אלף', '1000'],
  ['אלפים', '1000'],
  ['מיליון', '1000000'],
  ['מיליארד', '1000000000'],
  ['אחוז', '%'],
  ['אחוזים', '%'],
]);

/** The words of a text, small, each Hebrew one with and without the letter that leans on it. */
function wordsOf(text: string): readonly string[] {
  return (text.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? []).flatMap((word) =>
    /^[והבלמכש]\p{Script=Hebrew}{3,}$/u.test(word) ? [word, word.slice(1)] : [word],
  );
}

function hasNewNumber(text: string, source: string, isWhole: boolean): boolean {
  const known = new Set([...numbersIn(source), ...(source.includes('%') ? ['%'] : [])]);
  if (numbersIn(text).some((number) => !known.has(number))) return true;
  const said = new Set(wordsOf(source));
  const isNew = (word: string) => {
    const digits =
      large.get(word) ?? (isWhole && small.includes(word) ? small.indexOf(word) + 2 : 0);
    return digits !== 0 && !said.has(word) && !known.has(String(digits));
  };
  return wordsOf(text).some(isNew);
}

const alwaysKnown = new Set(['i', 'english', 'hebrew', 'who', 'why', 'what', 'how', 'json']);
const tells =
  /^(?:says?|said|found|finds?|shows?|showed|confirmed|reports?|reported|argues?|wrote|et)$/u;
/** Words that begin a sentence and speak without being a name. */
const speakers =
  /^(?:you|we|they|one|readers?|it|this|that|he|she|which|who|nobody|everybody|data|results?|evidence|draft|text)$/u;

/** Names that the writer did not use: words with a capital inside a sentence, letters in a row, and whoever “found” or “said”. */
function hasNewName(text: string, source: string): boolean {
  const said = new Set(wordsOf(source));
  const isKnown = (word: string) => {
    if (/^\p{Lu}{2,}s?$/u.test(word)) return source.includes(word);
    const lower = word.toLowerCase().replace(/['’]s?$/u, '');
    return said.has(lower) || said.has(`${lower}s`) || alwaysKnown.has(lower);
  };
  return splitSentences(text).some((sentence) => {
    const words = [...sentence.matchAll(/[\p{L}\p{M}'’]+/gu)];
    return words.some(({ 0: word, index }, at) => {
      if (!/^\p{Lu}/u.test(word) || isKnown(word)) return false;
      if (/^\p{Lu}{2,}s?$/u.test(word)) return true;
      const isFirst = at === 0 || /[.!?:;“"(—–]\s*$/u.test(sentence.slice(0, index));
      if (!isFirst) return !/^I['’]/u.test(word);
      return tells.test(words[at + 1]?.[0] ?? '') && !speakers.test(word.toLowerCase());
    });
  });
}

const sources = [
  /\baccording to (?!your?\b|th(?:e|is) (?:draft|text|summary|answer|writer))\p{L}+(?: \p{L}+)?/iu,
  /\b(?:studies|surveys|trials|experts|scientists|researchers) (?:show|have|had|found|say|agree|confirm|believe)/iu,
  /(?<!\b(?:your|this|the) )\bresearch (?:shows|has|found|suggests|confirms)/iu,
  /\b(?:a|one|another|recent|new) (?:study|survey|report|paper|trial) (?:by|from|at|found|showed|shows|has)\b/iu,
  /\b(?:et al|published in|peer-reviewed)\b/iu,
  /(?:על פי|לפי) (?:מחקר|סקר|ארגון|מכון|דו"ח|דוח)/u,
  /(?:מחקרים|מומחים|מדענים|חוקרים) (?:מראים|הראו|מצאו|אומרים|מסכימים|אישרו)/u,
  /מחקר (?:מראה|הראה|מצא|חדש|שפורסם)/u,
  /(?:ד"ר|ד״ר|פרופ['׳]|פרופסור|אוניברסיטת|ארגון|מכון) \p{L}+/u,
];

/** Sources named as facts that the writer did not name. A question may ask for one. */
function hasNewSource(text: string, source: string): boolean {
  return splitSentences(text)
    .filter((sentence) => !sentence.trimEnd().endsWith('?'))
    .some((sentence) =>
      sources.some((pattern) => {
        const found = pattern.exec(sentence)?.[0];
        return found !== undefined && !source.toLowerCase().includes(found.toLowerCase());
      }),
    );
}

/** Latin words in a Hebrew sentence are names or terms; they must be the writer's. */
const hasNewLatin = (text: string, source: string) =>
  /\p{Script=Hebrew}/u.test(text) &&
  (text.match(/[A-Za-z]{2,}/gu) ?? []).some(
    (word) => !source.toLowerCase().includes(word.toLowerCase()),
  );

/**
 * Whether a text states a number, a name, a source or a year that is in none of the writer's words. A version of the
 * draft (`isWhole`) is held to small numbers too.
 */
export const isInvented = (
  text: string,
  source: string,
  { isWhole = false }: { readonly isWhole?: boolean } = {},
): boolean =>
  hasNewNumber(text, source, isWhole) ||
  hasNewName(text, source) ||
  hasNewSource(text, source) ||
  hasNewLatin(text, source);
