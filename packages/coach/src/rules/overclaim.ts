import type { CoachComment } from '@vernacular/exercises';

import { tellsCause } from '../claims/strength.ts';
import { strongerClaims } from '../claims/stronger-claims.ts';
import { readPassage, sharedStems, type Sentence } from '../text/passage.ts';
import { quote, shortened } from '../text/quote.ts';
import { changes } from './changes.ts';
import type { Look, Rule } from './rule.ts';
import { whole, type InBoth } from './whole.ts';

/** Words that promise what hardly a study can: a cure, a proof, an end of all doubt. */
const promises = whole(
  String.raw`(?<!(?:the|a|an|no|any|of|this|that|our|my|their|its|his|her) )cures?(?! (?:is|was|would|for)(?!\p{L}))|(?:the|a) cure for|cured|heals?|healed|prov(?:es?|ed|en) (?:that|it|this|how|once)|(?:is|are|was|been) prov(?:ed|en)|guarantee[sd]?|eradicat(?:es?|ed)|revolutioni[sz](?:es?|ed)|revolutionary|a revolution|breakthrough|miracles?|miraculous|magic(?:al)?|never fails?|always works?|once and for all|no side[ -]effects?|(?:100 ?(?:%|per ?cent)|(?:one|a) hundred per ?cent) (?:effective|safe|sure|certain|proven)|absolutely no (?:risk|danger|doubt|side[ -]effect)s?|the only possible (?:solution|way|answer)|will (?:certainly|surely|definitely) (?:end|cure|solve|stop|save|work)|(?:no one|nobody) will (?:\p{L}+ ){0,2}(?:again|any ?more|ever)|(?:no one|nobody) will be (?:hungry|sick|ill|poor)|would cost nothing|will save (?:them|us|you) all|solves? [^.?!]{0,30}(?:problems?|crisis) forever|there is no other (?:solution|way|explanation)|no other (?:explanation|reason|cause) (?:is|was) possible|(?:is|was) impossible that|(?:gone|vanish|disappear) from the (?:whole |entire )?(?:planet|world|earth)|the best \p{L}+ (?:that was )?ever|will completely \p{L}+|never been done before|the (?:greatest|biggest) (?:discovery|invention)|without (?:any )?doubt|will (?:save|end|change|solve) (?:the world|all|everything|everybody|everyone|millions)|(?:will|can) (?:save|cure|solve|end|feed|heal) (?:all|every) (?:the |of the )?\p{L}+ (?:in|of) the (?:whole )?(?:world|planet|earth)|(?:everyone|everybody|all (?:the )?\p{L}+|every \p{L}+) in the world will (?:want|buy|use|need)|(?:has|have) no (?:competitors?|competition|rivals?)|nobody will ever|(?:no one|nobody) (?:can|will) be (?:hurt|harmed)|no (?:disadvantages|downsides)|will eliminate|will solve [^.?!]{0,40}(?:global|world|all (?:\p{L}+ )?(?:cities|countries|schools))|(?:solution|answer) to (?:all|everything)`,
  String.raw`(?<!(?:צמח|צמחי|עשבי|הצמחים|פרפר) )מרפא(?:ת|ים|ות)?|ריפא(?:ה|ו)?|מחלים לגמרי|הוכח(?:נו|תי)|הוכח ש\p{L}*|מוכיח(?:ה|ים|ות)?|הוכיח(?:ה|ו)?|מבטיח(?:ה|ים)? (?:ש|כי)\p{L}*|מחסל(?:ת|ים)?|מהפכני(?:ת|ים)?|מהפכה|פריצת דרך|נס רפואי|קסם|תמיד עובד(?:ת)?|אחת ולתמיד|בלי (?:שום )?תופעות לוואי|ללא (?:שום )?תופעות לוואי|במאה אחוז|התגלית הגדולה|ללא (?:שום )?ספק|בלי (?:שום )?ספק|[ליתנ]\p{L}?(?:ציל|רפא|פתור|אכיל)\p{L}{0,2} את כל ה?\p{L}+ (?:ב|של ה)עולם|כל ה?\p{L}+ בעולם (?:ירצו|יקנו|יצטרכו|ישתמשו)|אין ל\p{L}+ (?:שום |כל )?מתחר\p{L}+|[יתנ]פת(?:ור|רו) [^.?!]{0,30}(?:הגלובלי\p{L}*|העולמי\p{L}*|בעולם)|אף אחת? לא [יתנ]?י?יפגע\p{L}*|אין (?:שום |יותר |כל )?חסרונות|ה?(?:פתרון|דרך|שיטה) ה?(?:מושלמ?ם?ת?|אולטימטיבי\p{L}*)|[ית]פת(?:ור|רו) (?:\p{L}+ ){0,2}?(?:לנצח|לגמרי|לתמיד)`,
);

/** What takes a promise back, hopes for it, or only asks. */
export const takenBack: InBoth = {
  en: /(?:\b(?:not|never|no|nor|cannot|whether|if|hope[sd]?|could|may|might|would|can|without|nobody|far from|yet to be|seem(?:s|ed)?|used to|once) |n['’]t )(?:\p{L}+ ){0,4}$/iu,
  he: /(?<!\p{L})(?:לא|אין|אינו|אינה|אינם|האם|אם|אולי|ייתכן|עשוי\p{L}*|יכול\p{L}*|מקווים|טרם|בלי) (?:\p{L}+ ){0,4}$/u,
};

const most = 3;

interface Promised {
  readonly sentence: Sentence;
  readonly word: string;
}

/** Where a sentence has such words and does not take them back. */
const toldIn = (text: string, words: InBoth, language: Look['language']) =>
  [...text.matchAll(new RegExp(words[language].source, 'giu'))].filter(
    ({ index }) => !takenBack[language].test(text.slice(0, index)),
  );

/** The promises of a text, each word once. */
function promisesIn(
  sentences: readonly Sentence[],
  language: Look['language'],
  words: InBoth = promises,
) {
  const found: Promised[] = [];
  for (const sentence of sentences) {
    if (sentence.text.endsWith('?')) continue;
    for (const [told] of toldIn(sentence.text, words, language)) {
      // “Proves that” and “proves” are one claim, asked about once.
      const word = told.replace(/ that$/iu, '');
      const isKnown = found.some((one) => one.word.toLowerCase() === word.toLowerCase());
      if (!isKnown) found.push({ sentence, word });
    }
  }
  return found;
}

/** Words that may be said in a report too: a sentence with them is not praised, and not asked about either. */
const boasts: InBoth = {
  en: /\b(?:always|every (?:time|patient|person|one)|all (?:people|patients)|100 ?(?:%|per ?cent)|i am (?:the|an?) (?:greatest|best|biggest|top)|in the (?:whole )?world|kills? all|proves?)(?!\p{L})/iu,
  he: /(?<!\p{L})(?:תמיד|במאה אחוז|100 ?%|(?:הכי|הגדול\p{L}*|הטוב\p{L}*) (?:טוב\p{L}* |גדול\p{L}* )?בעולם|מוכיח\p{L}*|מרפא\p{L}*)(?!\p{L})/u,
};

/** Boasts that no report of a study makes in these words: “every patient got a leaflet” and “common in the world” are none. */
const claimed = whole(
  String.raw`(?:it|this|which|they|we|i|stud(?:y|ies)|results?|data|trials?) prov(?:es?|ed) (?:the|our|my)|(?:work(?:s|ed)?|help(?:s|ed)?|cure[sd]?|heal(?:s|ed)?|kill(?:s|ed)?|stops?|prevents?|protects?|saves?|succeeds?) (?:\p{L}+ ){0,2}?(?:in |for |with |on |against )?(?:every (?:one|single|\p{L}+)|everybody|everyone|all (?:people|patients|bacteria|germs|viruses|diseases|cancers?|humans))|always (?:works?|helps?|cures?|heals?|kills?|succeeds?|prevents?|protects?|safe|right)|there (?:is|['’]s|can be) (?:absolutely )?no doubt|beyond (?:any |all )?doubt`,
  String.raw`תמיד (?:עוזר|עובד|מצליח|מרפא|מונע|מציל|הורג)(?:ת|ים|ות|ה)?|(?:עוזר|עובד|מרפא|מציל|הורג)(?:ת|ים|ות|ה)? (?:אצל |ל|את )?כל (?:ה)?(?:חולים|חולה|אדם|אנשים|מטופלים|חיידקים)|אין (?:שום |כל )?ספק`,
);

/** What somebody says of themselves to be believed. */
const ofSelf = whole(
  String.raw`trust me|believe me|i am (?:the|an?) (?:\p{L}+ )?(?:greatest|best|biggest|top|smartest) \p{L}+|the world['’]s (?:leading|greatest|best|top) \p{L}+|(?:the|a) (?:greatest|best|smartest|cleverest) (?:expert|scientist|doctor|researcher|professor)s?(?: \p{L}+){0,3} in the (?:whole |entire )?world`,
  String.raw`תאמינו לי|סמכו עליי|(?:המומח|החוקר|הרופא|המדענ?)\p{L}{0,3} (?:הכי )?(?:ה?גדול|ה?טוב)\p{L}{0,3} (?:ביותר )?בעולם`,
);

/** Whether a sentence promises more than a study can, or boasts: nothing in it is praised. */
export function isBoast(text: string, language: Look['language']): boolean {
  return [boasts, promises, claimed, ofSelf].some(
    (words) => toldIn(text, words, language).length > 0,
  );
}

const fewestSame = 2;
/** What of a draft the first text of the conversation does not promise, in these words or in others of the same things. */
function newPromises({ draft, request, language }: Look): readonly Promised[] {
  const first = readPassage(request.earlier[0]?.text ?? '');
  if (first.language !== language) return [];
  const known = new Set(first.words.map(({ stem }) => stem));
  const told = first.text.toLowerCase();
  const before = promisesIn(first.sentences, language);
  return promisesIn(draft.sentences, language).filter(
    ({ word, sentence }) =>
      !before.some((one) => sharedStems(one.sentence.words, sentence.words).size >= fewestSame) &&
      !told.includes(word.toLowerCase()) &&
      !readPassage(word).words.some(({ stem, isContent }) => isContent && known.has(stem)),
  );
}

/** “Causes”, where no sentence of the first text about the same things tells of a cause. */
const brings =
  /\bcaus(?:es?|ed|ing)\b(?<!\b(?:a|the|no|this|its|that|of|one|main|root) cause)(?! (?:of|by|for|and|or)\b)/iu;
function newCause({ draft, request, language }: Look): readonly Promised[] {
  const first = readPassage(request.earlier[0]?.text ?? '');
  if (language !== 'en' || first.language !== 'en' || first.words.length === 0) return [];
  for (const sentence of draft.sentences) {
    const found = brings.exec(sentence.text);
    if (!found || takenBack.en.test(sentence.text.slice(0, found.index))) continue;
    const near = first.sentences.filter(({ words }) => sharedStems(words, sentence.words).size > 0);
    const isTold = near.some(
      ({ text }) => brings.test(text) || tellsCause(text) || changes.en.test(text),
    );
    if (near.length > 0 && !isTold) return [{ sentence, word: found[0] }];
  }
  return [];
}

/** Both sentences, where the first text told of a link and this one tells of a cause. */
function causeOfLink({ draft, request, say }: Look): CoachComment | null {
  const claims = strongerClaims(request.earlier[0]?.text ?? '', draft.text);
  const claim = claims.find(({ after, afterClaim: { words } }) => {
    const at = after.indexOf(words[0] ?? after);
    return !takenBack.en.test(after.slice(0, at));
  });
  const word = claim?.afterClaim.words[0];
  if (!claim || word === undefined) return null;
  const text = say.patterns.strongerSummary(shortened(claim.before).replace(/\.$/u, ''), word);
  return { kind: 'question', text, quote: quote(claim.after) };
}

/** A text that claims more than the first of the conversation did. */
export const overclaim: Rule = (look) => {
  const { request, say } = look;
  if (request.earlier.length === 0) return null;
  const more = (found: readonly Promised[]): CoachComment | null => {
    const words = found.slice(0, most).map(({ word }) => say.quoted(word));
    const text = say.change.newStrength(say.listed(words));
    return found[0] ? { kind: 'change', text, quote: quote(found[0].sentence.text) } : null;
  };
  return more(newPromises(look)) ?? causeOfLink(look) ?? more(newCause(look));
};

/** A first text that promises what hardly a study can. */
export const promisesMuch: Rule = ({ draft, request, say, language }) => {
  const isFirst = request.focus === 'summary' || request.focus === 'issue';
  const found = isFirst
    ? promisesIn(draft.sentences, language).find((one) => !isReport(one))
    : undefined;
  return found
    ? { kind: 'change', text: say.change.booster(found.word), quote: quote(found.sentence.text) }
    : null;
};

/** “Healed in 40 of 50 cases” and “no side effects were reported” report, “a cure” may be looked for, and “magic” is said of anything. */
const isReport = ({ sentence: { text }, word }: Promised) => {
  const before = text.slice(0, text.indexOf(word));
  return (
    /^(?:cured?|healed|eradicated|heal|magic(?:al)?|breakthrough|a revolution|guarantee)$/iu.test(
      word,
    ) ||
    (/(?:ed|en)(?!\p{L})|^ריפא|^הוכ/iu.test(word) && /\d/u.test(text)) ||
    (/side[ -]effects/iu.test(word) &&
      /report|observ|describ|found|seen|record|in \d/iu.test(text)) ||
    /\b(?:to|hard|difficult) $/iu.test(before)
  );
};

/** A promise or a boast, whether or not the first text has it too: the word, and what was seen. */
export const boast: Rule = ({ draft, say, language }) => {
  const found = [claimed, promises]
    .flatMap((words) => promisesIn(draft.sentences, language, words))
    .find((one) => !isReport(one));
  const [own] = promisesIn(draft.sentences, language, ofSelf);
  const { booster, vagueCredentials } = say.change;
  const place = found ?? own;
  return place
    ? {
        kind: 'change',
        text: (found ? booster : vagueCredentials)(place.word),
        quote: quote(place.sentence.text),
      }
    : null;
};
