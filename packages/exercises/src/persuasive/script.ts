import { countWords } from '@vernacular/analyzer';

import { labelOf, yesNoUnsure } from '../answers/choices.ts';
import type { CoachFocus } from '../coach/coach-port.ts';
import { inOrder, type CoachBrief } from '../coach/coach-brief.ts';
import { noFacts } from '../answers/record-fields.ts';
import { skipped } from '../answers/commands.ts';
import { phrases, messageFormatters, words } from '../words/words.ts';
import { stepsFor } from '../steps/step-builders.ts';
import type { Setting, TalkScript } from '../exercise/script-types.ts';
import { sideBySide } from '../turn/side-by-side.ts';
import { say } from '../turn/turn.ts';

import { isHatefulValue } from './is-hateful-value.ts';
import { opensWith } from './opens-with-value.ts';
import { audiences, fields, verdicts, type Name, type PersuasiveFacts } from './record.ts';

const about120 = { from: 100, to: 140 };
const drafts = ['originalText', 'textLogos', 'textPathos', 'textEthos'] as const;

type Draft = (typeof drafts)[number];

/**
 * In words. A longer value is not repeated to the student, and one of more than `longestLookedFor` is not searched
 * for either.
 */
const longestValue = 5;
const longestLookedFor = 10;

export function script(setting: Setting): TalkScript<Name> {
  const { choose, write } = stepsFor<Name>(setting);
  const said = words[setting.language].persuasive;
  const help = setting.helps?.[setting.language].persuasive;
  const shared = phrases[setting.language];

  const { fill } = messageFormatters[setting.language];

  const remembered = inOrder<Name>();
  // The slim edition asks the same questions of everybody.
  const insteadOf = ({ textAudienceInterests: value }: PersuasiveFacts) => {
    if (setting.edition !== 'full') return null;
    if (isHatefulValue(value)) return said.againstPeople;
    if (value === skipped) return said.unnamed;
    return countWords(value) > longestValue ? said.longValue : null;
  };
  const revise = (
    name: Exclude<Draft, 'originalText'>,
    asked: string | ((facts: PersuasiveFacts) => string),
    focus: CoachFocus,
    about: (facts: PersuasiveFacts) => string = () => '',
  ) =>
    write(name, asked, {
      range: about120,
      revises: draftBefore(name),
      fewest: 3,
      thanks: true,
      help: help?.[name],
      feedback: {
        grade: {
          text: (facts) => (isUnchanged(facts, name) ? null : facts[name]),
          show: 'brief',
          range: about120,
          isLast: name === drafts.at(-1),
        },
        coach: remembered((facts) =>
          isUnchanged(facts, name)
            ? null
            : { ...brief(focus, facts, name), answer: about(facts), range: about120 },
        ),
        keepVersion: `${name}Gpt3` as Name,
      },
    });

  const isItThere = (
    name: Name,
    asked: string | ((facts: PersuasiveFacts) => string),
    focus: CoachFocus,
    draft: Draft,
    about: (facts: PersuasiveFacts) => string = () => '',
  ) =>
    choose(name, asked, yesNoUnsure, {
      as: 'words',
      // The specification has no field for the first of these three answers, so its absence proves nothing.
      ...(name === 'logosReasonsGiven' && {
        proof: (facts: PersuasiveFacts) => (facts[name] === '' ? 'unknown' : 'answered'),
      }),
      feedback: {
        coach: remembered((facts) => ({
          ...brief(focus, facts, draft),
          answer: about(facts),
          choice: facts[name],
        })),
      },
    });

  return {
    empty: noFacts(fields),
    opening: [say(said.welcome), say(shared.notice)],
    steps: [
      choose('targetAudience', said.audience, audiences),
      write('detailedAudience', said.details, {
        thanks: true,
        help: help?.detailedAudience,
        exit: 'skip',
      }),
      write('originalText', said.original, {
        range: about120,
        fewest: 3,
        thanks: true,
        help: help?.originalText,
        feedback: {
          grade: {
            text: (facts) => facts.originalText,
            show: 'whole',
            range: about120,
            keep: ({ rareWords }) => ({
              originalTextJargon: rareWords.map(({ word }) => word).join(', '),
            }),
          },
        },
      }),
      isItThere('logosReasonsGiven', said.reasons, 'claims', 'originalText'),
      revise('textLogos', said.logos, 'logos'),
      write('textAudienceInterests', said.value, {
        range: { from: 2, to: 5 },
        help: help?.textAudienceInterests,
        exit: 'skip',
      }),
      isItThere(
        'pathosInterestsReflected',
        (facts) =>
          insteadOf(facts)?.reflected ?? fill(said.valueReflected, { value: namedValue(facts) }),
        'value',
        'textLogos',
        sharedValue,
      ),
      revise(
        'textPathos',
        (facts) =>
          insteadOf(facts)?.pathos ??
          fill(
            setting.edition === 'full' && opensWith(facts.textLogos, facts.textAudienceInterests)
              ? said.early
              : said.pathos,
            { value: namedValue(facts) },
          ),
        'pathos',
        sharedValue,
      ),
      write('ethosAffiliation', said.trust, {
        thanks: true,
        help: help?.ethosAffiliation,
        exit: 'skip',
      }),
      isItThere(
        'ethosAffiliationReflected',
        ({ ethosAffiliation }) =>
          ethosAffiliation === skipped ? said.anyTrust : said.trustReflected,
        'credentials',
        'textPathos',
        ownPerson,
      ),
      revise('textEthos', said.ethos, 'ethos', ownPerson),
      choose('whichIsBetter', said.which, verdicts, {
        before: (facts) => [
          {
            html: sideBySide([
              { title: said.headings.original, text: facts.originalText },
              { title: said.headings.revised, text: facts.textEthos },
            ]),
          },
        ],
      }),
      write('whyIsBetter', said.why, { help: help?.whyIsBetter, exit: 'skip' }),
      write('whatYouHaveLearnt', said.learnt, { help: help?.whatYouHaveLearnt, exit: 'skip' }),
      write('additionalInformation', said.more, {
        help: help?.additionalInformation,
        exit: 'skip',
      }),
    ],
    closing: (facts) => {
      const times = drafts.slice(1).filter((name) => !isUnchanged(facts, name)).length;
      return [say(said.closing[times as 0 | 1 | 2 | 3])];
    },
    afterwards: [say(shared.afterwards)],
  };
}

const draftBefore = (name: Draft): Draft => drafts[drafts.indexOf(name) - 1]!;

/** An unchanged version has had its feedback already. */
const isUnchanged = (facts: PersuasiveFacts, name: Draft) =>
  facts[name] === facts[draftBefore(name)];

/** The value as it is said back: “about trust” names trust. */
const namedValue = ({ textAudienceInterests: value }: PersuasiveFacts) =>
  value.replace(/^about (?=\S)/iu, '');

/** The value for the coach to look for; empty if it is against people, skipped or too long. */
const sharedValue = ({ textAudienceInterests: value }: PersuasiveFacts) =>
  isHatefulValue(value) || value === skipped || countWords(value) > longestLookedFor ? '' : value;

const ownPerson = ({ ethosAffiliation: told }: PersuasiveFacts) => (told === skipped ? '' : told);

const brief = (focus: CoachFocus, facts: PersuasiveFacts, draft: Draft): CoachBrief => ({
  focus,
  draft: facts[draft],
  earlier: drafts.slice(0, drafts.indexOf(draft)).map((field) => ({ field, text: facts[field] })),
  audience: {
    name: labelOf(audiences, facts.targetAudience, 'en').toLowerCase(),
    description: facts.detailedAudience === skipped ? '' : facts.detailedAudience,
  },
});
