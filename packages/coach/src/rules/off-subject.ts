import { isElsewhere } from '../local/odd-answer.ts';
import { quote } from '../text/quote.ts';
import { keyStems, readPassage } from '../text/passage.ts';
import type { Rule } from './rule.ts';
import { isTopical } from './topical.ts';
import { whole } from './whole.ts';

/** Words without which hardly anybody tells of a study or of an ethical issue. Wide: one of them, and nothing is said. */
const ofStudies = whole(
  String.raw`research\p{L}*|stud(?:y|ies|ied|ying)|projects?|labs?|laborator\p{L}+|measur\p{L}+|data|database|surveys?|surveyed|interview\p{L}*|questionnaires?|participants?|volunteers?|experiment\p{L}*|apps?|algorithms?|programs?|models?|tests?|tested|testing|trials?|samples?|collect\p{L}*|records?|recorded|recordings?|aims?|goals?|methods?|thesis|develop\p{L}*|investigat\p{L}+|analy[sz]\p{L}+|examin\p{L}+|observ\p{L}+|compar\p{L}+|ethic\p{L}*|moral\p{L}*|consent\p{L}*|(?:un)?fair(?:ly|ness)?|harm\p{L}*|risk\p{L}*|privacy|private|rights?|permission|anonym\p{L}+|agree\p{L}*|injur\p{L}+|dangers?|dangerous|suffer\p{L}*|discriminat\p{L}+|bias\p{L}*|secret\p{L}*|confidential\p{L}*|patients?|genes?|cells?|drugs?|vaccin\p{L}+|scientists?|robots?|cameras?|sensors?|learn|find out|forbidden|stol\p{L}+|steal\p{L}*|lie|lies|lied|hurt\p{L}*|victims?|dilemmas?|problem|issue|question`,
  String.raw`ל?(?:מחקר|חוקר|חקר)\p{L}*|בודק\p{L}*|בדק\p{L}*|לבדוק|ניסוי\p{L}*|נתוני\p{L}*|סקר\p{L}*|ר[אי]+יונ?\p{L}*|נבדק\p{L}*|משתתפ\p{L}*|מעבד\p{L}+|פרויקט\p{L}*|מטר[הת]\p{L}*|שאלו\p{L}+|מדד\p{L}*|מודד\p{L}*|למדוד|אוס\p{L}+|פיתוח|מפתח\p{L}*|אפליקצי\p{L}+|אתי\p{L}*|מוסר\p{L}*|הסכ[ימ]\p{L}+|פרטי\p{L}+|נזק\p{L}*|פג[יע]\p{L}+|סיכו\p{L}+|הוג\p{L}+|סוד\p{L}*|זכו\p{L}+|אפלי\p{L}+|בעי\p{L}+|סוגי\p{L}+|שאל\p{L}+|מדע\p{L}*|חול\p{L}+|מטופל\p{L}*`,
);

/** What might befall somebody, or is withheld from them, may be an issue whatever it is about. */
const mayTouch = whole(
  String.raw`could|may|might|would|cannot|can['’]t|without|never|nobody|no one|only|unless|against|instead|who|whose|lose[sd]?|lost their|poor|rich|old|sick|ill|afraid|fear|pay|paid|money|cost|free|forced?|told|ask(?:s|ed)?|allowed?|children|women|people|families|animals?`,
  String.raw`עלול\p{L}*|אולי|ייתכן|בלי|ללא|איש|אף אחד|רק|מי ש\p{L}*|עני\p{L}*|כסף|משלמ\p{L}+|מפחד\p{L}*|ילד\p{L}*|נשים|אנשים|משפח\p{L}+|חיות`,
);

const fewestWords = 20;

/** Nothing in a text that was to tell of a study speaks of one, or of an issue in it. */
export const noStudy: Rule = ({ draft, say, language }) =>
  draft.words.length >= fewestWords &&
  !ofStudies[language].test(draft.text) &&
  !mayTouch[language].test(draft.text)
    ? { kind: 'change', text: say.change.noStudy, quote: quote(draft.sentences[0]?.text ?? '') }
    : null;

const fewestTopics = 4;

/** A new version shares no word with any earlier one: it speaks of something else. */
export const otherSubject: Rule = ({ draft, request, say, language }) => {
  const earlier = request.earlier.filter(({ text }) => text.trim() !== '');
  const last = readPassage(earlier.at(-1)?.text ?? '');
  const topicsOf = (words: typeof draft.words) =>
    keyStems(words).filter(({ word }) => isTopical(word, language));
  const [here, there] = [topicsOf(draft.words), topicsOf(last.words)];
  if (
    isElsewhere(last, []) ||
    last.language !== language ||
    here.length < fewestTopics ||
    there.length < fewestTopics
  )
    return null;
  const known = new Set(
    earlier.flatMap(({ text }) => readPassage(text).words.map(({ stem }) => stem)),
  );
  if (here.some(({ stem }) => known.has(stem))) return null;
  const words = say.listed(there.slice(0, 3).map(({ word }) => say.quoted(word)));
  return { kind: 'change', text: say.change.drifted(words), quote: '' };
};
