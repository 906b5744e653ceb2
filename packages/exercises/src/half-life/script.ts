import type { CoachFocus } from '../coach/coach-port.ts';
import { inOrder } from '../coach/coach-brief.ts';
import { noFacts } from '../answers/record-fields.ts';
import { thankFor, thankForRevision } from '../steps/feedback.ts';
import { messageFormatters, phrases, words } from '../words/words.ts';
import { stepsFor, type Asked } from '../steps/step-builders.ts';
import type { Setting, TalkScript } from '../exercise/script-types.ts';
import { sideBySide, type Shown } from '../turn/side-by-side.ts';
import { say } from '../turn/turn.ts';
import { parseName } from './parse-name.ts';
import { canBeBuiltOn, topicMismatch } from './can-be-built-on.ts';
import { comparison, scoreTable } from './version-comparison.ts';
import {
  audiences,
  fields,
  isScoredIn,
  ranges,
  scoresOf,
  texts as versions,
  verdicts,
  type HalfLifeFacts,
  type Name,
  type TextName,
} from './record.ts';

export function script(setting: Setting): TalkScript<Name> {
  const { choose, write } = stepsFor<Name>(setting);
  const said = words[setting.language].halfLife;
  const help = setting.helps?.[setting.language].halfLife;
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

  const { fill } = messageFormatters[setting.language];
  const greet = (
    { named, unnamed }: { readonly named: string; readonly unnamed: string },
    { studentName }: HalfLifeFacts,
    values: Readonly<Record<string, string>> = {},
  ) => {
    const name = parseName(studentName);
    return fill(name === '' ? unnamed : named, { ...values, name });
  };

  return {
    empty: noFacts(fields),
    opening: [say(said.welcome), say(shared.notice)],
    steps: [
      write('studentName', said.name, { exit: 'skip' }),
      choose('targetAudience', (facts) => greet(said.audience, facts), audiences),
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
          { html: sideBySide(longTexts(facts, setting)) },
          ...(setting.edition === 'full' ? [{ html: comparison(facts, setting.language) }] : []),
        ],
      }),
    ],
    closing: (facts) =>
      setting.edition === 'slim'
        ? [say(said.farewell)]
        : [
            { html: scoreTable(facts, said) },
            say(greet(said.closing, facts, { times: said.times[different(facts)] })),
          ],
    afterwards: [say(shared.afterwards)],
  };
}

function longTexts(facts: HalfLifeFacts, { edition, language }: Setting): readonly Shown[] {
  const said = words[language].halfLife;
  const shown = (name: 'text120First' | 'text120Last', title: string): Shown => {
    const score = facts[`${name}JargonScore`];
    const hasScore = edition === 'full' && isScoredIn(facts, name);
    return {
      title,
      text: facts[name],
      ...(hasScore && { note: messageFormatters[language].fill(said.score, { score }) }),
    };
  };
  return [shown('text120First', said.original), shown('text120Last', said.revised)];
}

const audienceName = (facts: HalfLifeFacts) =>
  audiences.find(({ value }) => value === facts.targetAudience)?.label.en.toLowerCase() ?? '';

const different = (facts: HalfLifeFacts) =>
  new Set(versions.map((name) => facts[name])).size as 1 | 2 | 3 | 4;
