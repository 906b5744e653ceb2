import type { ConversationLanguage } from '@vernacular/exercises';

import { quote } from '../text/quote.ts';
import { markers } from './markers.ts';
import type { Rule } from './rule.ts';
import { whole } from './whole.ts';

/** Words for anybody name nobody. */
const anybody =
  /^(?:people|society|industry|environment|public|participants|volunteers|companies|users|[והבל]{0,2}(?:אנשים|חברה|סביבה|ציבור))$/iu;

const gains = whole(
  String.raw`(?:help|protect|save|spare|let|allow|give|warn|harm|threaten|cost|(?<!-)free)(?:s|es)?|so that|matters? (?:for|to)|(?:can|could) (?:now )?(?:learn|go|live|read|grow|see|walk)|(?:pay|wait|walk|carry) less|breathes? (?:cleaner|less)|gains? most`,
  String.raw`עוזר|לעזור|עוזרת|מגן|מגנה|חוסך|חוסכת|חוסכים|מאפשר|מאפשרת|כדי ש\p{L}+|חשוב ל\p{L}+|יכולים|נשמו|משלמות|משלמים`,
);

const vague = whole(
  String.raw`not|n['’]t|nobody|many things|everything|everyone|no|would|must|believes?|thinks?|everybody|anyone who|the whole|in the world`,
  'לא|אין|הרבה דברים|כולם|חייבים|לכל מי|כל תחום|כל העולם|בעולם',
);

/** An animal in an example is nobody for whom a text matters. */
const noReader =
  /^(?:animals?|mice|rats|dogs?|cats?|monkeys?|macaques?|humans?|[ושהבכלמ]{0,2}(?:בעלי חיים|חיות|עכברים|חולדות|קופים|כלבים|חתולים|בני אדם))$/iu;

/** Whether a word for people, as found in a text, means some in particular who could speak. */
export const isSomebody = (word: string): boolean => !anybody.test(word) && !noReader.test(word);

/** How many characters may stand between those who are named and what changes for them. */
const near = 30;

/** Where these follow, who stands before them gains; where another follows, who stands before does it to somebody else. */
const ofOwn = whole(
  String.raw`so that|matters? (?:for|to)|(?:can|could) (?:now )?(?:learn|go|live|read|grow|see|walk)|(?:pay|wait|walk|carry) less|breathes? (?:cleaner|less)|gains? most`,
  'יכולים|נשמו|משלמות|משלמים',
);

/** Whom a sentence names beside a word for what changes; null where the two stand apart. */
function gainer(text: string, language: ConversationLanguage): string | null {
  const all = (pattern: RegExp) => [...text.matchAll(new RegExp(pattern, 'giu'))];
  const changes = all(gains[language]);
  const found = all(markers.stakeholder[language]).find((who) =>
    changes.some((change) => {
      const [first, second] = who.index < change.index ? [who, change] : [change, who];
      const isDoer = first === who && !ofOwn[language].test(change[0]);
      return !isDoer && second.index - (first.index + first[0].length) <= near;
    }),
  );
  return found?.[0] ?? null;
}

/** A sentence that names somebody and what changes for them. */
export const namesGain: Rule = ({ draft, say, language }) => {
  for (const { text } of draft.sentences) {
    const who = vague[language].test(text) ? null : gainer(text, language);
    if (who === null || anybody.test(who) || noReader.test(who)) continue;
    if (text.endsWith('?')) continue;
    return { kind: 'works', text: say.works.matters(who), quote: quote(text) };
  }
  return null;
};
