import type { CoachFocus } from '../coach/coach-port.ts';
import { inOrder, type CoachBrief } from '../coach/coach-brief.ts';
import { noFacts, type Facts } from '../answers/record-fields.ts';
import type { FeedbackPlan } from '../steps/feedback.ts';
import { phrases, words } from '../words/words.ts';
import { sideBySide } from '../turn/side-by-side.ts';
import { stepsFor } from '../steps/step-builders.ts';
import type { Setting, TalkScript } from '../exercise/script-types.ts';
import { say, type WordRange } from '../turn/turn.ts';

import { fields, verdicts, type Name } from './record.ts';

const about110: WordRange = { from: 100, to: 120 };
const about120: WordRange = { from: 100, to: 140 };
const reasons: WordRange = { from: 20, to: 60 };

export function script(setting: Setting): TalkScript<Name> {
  const { choose, write } = stepsFor<Name>(setting);
  const said = words[setting.language].ethics;
  const help = setting.helps?.[setting.language].ethics;
  const shared = phrases[setting.language];

  const remembered = inOrder<Name>();
  const draft = (
    name: 'originalText' | 'mitigateText' | 'finalText',
    asked: string,
    range: WordRange,
    feedback: Pick<FeedbackPlan<Name>, 'coach' | 'keepComments'> = {},
    before?: 'originalText' | 'mitigateText',
  ) =>
    write(name, asked, {
      // The specification lets a client set these fields, but no question asks for them.
      fills:
        name === 'originalText'
          ? ['targetAudience', 'detailedAudience', 'additionalInformation']
          : [],
      range,
      revises: before,
      fewest: 3,
      help: help?.[name],
      thanks: true,
      feedback: {
        grade: {
          text: (facts) => (before && facts[before] === facts[name] ? null : facts[name]),
          show: 'brief',
          range,
          isLast: name === 'finalText',
        },
        ...feedback,
      },
    });

  return {
    empty: noFacts(fields),
    opening: [say(said.welcome), say(shared.notice)],
    steps: [
      draft('originalText', said.issue, about110, {
        coach: remembered(coach('issue', 'originalText', [])),
      }),
      draft(
        'mitigateText',
        said.resolutions,
        about120,
        {
          coach: remembered(coach('resolutions', 'mitigateText', ['originalText'])),
          keepComments: 'mitigateTextGpt3',
        },
        'originalText',
      ),
      draft(
        'finalText',
        said.final,
        about120,
        {
          coach: remembered((facts) =>
            facts.finalText === facts.mitigateText
              ? null
              : coach('final', 'finalText', ['originalText', 'mitigateText'])(facts),
          ),
        },
        'mitigateText',
      ),
      choose('whichIsBetter', said.which, verdicts, {
        before: (facts) => [
          {
            html: sideBySide([
              { title: said.headings.original, text: facts.originalText },
              { title: said.headings.final, text: facts.finalText },
            ]),
          },
        ],
      }),
      write(
        'whyIsBetter',
        ({ whichIsBetter }) => (whichIsBetter === '3' ? said.whyEqual : said.why),
        { range: reasons, help: help?.whyIsBetter, exit: 'skip' },
      ),
    ],
    closing: ({ originalText, mitigateText, finalText }) => {
      const different = new Set([originalText, mitigateText, finalText]).size;
      return [say(said.closing[different as 1 | 2 | 3])];
    },
    afterwards: [say(shared.afterwards)],
  };
}

const coach =
  (focus: CoachFocus | 'final', name: Name, earlier: readonly Name[]) =>
  (facts: Facts<Name>): CoachBrief => ({
    focus,
    draft: facts[name],
    earlier: earlier.map((field) => ({ field, text: facts[field] })),
  });
