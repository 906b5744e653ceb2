import type { Setting, TalkScript } from '../exercise/script-types.ts';
import { onceAnswered } from '../coach/coach-brief.ts';
import { draftNames, type Name } from '../session/choice-record.ts';
import { choiceScript } from '../session/choice-script.ts';
import { textBefore } from '../session/drafts.ts';
import { stepsFor } from '../steps/step-builders.ts';
import type { WordRange } from '../turn/turn.ts';
import { words } from '../words/words.ts';

const about120: WordRange = { from: 100, to: 140 };
const about60: WordRange = { from: 45, to: 75 };
const about30: WordRange = { from: 20, to: 40 };

const ranges: Partial<Record<Name, WordRange>> = {
  revisionAfterQuestion2: about60,
  revisionAfterQuestion3: about60,
  revisionAfterQuestion4: about60,
  // A student who finishes early has a text of either length.
  finalText: { from: about60.from, to: about120.to },
};

export function script(setting: Setting): TalkScript<Name> {
  const { write } = stepsFor<Name>(setting);
  const said = words[setting.language].halfLifeResearch;
  const help = setting.helps?.[setting.language].halfLifeResearch;
  return choiceScript(setting, {
    said,
    help: help?.initialText,
    range: (name) => ranges[name] ?? about120,
    details: (n, name, more) =>
      write(name, said.questions[n].details, {
        exit: 'skip',
        ...more,
        ...(n === 5 && { range: about30 }),
        help: help?.[name],
        feedback: {
          ...more.feedback,
          ...(n === 3 && {
            grade: {
              text: (facts) => textBefore(facts, draftNames, n),
              show: 'whole',
              range: about60,
            },
          }),
        },
      }),
    brief: () => ({ focus: 'answer' }),
    revised: (n, facts) =>
      onceAnswered<Name>(`question${n}Details`, () => ({
        focus: 'answer',
        draft: facts[`revisionAfterQuestion${n}`],
        answer: facts[`question${n}Details`],
      }))(facts),
  });
}
