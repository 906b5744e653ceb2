import { isBoast } from './overclaim.ts';
import type { Look } from './rule.ts';
import { whole } from './whole.ts';

/** Says of a concern that it is none. */
const wavesOff = whole(
  String.raw`(?:no|not an?) (?:\p{L}+ )?(?:problems?|issues?|dilemmas?|big deal)|nothing (?:to worry about|wrong)|(?:is|are|be) (?:ok|okay|fine)(?= |[.,!]|$)|(?:does|do) ?n[o'’]t matter|who cares`,
  String.raw`אין (?:\p{L}+ )?(?:בעי(?:ה|ות)|דילמ(?:ה|ות)|מה לדאוג|סיבה לדאגה)|(?:זו?|זאת) לא בעיה|לא נורא|ה?כו?ל (?:יהיה )?בסדר`,
);

/** “As scientists have shown”: nobody who could be asked, and nowhere to look. */
const ofNobody = whole(
  String.raw`(?:scientists?|experts?|researchers|studies|research|science) (?:have |has |all |clearly )*(?:shown?|shows|prov(?:es?|ed|en)|found|says?|said|agrees?|knows?|confirm(?:s|ed)?)`,
  String.raw`(?:מחקרים|מדענים|מומחים|חוקרים|המדע) (?:רבים )?(?:מראים|הראו|מוכיחים|הוכיחו|מצאו|אומרים|טוענים|יודעים|קובעים|הוכיח|מראה)`,
);
const isOfNobody = (text: string, language: Look['language']) =>
  ofNobody[language].test(text) && !/\d{4}|\p{Ll} \p{Lu}\p{Ll}/u.test(text);

/** “Happy parents vote, happy parents vote”: words said again say nothing more. */
const chant = /(?<!\p{L})(\p{L}+(?: \p{L}+){1,4})[\s,;!.]+\1(?!\p{L})/iu;

/** Whether nothing in a sentence is praised: it promises more than a study can, waves a concern off or only repeats. Shown under praise, it would be read as approved. */
export const isUnpraised = (text: string, language: Look['language']): boolean =>
  isBoast(text, language) ||
  wavesOff[language].test(text) ||
  isOfNobody(text, language) ||
  chant.test(text);
