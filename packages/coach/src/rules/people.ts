import { quote } from '../text/quote.ts';
import { markers } from './markers.ts';
import type { Rule } from './rule.ts';
import { whole } from './whole.ts';

const effects = whole(
  String.raw`harm(?:s|ed)?|hurt(?:s)?|lose(?:s)?|suffer(?:s)?|worr(?:y|ies)|risk(?:s)?|afraid|fined|beaten|differently|damaged?|agreed|choose|chose|(?:may |would )?never know|(?:may|do|did) not know|go hungry|nobody knows|learn about|privacy|withdraw|consent|gain|unfair(?:ly)?|they did not want`,
  'להיפגע|ייפגע|ייפגעו|יפגעו|נפגע|נפגעים|לדאוג|ידאגו|יפסיד|יפסידו|לגלות|הסכימו|הסכמה|לפרוש|פרטיות|סיכון|נזק|להתייחס',
);

const refuses = whole(
  String.raw`secretly|secret|no ethical|nobody (?:gets|cares|will)|no one (?:gets|cares)|without (?:asking|telling|consent)|do not tell|so that nobody|director told|not ask`,
  'בסתר|בסוד|אין סוגיה|אף אחד לא נפגע|בלי לשאול|לא מספרים|המנהל אמר',
);

/** The sentence speaks on of those the one before has named. */
const takesUp = whole(
  String.raw`they|them|their|some of them|these|he|she|nobody|some`,
  'הם|הן|אותם|אותן|חלקם|חלקן|איש|ואיש|שלהם|שלהן',
);

/** Words for anybody name nobody. */
const anybody =
  /^(?:people|society|industry|environment|public|participants|volunteers|companies|users|[והבל]{0,2}(?:אנשים|חברה|סביבה|ציבור))$/iu;

const most = 3;

/** Whom a text names where it speaks of harm, of loss, or of what was agreed: at most three, as written. */
export const namesPeople: Rule = ({ draft, say, language }) => {
  if (refuses[language].test(draft.text)) return null;
  const touches = (text: string | undefined) => text !== undefined && effects[language].test(text);
  const touched = draft.sentences.filter(({ text }, at) => {
    const next = draft.sentences[at + 1]?.text;
    return touches(text) || (touches(next) && takesUp[language].test(next ?? ''));
  });
  const found = touched.flatMap(({ text }) =>
    [...text.matchAll(new RegExp(markers.stakeholder[language], 'giu'))].map(([who]) => who),
  );
  const who = [...new Map(found.map((word) => [word.toLowerCase(), word])).values()].slice(0, most);
  const sentence = touched.find(({ text }) => markers.stakeholder[language].test(text));
  if (!sentence || who.every((word) => anybody.test(word))) return null;
  const names = who.map((word) => `“${word}”`).join(', ');
  return { kind: 'works', text: say.works.stakeholder(names), quote: quote(sentence.text) };
};

const gains = whole(
  String.raw`(?:help|protect|save|spare|let|allow|give|warn|harm|threaten|cost|free)(?:s|es)?|so that|matters? (?:for|to)|(?:can|could) (?:now )?(?:learn|go|live|read|grow|see|walk)|(?:pay|wait|walk|carry) less|breathes? (?:cleaner|less)|gains? most`,
  String.raw`עוזר|לעזור|עוזרת|מגן|מגנה|חוסך|חוסכת|חוסכים|מאפשר|מאפשרת|כדי ש\p{L}+|חשוב ל\p{L}+|יכולים|נשמו|משלמות|משלמים`,
);

const vague = whole(
  String.raw`not|n['’]t|nobody|many things|everything|everyone|no|would|must`,
  'לא|אין|הרבה דברים|כולם|חייבים',
);

/** A sentence that names somebody and what changes for them. */
export const namesGain: Rule = ({ draft, say, language }) => {
  for (const { text } of draft.sentences) {
    const who = markers.stakeholder[language].exec(text)?.[0];
    const isSaid = who !== undefined && gains[language].test(text) && !vague[language].test(text);
    if (!isSaid || anybody.test(who)) continue;
    if (text.endsWith('?')) continue;
    return { kind: 'works', text: say.works.matters(who), quote: quote(text) };
  }
  return null;
};
