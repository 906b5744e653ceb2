import { keyStems } from '../text/passage.ts';
import { quote } from '../text/quote.ts';
import type { Rule } from './rule.ts';
import { whole } from './whole.ts';

const praiseOfTopic = whole(
  String.raw`(?:(?:very|really|so|quite|extremely) )?(?:important|interesting|relevant|useful|significant)|(?:great )?significance|(?:big|great|important) role|(?:lots? of |many )?advantages|work(?:s)? great|will love it|(?:really |very )?interesting idea`,
  '(?:מאוד )?(?:חשוב|חשובה|חשובים|מעניין|מעניינת|רלוונטי|רלוונטית|שימושי|שימושית)|משמעות(?: רבה)?|תפקיד גדול|יתרונות',
);

/** Words that fit any topic. A sentence of nothing else tells a reader nothing. */
const anyTopic = {
  en: new Set(
    `advantages areas believe bring brings can field fields future general great hope idea important interesting learn lot lots love many matter
    much one ones other others people play plays project quite really relevant research role science significance society subject
    study thing things think topic trust useful very want way work works world today day everybody everyone different various
    useful big`.split(/\s+/u),
  ),
  he: new Set(
    `מאוד חשוב חשובה חשובים הרבה דברים אנשים רבים חושבים מעניין מעניינת מקווים שיהיה שימושי בעתיד בתחומים תחומים נושא הנושא רלוונטי
    משמעות רבה לחברה חברה מדע למדע תפקיד גדול יתרונות לכולם המון רעיון ממש עוסק זה בכל מיני כל להביא יכול מחקר המחקר שלי שלנו
    בעולם עולם היום שיש להם לו יש הוא היא אנחנו`.split(/\s+/u),
  ),
};

const fewestOfOwn = 2;

/** “The most important work of the day”, “one relevant study”: the word sets things apart, and praises no topic. */
const ranks =
  /\b(?:the|its|their|our|your) (?:most|least) important\b|\b(?:one|no|any|all|other|only) relevant\b/iu;

/** A sentence that calls the topic important, useful or interesting and names no person, number or thing of its own. */
export const saysOnlyImportant: Rule = ({ draft, say, language }) => {
  for (const { text, words } of draft.sentences) {
    const cue = praiseOfTopic[language].exec(text)?.[0];
    if (cue === undefined || /\d/u.test(text) || ranks.test(text)) continue;
    const own = keyStems(words).filter(({ word }) => !anyTopic[language].has(word.toLowerCase()));
    if (own.length >= fewestOfOwn) continue;
    return { kind: 'change', text: say.change.vague(cue), quote: quote(text) };
  }
  return null;
};
