import type { Passage, Sentence } from '../text/passage.ts';
import { quote } from '../text/quote.ts';
import type { Sayings } from '../texts/sayings.ts';
import { cueIn, has, type Marker } from './markers.ts';
import type { Rule } from './rule.ts';
import { whole } from './whole.ts';

/** What only asks, or proposes to find out, gives nothing yet. */
const asks = { en: /\?\s*$|\bwhether\b/iu, he: /\?\s*$|(?<!\p{L})האם(?!\p{L})/u };

/**
 * What refuses, hides, belittles or gets round a duty: “secretly because asking for consent would …”,
 * “no need for a review”. Wide on purpose: who is praised for a promise must have made it.
 */
const evades = {
  en: /\b(?:not|(?<!\bsay(?:s|ing)? )no|none|nor|never|without|cannot|neither|nobody|nothing|refus\w*|reject\w*|ignor\w*|skip\w*|avoid\w*|bypass\w*|evad\w*|escap\w*|circumvent\w*|waiv\w*|drop\w*|neglect\w*|overlook\w*|hid(?:e|es|ing|den)|secret\w*|covert\w*|quietly|lie|lies|lied|lying|pretend\w*|trick\w*|deceiv\w*|instead of|rather than|unnecessary|needless|pointless|useless|annoying|boring|too (?:much|long|slow|hard|difficult|expensive)|wast\w*|bother\w*|silly|only (?:slow|delay|cost)\w*|(?:slow|delay)s? (?:us|the|our)|would (?:ruin|spoil|slow|delay|stop|prevent|scare|bias)|less important|more important|overrat\w*|fail\w*|violat\w*|break\w*)\b|n['’]t\b/iu,
  he: /(?<!\p{L})[ושהכלב]{0,2}(?:לא|אין|אינ\p{L}+|בלי|ללא|אסור|מבלי|בסתר|בסוד|בחשאי|להתעלם|נתעלם|לדלג|נדלג|לוותר|נוותר|להימנע|נמנע|לעקוף|נעקוף|להסתיר|נסתיר|במקום|מיותר\p{L}*|מסרבל\p{L}*|מעכב\p{L}*|בזבוז|חבל|טורח|לרמות|להטעות|מפר\p{L}*|יקלקל|יעכב|יהרוס)(?!\p{L})/u,
};

/** Somebody binds himself: to name consent is not yet to ask for it. */
const commits = {
  en: /\b(?:will|shall|must|have to|need to|plan to|going to|comes? first|ask(?:ed|s)?|obtain(?:ed|s)?|seek|sought|follow(?:ed|s)?|keep|kept|protect(?:ed|s)?|respect(?:ed|s)?|ensured?|guaranteed?|informed?|approved|signed|according to|in line with|requires?|guided by)\b/iu,
  he: /(?<!\p{L})[ושהכ]{0,2}(?:נבקש|ביקשנו|אבקש|נשאל|נקבל|קיבלנו|נשמור|אשמור|נגן|נכבד|נקפיד|נפעל|נודיע|ניידע|נוודא|נפנה|אפנה|תישמר|יישמר\p{L}*|תובטח|מכבד\p{L}*|חייב\p{L}*|נתחייב|קודמ\p{L}+)(?!\p{L})/u,
};

/** Quotes the first sentence that carries a cue and stands by it: nothing in it refuses, hides or belittles, and where a promise is praised one is made. */
export const standsBy =
  (
    marker: Marker,
    text: (say: Sayings['works'], cue: string) => string,
    { isPromise = false }: { readonly isPromise?: boolean } = {},
  ): Rule =>
  (look) => {
    const { draft } = look;
    // “We follow the code: nobody loses help”: what the cue stands for follows the colon, and takes nothing back.
    const said = (one: string) => {
      const before = one.split(': ')[0] ?? one;
      return has(before, marker, draft.language) ? before : one;
    };
    const sentences = draft.sentences.filter(
      ({ text: one }) =>
        !evades[draft.language].test(said(one)) &&
        (!isPromise || commits[draft.language].test(one)),
    );
    return works(marker, text)({ ...look, draft: { ...draft, sentences } });
  };

/** Quotes the first sentence that carries a cue, as something that works. */
export const works =
  (marker: Marker, text: (say: Sayings['works'], cue: string) => string): Rule =>
  ({ draft, say }) => {
    const sentence = draft.sentences.find(
      ({ text: one }) => has(one, marker, draft.language) && !asks[draft.language].test(one),
    );
    if (!sentence) return null;
    const cue = cueIn(sentence.text, marker, draft.language) ?? '';
    return { kind: 'works', text: text(say.works, cue), quote: quote(sentence.text) };
  };

/** Says what no sentence carries, of the text as a whole: absence of every cue of a long list, in the text and in what was said of it. */
export const missing =
  (marker: Marker, text: (say: Sayings['change']) => string): Rule =>
  ({ draft, answer, say }) => {
    const all = `${draft.text} ${answer.text}`;
    if (draft.words.length < 15 || has(all, marker, draft.language)) return null;
    return { kind: 'change', text: text(say.change), quote: '' };
  };

const denial =
  /(?:\bnot|n['’]t|\bno|\bno(?:body|[ -]one)(?: has| had)?|\bnever|\bwithout|לא|אין)\s+(?:(?:yet|been|ever|\p{L}+ly)\s+){0,3}$/iu;

/** “Not clearly”, “has not been proven”: a strong word that is taken back. */
const isDenied = (text: string, word: string) => denial.test(text.slice(0, text.indexOf(word)));

/** A strong word of certainty where no evidence stands in the same sentence. */
export const booster: Rule = ({ draft, say }) => {
  for (const { text } of draft.sentences) {
    const word = cueIn(text, 'booster', draft.language);
    if (word && !isDenied(text, word) && !has(text, 'evidence', draft.language)) {
      return { kind: 'change', text: say.change.booster(word), quote: quote(text) };
    }
  }
  return null;
};

/** Three or more hedges in one sentence. Two are common in careful prose, and are left alone. */
export const stackedHedges: Rule = ({ draft, answer, say }) => {
  const isStacked = ({ words }: Sentence) =>
    words.filter(({ text }) => has(text, 'hedge', draft.language)).length >= 3;
  const ofAnswer = answer.sentences.find(isStacked);
  const hedges = ofAnswer ?? draft.sentences.find(isStacked);
  if (!hedges) return null;
  return {
    kind: 'change',
    text: say.change.stackedHedges,
    quote: ofAnswer ? '' : quote(hedges.text),
  };
};

/** A sentence that denies, doubts or reports a cause owes no mechanism. */
const unsure = {
  en: /\b(?:no|not|nor|none|without|whether|may|might|could|can|if)\b|n['’]t\b/iu,
  he: /(?<!\p{L})(?:לא|אין|אם|ייתכן|עשוי|עשויה|עלול|עלולה)(?!\p{L})/u,
};

/** How something comes about may be told in so many sentences from the claim on. */
const mechanismWithin = 4;

/** A causal verb with no word of mechanism in its sentence or the next three. See: McNeill & Krajcik, reasoning. */
export const causeWithoutMechanism: Rule = ({ draft, say }) => {
  for (const [index, { text }] of draft.sentences.entries()) {
    const cue = cueIn(text, 'cause', draft.language);
    const around = draft.sentences
      .slice(index, index + mechanismWithin)
      .map((one) => one.text)
      .join(' ');
    const isOpen =
      !unsure[draft.language].test(text) &&
      !has(around, 'mechanism', draft.language) &&
      !toldHow[draft.language].test(draft.text);
    // “From white LED to amber”
    if (cue && !cue.includes('LED') && isOpen) {
      return { kind: 'change', text: say.change.noMechanism(cue.trim()), quote: quote(text) };
    }
  }
  return null;
};

/** Words that may tell, anywhere in a text, what happens in between. */
const toldHow = whole(
  String.raw`when (?:you|they|we|a|an|the|one)|by \p{L}+ing (?:the|a|an|it|them)|so that|teach(?:es)?|(?:this|which) (?:lets|makes|means|allows|forces)|the reason is`,
  String.raw`כאשר|כש\p{L}+|כך ש\p{L}*|באמצעות|על ידי|הסיבה היא`,
);

const fewestOfClaim = 5;

const claimCue = {
  en: /(?<!\p{L})(?:(?:should|must)(?! (?:you|arrive|have been|be (?:careful|evaluated|examined|investigated|repeated|studied|tested))(?!\p{L}))|(?:better|healthier|safer) (?:than|because)|the best(?![ -](?:interests?|sellers?))|improves|reduces|increases|solves|(?:is|are) (?:good|bad|nonsense)|keeps? you|will (?:change|end|help|improve|lose|make|save|solve|transform))(?!\p{L})/iu,
  he: /(?<!\p{L})[והש]?(?:צריך|צריכים|חייב|חייבים|כדאי|טוב יותר|טובה יותר|בריא יותר|הטוב ביותר|הטובה ביותר|יציל|ישנה|תשנה|משפר|משפרת|מפחית|מגדיל|פותר|פותרת|טובים|שטויות)(?!\p{L})/u,
};

/** A practical tip says what somebody may do, and claims nothing. */
const tip = {
  en: /(?<!\p{L})(?:you|one|(?:your|the|every) (?:parents?|children|child|visitors?|guests?|pupils?|readers?)) (?:should|must|can|may|need)(?!\p{L})|^(?:please|remember|bring|take|use|try|wash|check|ask|keep|put|make sure|do not|don['’]t|never|always)(?!\p{L})/iu,
  he: /(?<!\p{L})(?:כדאי|רצוי|מומלץ|אל תשכחו|זכרו|הביאו|קחו|בדקו|נסו|שאלו)(?!\p{L})/u,
};

/** What follows from what a text has shown is advised, and needs no number of its own. */
const advice = whole(
  String.raw`(?:should|ought to|could|need to|must)`,
  'כדאי|צריך|צריכה|צריכים|יש ל\\p{L}+|אפשר',
);

/** Who doubts or asks the coach claims nothing. */
const doubts = {
  en: /\bi(?:['’]m| am) not sure\b|\bi (?:don['’]t|do not) know\b|\bi wonder\b/iu,
  he: /(?<!\p{L})(?:לא בטוח|לא בטוחה|לא יודע|לא יודעת)(?!\p{L})/u,
};

/** What was done to find out, “how strongly water must pull”, claims nothing; nor does what somebody else is said to recommend. */
const tellsHow = whole(
  String.raw`(?:we|i|our team|the team) (?:\p{L}+ )?(?:measured|counted|weighed|recorded|followed|asked|tested|interviewed|collected|surveyed|timed|compared|made|built|developed|tried|used)|how (?:\p{L}+ )+(?:should|must)`,
  'מדדנו|ספרנו|שקלנו|הקלטנו|השווינו|עקבנו|שאלנו|בדקנו',
);
const ofOthers = whole(
  String.raw`(?<!\b(?:it|this|that|which) )(?:recommends|advises|argues|claims|says|believes|thinks|warns|promises|demands)`,
  '(?<!אני |היא |הוא )(?:ממליצ\\p{L}+|ממליץ|טוענ\\p{L}+|טוען|דורש\\p{L}*|סבור\\p{L}*)',
);

/** The sentences of a text that claim: what should be, what is better, what brings about what. */
export const claims = ({ sentences, language }: Passage): readonly Sentence[] =>
  sentences.filter(
    ({ text, words }) =>
      words.length >= fewestOfClaim &&
      !text.endsWith('?') &&
      !doubts[language].test(text) &&
      !tellsHow[language].test(text) &&
      !tip[language].test(text) &&
      (claimCue[language].test(text) || has(text, 'cause', language)),
  );

/** A comparison with everything is no comparison. */
const withAll =
  /\b(?:better|healthier|safer|faster|more \p{L}+) than (?:all|every|any|each)\b|מכל ה?\p{L}+/giu;

/** A sentence that claims, with no number, source, comparison or reason in it or beside it. */
export const claimWithoutEvidence: Rule = ({ draft, say }) => {
  for (const [index, { text, words }] of draft.sentences.entries()) {
    // First the claim, then what supports it: that may take three sentences.
    const around = draft.sentences
      .slice(Math.max(0, index - 1), index + 4)
      .map((one) => one.text)
      .join(' ')
      .replaceAll(withAll, '');
    const isClaim =
      words.length >= fewestOfClaim &&
      claimCue[draft.language].test(text) &&
      !ofOthers[draft.language].test(text) &&
      !tip[draft.language].test(text);
    const isFollowed =
      advice[draft.language].test(text) &&
      draft.sentences.slice(0, index).some((one) => has(one.text, 'evidence', draft.language));
    if (
      !isClaim ||
      isFollowed ||
      has(around, 'evidence', draft.language) ||
      has(around, 'ownRole', draft.language) ||
      has(around, 'reason', draft.language)
    )
      continue;
    return { kind: 'change', text: say.change.noEvidence, quote: quote(text) };
  }
  return null;
};
