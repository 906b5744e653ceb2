import { isBoast } from './overclaim.ts';
import type { Look } from './rule.ts';
import { whole } from './whole.ts';

/** Says of a concern that it is none. */
const wavesOff = whole(
  String.raw`(?:no|not an?) (?:\p{L}+ )?(?:problems?|issues?|dilemmas?|big deal)|nothing (?:to worry about|wrong)|(?:is|are|be) (?:ok|okay|fine)(?= |[.,!]|$)|(?:does|do) ?n[o'’]t matter|who cares`,
  String.raw`אין (?:\p{L}+ )?(?:בעי(?:ה|ות)|דילמ(?:ה|ות)|מה לדאוג|סיבה לדאגה)|(?:זו?|זאת) לא בעיה|לא נורא|ה?כו?ל (?:יהיה )?בסדר`,
);

/** “Happy parents vote, happy parents vote”: words said again say nothing more. */
const chant = /(?<!\p{L})(\p{L}+(?: \p{L}+){1,4})[\s,;!.]+\1(?!\p{L})/iu;

/** Whether nothing in a sentence is praised: it promises more than a study can, waves a concern off or only repeats. Shown under praise, it would be read as approved. */
export const isUnpraised = (text: string, language: Look['language']): boolean =>
  isBoast(text, language) || wavesOff[language].test(text) || chant.test(text);
