import type { CoachFocus } from '../coach/coach-port.ts';
import { inOrder } from '../coach/in-order.ts';
import { noFacts } from '../exercise/facts.ts';
import { thankFor, thankForRevision } from '../steps/feedback.ts';
import { phrases } from '../phrases/phrases.ts';
import { stepsFor } from '../steps/steps-for.ts';
import type { Setting, TalkScript } from '../exercise/talk.ts';
import { sideBySide } from '../turn/side-by-side.ts';
import type { Shown } from '../turn/side-by-side.ts';
import { say } from '../turn/turn.ts';

import type { Asked } from '../steps/step.ts';
import { parseName } from './parse-name.ts';
import { audiences, verdicts } from './choices.ts';
import { canBeBuiltOn, topicMismatch } from './topic-overlap.ts';
import { comparison } from './comparison.ts';
import { fields, isScoredIn, ranges, scoresOf, texts as versions } from './record.ts';
import type { HalfLifeFacts, Name, TextName } from './record.ts';
import { scoreTable } from './score-table.ts';
import { texts } from './texts.ts';
import type { Texts } from './texts.ts';

export function script(setting: Setting): TalkScript<Name> {
  const { choose, write } = stepsFor<Name>(setting);
  const said = texts[setting.language];
  const help = setting.helps?.halfLife[setting.language];
  const shared = phrases[setting.language];
  const remembered = inOrder<Name>();
  const text = (
    name: TextName,
    asked: Asked<Name>,
    focus: CoachFocus,
    earlier: readonly TextName[],
  ) => {
    const before = earlier.at(-1);
    const range = ranges[name];
    const ifKept = (facts: HalfLifeFacts) =>
      before && facts[before] === facts[name] ? shared.keptUnchanged : null;
    return write(name, asked, {
      range,
      revises: before,
      isFree: true,
      fewest: 3,
      help: help?.[name],
      thanks: ifKept,
      feedback: {
        thanks: (facts) => {
          const kept = ifKept(facts);
          if (kept !== null) return kept;
          const thanks =
            name === 'text120Last'
              ? thankForRevision(facts.text120First, facts[name], range, setting)
              : thankFor(facts[name], range, setting);
          const strange = topicMismatch(facts, name);
          return strange === null ? thanks : `${thanks} ${said.strange[strange]}`;
        },
        grade: {
          text: (facts) => facts[name],
          show: 'whole',
          range,
          isLast: name === 'text120Last',
          keep: scoresOf(name),
        },
        coach: remembered((facts) => ({
          focus,
          draft: facts[name],
          earlier: earlier.map((field) => ({ field, text: facts[field] })),
          audience: { name: audienceName(facts), description: '' },
          range,
        })),
        ...(name !== 'text120Last' && { keepVersion: `${name}GPT3` }),
      },
    });
  };

  return {
    empty: noFacts(fields),
    opening: [say(said.welcome), say(shared.notice)],
    steps: [
      write('studentName', said.name, { exit: 'skip' }),
      choose('targetAudience', (facts) => said.audience(parseName(facts.studentName)), audiences),
      text('text120First', said.first, 'summary', []),
      text('text60', said.sixty, 'halving', ['text120First']),
      text('text30', said.thirty, 'halving', ['text120First', 'text60']),
      text(
        'text120Last',
        (facts) =>
          setting.edition === 'slim' || canBeBuiltOn(facts, 'text30') ? said.last : said.lastAnew,
        'rebuilding',
        ['text120First', 'text60', 'text30'],
      ),
      choose('whichIsBetter', said.which, verdicts, {
        before: (facts) => [
          { html: sideBySide(longTexts(facts, said, setting)) },
          ...(setting.edition === 'full' ? [{ html: comparison(facts, said) }] : []),
        ],
      }),
    ],
    closing: (facts) =>
      setting.edition === 'slim'
        ? [say(said.farewell)]
        : [
            { html: scoreTable(facts, said) },
            say(said.closing(parseName(facts.studentName), different(facts))),
          ],
    afterwards: [say(shared.afterwards)],
  };
}

function longTexts(facts: HalfLifeFacts, said: Texts, { edition }: Setting): readonly Shown[] {
  const shown = (name: 'text120First' | 'text120Last', title: string): Shown => {
    const score = facts[`${name}JargonScore`];
    const hasScore = edition === 'full' && isScoredIn(facts, name);
    return { title, text: facts[name], ...(hasScore && { note: said.score(score) }) };
  };
  return [shown('text120First', said.original), shown('text120Last', said.revised)];
}

const audienceName = (facts: HalfLifeFacts) =>
  audiences.find(({ value }) => value === facts.targetAudience)?.label.en.toLowerCase() ?? '';

const different = (facts: HalfLifeFacts) => new Set(versions.map((name) => facts[name])).size;
