import { keyStems, type Passage, sharedStems } from '../text/passage.ts';
import { isFunctionWord } from '../text/stem.ts';
import { quote } from '../text/quote.ts';
import type { Rule } from './rule.ts';
import type { InBoth } from './whole.ts';
import { whole } from './whole.ts';

const measure = whole(
  String.raw`\d[\d.,]*(?: of(?: the| our)? \d+)?(?: ?%|(?: \p{L}+){0,2})|half(?: the| as| a)?|a (?:third|quarter|fifth|tenth)|twice|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty|a hundred) \p{L}+`,
  String.raw`־?\d[\d.,]*(?: ?%|(?: \p{L}+){0,2})|חצי|שליש|רבע|חמישית|פי \p{L}+|(?:שתי|שני|שלוש|שלושה|ארבע|ארבעה|ארבעים|חמש|חמישה|שש|שבע|שמונה|תשע|עשר|עשרים|שלושים|חמישים) \p{L}+`,
);

const observed = whole(
  String.raw`measured|counted|weighed|recorded|found|observed|compared|followed|asked|dropped|saw|tested|needed|fell|rose|gained|lost|liked|learnt|learned|flew|read|collected|burnt|burned|burns?|carried|died|reacted|closed|held|than|out of|of those|\d+ of \d+|as much`,
  'מדדנו|ספרנו|שקלנו|הקלטנו|מצאנו|נמצא|השווינו|עקבנו|שאלנו|בדקנו|ירד|עלה|אהבו|קראו|אספו|נשמו|היו|היה|לעומת|מאשר|פחות|יותר|מתוך',
);

/** What is wished for, planned, asked or doubted is no finding. */
const unreal = whole(
  String.raw`will|would|should|could|may|might|must|if|whether|need(?:s)? you|ask you|not|n['’]t|all (?:three|four|five) |my (?:grandmother|uncle|friend)|everyone|years? old`,
  'אם|האם|צריך|צריכים|חייבים|אולי|ייתכן|נוכל|לא',
);

const year = /^(?:1[5-9]|20)\d\d$/u;
const month =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/iu;

const sized = /^(?:small|large|big|new|old|young|different|electric|healthy|more|fewer)$/iu;

/** A number and the one word it counts, as written; none for a year or a date. */
function quantity(text: string, { language }: Passage): string | null {
  for (const { 0: found } of text.matchAll(new RegExp(measure[language], 'giu'))) {
    const [number = '', ...words] = found
      .trim()
      .replace(/[,.;:]+(?=\s|$)/gu, '')
      .split(/\s+/u);
    if (year.test(number) || words.some((word) => month.test(word))) continue;
    const end = words.findIndex((word) => isFunctionWord(word, language) && word !== 'of');
    const kept = (end < 0 ? words : words.slice(0, end)).slice(
      0,
      words[0] === 'of' ? 3 : sized.test(words[0] ?? '') ? 2 : 1,
    );
    return [number, ...kept].join(' ').replace(/ of$/u, '');
  }
  return null;
}

/** A number with what was done to get it: a sentence a reader could check. */
export const checkable: Rule = ({ draft, say, language }) => {
  for (const { text } of draft.sentences) {
    if (!observed[language].test(text) || unreal[language].test(text)) continue;
    const found = text.endsWith('?') ? null : quantity(text, draft);
    if (found !== null)
      return { kind: 'works', text: say.works.evidence(found), quote: quote(text) };
  }
  return null;
};

const numbers = /(?<![\p{L}\d])(?:\d[\d.,]*\d|\d)(?![\d])/gu;
const numberWords =
  /\b(?:six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty|half|third|quarter|fifth|tenth)\b|(?<!\p{L})ב?(?:עשרים|שלושים|ארבעים|חמישים|חצי|שליש|רבע)(?!\p{L})/giu;
const numbersIn = (text: string) => [
  ...(text.match(numbers) ?? []),
  ...(text.match(numberWords) ?? []).map((word) => word.toLowerCase()),
];

/** The answer names a number that stands in the summary, beside a word it shares with its sentence. */
export const pointsToNumber: Rule = ({ draft, answer, say }) => {
  const told = numbersIn(answer.text);
  for (const { text, words } of draft.sentences) {
    const number = numbersIn(text).find((one) => told.includes(one));
    if (number && sharedStems(words, answer.words).size >= 1)
      return { kind: 'works', text: say.works.answerEvidence(number), quote: quote(text) };
  }
  return null;
};

/** “No other explanations and no limitations”: what is named only to be denied is not let speak. */
export const deniesAll = whole(
  String.raw`(?:there (?:is|are) |absolutely |has |have |had |with(?:out)? )?(?:no|any|zero|without) (?:other |possible |real |serious )*(?:explanations?|limitations?|limits?|objections?|critics?|critici\p{L}+|doubts?|caveats?|alternatives?|weakness(?:es)?)|not (?:limited|a limitation)|no (?:critic|one|scientist) (?:can|could|may|might|would|will)|nobody (?:can|could|may|might|would|will)`,
  '(?:אין|בלי|ללא)(?: שום| כל| אף)?(?: \\p{L}+)? ?(?:הסבר\\p{L}*|מגבל\\p{L}+|הגבל\\p{L}+|התנגד\\p{L}+|ספק\\p{L}*|חולש\\p{L}+)(?: אחר\\p{L}*)?|אף אחד לא|איש לא',
);

/** A sentence of the answer with a cue, and enough besides it to mean something. */
const inAnswer =
  (
    cue: InBoth,
    name: 'assumption' | 'answerObjection' | 'answerLimit',
    fewest: number,
    never?: InBoth,
  ): Rule =>
  ({ answer, say, language }) => {
    if (never?.[language].test(answer.text)) return null;
    const sentence = answer.sentences.find(
      ({ text, words }) =>
        cue[language].test(text) &&
        !deniesAll[language].test(text) &&
        keyStems(words).length >= fewest &&
        !text.endsWith('?'),
    );
    return sentence
      ? {
          kind: 'works',
          text: say.works[name](quote(sentence.text).replace(/[.!]+$/u, '')),
          quote: '',
        }
      : null;
  };

/** “We assume that …”: what is taken for granted, said aloud. */
export const namesAssumption = inAnswer(
  whole(
    String.raw`(?:take|took|taking)(?: it)? for granted (?:that )?|(?:we|i) assume(?:d)? (?:that )?|our assumption`,
    String.raw`מניחים ש\p{L}*|מניחה ש\p{L}*|מניח ש\p{L}*|ההנחה`,
  ),
  'assumption',
  3,
);

/** A critic’s words, or another explanation, in the answer. */
export const namesObjection = inAnswer(
  whole(
    String.raw`(?:critics?|someone|somebody|one|parents|people|opponents|they) (?:may|might|could|would|will|can)(?: \p{L}+)? (?:say|argue|object|ask|claim|think)|some (?:people )?(?:say|argue|think|claim|believe)|(?:another|other) explanations?|(?:could|might|may) be the (?:real|true) (?:reason|cause)|(?:maybe|perhaps) \p{L}+|may (?:simply )?(?:dare|just)|(?:also|simply|just) (?:buy|pay|like|have|more)`,
    String.raw`מבקר\p{L}* (?:יאמר|יאמרו|יגיד|יטען)|אפשר (?:לטעון|לומר|להגיד)|יש (?:הטוענים|שיטענו)|הסבר אחר|אולי`,
  ),
  'answerObjection',
  3,
  whole(
    String.raw`everybody knows|no objection|stupid|paid|old people`,
    'אין התנגדות|כולם יודעים|משלמים להם',
  ),
);

const otherVoice = whole(
  String.raw`(?:critics?|sceptics?|skeptics?|opponents?|someone|somebody|some (?:people|readers|experts)?) ?(?:may |might |could |will |would )?(?:rightly )?(?:say|argue|object|claim)|(?:another|other|alternative) explanations?|(?:may|might|could|would) (?:rightly )?(?:argue|object|claim|say) that|one could (?:say|argue|object)`,
  'מבקר\\p{L}* (?:יאמר|יאמרו|יגיד|יטען|טוענים)|אפשר (?:לטעון|לומר)|יש הטוענים|הסבר אחר|הסברים אחרים',
);

/** A critic or another explanation speaks in the text itself. */
export const otherSide: Rule = ({ draft, say, language }) => {
  const found = draft.sentences.find(
    ({ text }) =>
      otherVoice[language].test(text) && !deniesAll[language].test(text) && !text.endsWith('?'),
  );
  return found ? { kind: 'works', text: say.works.objection, quote: quote(found.text) } : null;
};

/** Where the answer itself stops. */
export const namesLimit = inAnswer(
  whole(
    String.raw`(?:may|might) (?:not (?:hold|apply|be true)|shrink)|(?:do not|don['’]t|cannot|can['’]t|wouldn['’]t|would not) (?:yet )?(?:know|say|be sure|rule)|unknown|no (?:proof|numbers? yet)|not (?:a|enough for a|for a|enough (?:to|for)) ?\p{L}*|only (?:a link|for|in|one)|nobody followed|more would be needed`,
    String.raw`ייתכן שזה לא|לא (?:יודע|יודעת|יודעים|בדקנו|נכון גם)|נכון ל\p{L}+|רק (?:ב|ל)\p{L}+`,
  ),
  'answerLimit',
  2,
  whole(
    String.raw`100 ?%|absolutely|definitely|totally|not work|i don['’]t think so|has(?:n['’]t| not| never) been shown`,
    'במאה אחוז|אין (?:שום )?ספק|לא הוכיח|לא הראו',
  ),
);
