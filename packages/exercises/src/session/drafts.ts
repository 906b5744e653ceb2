import { countWords } from '@vernacular/analyzer';

import type { Facts } from '../exercise/facts.ts';
import { thankFor } from '../steps/feedback.ts';
import { phrases } from '../phrases/phrases.ts';
import { isFilled, readText } from '../steps/read-text.ts';
import { startFrom, step } from '../steps/step.ts';
import type { Setting, TalkStep } from '../exercise/talk.ts';
import { offer } from '../turn/turn.ts';
import type { WordRange } from '../turn/turn.ts';

import { five } from './five.ts';
import { whatChanged } from './what-changed.ts';
import type { Five } from './five.ts';

/** A text of one to three paragraphs. */
export const wholeText: WordRange = { from: 150, to: 500 };

/** The fields in which a session keeps its drafts. */
export interface DraftNames<Name extends string> {
  readonly first: Name;
  readonly revision: (n: Five) => Name;
  readonly last: Name;
  /** The text as it stands, found from the others. */
  readonly current: Name;
}

/** The text as it stands before the revision of a question: the last revision so far, or the first text. */
export const textBefore = <Name extends string>(
  facts: Facts<Name>,
  names: DraftNames<Name>,
  n: number,
): string =>
  five
    .filter((each) => each < n)
    .map((each) => facts[names.revision(each)])
    .findLast((text) => text !== '') ?? facts[names.first];

const past = 6;

/** The text as it stands now. */
export const currentText = <Name extends string>(
  facts: Facts<Name>,
  names: DraftNames<Name>,
): string => textBefore(facts, names, past);

const unchanged = new Set([
  'no change',
  'no changes',
  'unchanged',
  'keep it',
  'בלי שינוי',
  'ללא שינוי',
  'אין שינוי',
]);

const isUnchanged = (text: string) =>
  unchanged.has(
    text
      .toLowerCase()
      .replace(/[^\p{L} ]/gu, '')
      .trim(),
  );

/** Asks for the text again, revised or as it is; what is kept is the whole text either way. */
export function draftStep<Name extends string>(
  setting: Setting,
  names: DraftNames<Name>,
  name: Name,
  asked: string,
  before: (facts: Facts<Name>) => string,
  show: 'whole' | 'brief',
): TalkStep<Name> {
  const said = phrases[setting.language];
  const isSame = (facts: Facts<Name>) => facts[name] === before(facts);
  return step<Name>(setting, {
    name,
    fills: [name],
    proof: isFilled(name),
    ask: () => [
      {
        ...offer(asked, [{ send: said.unchanged, label: said.unchanged }]),
        range: wholeText,
        ...startFrom(names.current, setting),
      },
    ],
    read: (answer, facts) => {
      if (isUnchanged(answer.text)) return { [name]: before(facts) } as Facts<Name>;
      const text = readText(answer, 3);
      return typeof text === 'string' ? ({ [name]: text } as Facts<Name>) : text.because;
    },
    thanks: true,
    feedback: {
      thanks: (facts) =>
        isSame(facts)
          ? said.keptUnchanged
          : name === names.last
            ? thankFor(facts[name], wholeText, setting)
            : [
                `${said.revised} ${said.words(countWords(facts[name]))}.`,
                said.changed(whatChanged(before(facts), facts[name])),
              ]
                .join(' ')
                .trim(),
      grade: { text: (facts) => (isSame(facts) && show === 'brief' ? null : facts[name]), show },
    },
  });
}
