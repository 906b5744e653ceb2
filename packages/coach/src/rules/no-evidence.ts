import { missing } from './cues.ts';
import type { Rule } from './rule.ts';
import { whole } from './whole.ts';

/** What could be a number or a source, read as widely as can be. */
const numberOrSource = whole(
  String.raw`two|three|four|five|six|seven|eight|nine|ten|twelve|dozens?|hundreds?|thousands?|millions?|twice|half|third|quarter|stud(?:y|ies|ied)|research\p{L}*|reports?|reported|surveys?|asked|experts?|scientists?|journals?|according|proven?|found|tests?|tested`,
  String.raw`שני|שתי|שלוש\p{L}*|ארבע\p{L}*|חמי?ש\p{L}*|שש\p{L}*|שבע\p{L}*|שמונ\p{L}*|תשע\p{L}*|עשר\p{L}*|מא(?:ה|ות)|אל(?:ף|פים)|מיליו\p{L}+|חצי|שליש|רבע|מחקר\p{L}*|חוקר\p{L}*|סקר\p{L}*|דו[״"]ח\p{L}*|מומח\p{L}+|מדענ\p{L}+|לפי|על פי|מצא\p{L}*|נמצא\p{L}*|בדק\p{L}*|שאלנו`,
);
/** Neither a number nor a source in the whole text. */
export const noEvidenceHere: Rule = (look) => {
  const found = missing('evidence', (say) => say.noEvidenceAtAll)(look);
  const isTold = numberOrSource[look.language].test(look.draft.text);
  return found && !isTold ? { ...found, text: look.say.facts.noEvidence } : null;
};
