import { quote } from '../text/quote.ts';
import { holdsBeginning } from '../text/stem.ts';
import { nothingOfAnswer } from './answers.ts';
import { missing } from './cues.ts';
import { has } from './markers.ts';
import { namesGain } from './people.ts';
import { deniesAll } from './proven.ts';
import type { Rule } from './rule.ts';
import { whole } from './whole.ts';

const critic = whole(
  'critics?|criticis\\p{L}+|sceptics?|objections?|opponents?',
  'מבקר\\p{L}*|ביקורת|התנגד\\p{L}+',
);
const noPeople = missing('stakeholder', (say) => say.noStakeholder);
const noObjectionCue = missing('objection', (say) => say.noObjection);
/** Who has just let a critic speak is not asked for one. */
export const noObjection: Rule = (look) =>
  critic[look.language].test(look.answer.text) ? null : noObjectionCue(look);

/** Nobody is called unnamed where anybody at all is spoken of. */
export const noStakeholder: Rule = (look) =>
  has(look.draft.text, 'power', look.language) || has(look.draft.text, 'somebody', look.language)
    ? null
    : noPeople(look);

/** A sentence that says where the result stops, and does not deny that it stops anywhere. */
export const saysLimit: Rule = ({ draft, say, language }) => {
  const found = draft.sentences.find(
    ({ text }) =>
      has(text, 'namedLimit', language) && !deniesAll[language].test(text) && !text.endsWith('?'),
  );
  return found ? { kind: 'works', text: say.works.limit, quote: quote(found.text) } : null;
};

const noLimitCue = missing('limit', (say) => say.noLimit);
/** What would be praised as a limit is never called missing. */
export const noLimit: Rule = (look) => (saysLimit(look) ? null : noLimitCue(look));
const noCue = missing('matters', (say) => say.noWhy);
/** Who gains is a reason to care; where nobody does, and no word tells of one, it is asked for. */
export const noWhy: Rule = (look) => {
  const absent = namesGain(look) ? null : noCue(look);
  return absent && { ...absent, kind: 'question' };
};

const nothingOfValue = nothingOfAnswer((say, value) => say.missingValue(value));
/** The value the student named stands nowhere in the text; in Hebrew not even by how its words begin: קולות in קולו. */
export const noValue: Rule = (look) => {
  const { answer, draft, language } = look;
  const mayStand = answer.words.some(
    ({ text, isContent }) =>
      isContent && draft.words.some((word) => holdsBeginning(word.text, text)),
  );
  return language === 'he' && mayStand ? null : nothingOfValue(look);
};
const nothingOfSelf = nothingOfAnswer((say) => say.missingCredentials);
/** Where the writer stands in the text with a role of their own, nothing of them is called missing. */
export const noCredentials: Rule = (look) =>
  has(look.draft.text, 'ownRole', look.language) ? null : nothingOfSelf(look);
