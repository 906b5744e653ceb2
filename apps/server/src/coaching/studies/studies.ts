import { foldCode } from '@vernacular/contract';
import {
  exercises,
  exerciseNamed,
  researchVariantsOf,
  type Edition,
  type InLanguages,
  type ListedExercise,
  inLanguages,
} from '@vernacular/exercises';

import type { Dependencies, StudyDescription } from '../../dependencies/index.ts';
import { drawArm } from './draw-arm.ts';
import { words } from '../../words/index.ts';

interface Consent {
  readonly version: string;
  readonly text: InLanguages<string>;
}

/** Adds the site's terms and the contact to a study's text, so that nobody agrees to one without the other. */
export const withSiteTerms = (
  { version, text }: Consent,
  contact?: InLanguages<string> | null,
): Consent => ({
  version,
  text: inLanguages((language) => {
    const { siteTerms, questionsTo } = words[language].consent;
    const whom = contact ? [`${questionsTo}: ${contact[language]}`] : [];
    return [text[language].trim(), siteTerms, ...whom].join('\n\n');
  }),
});

/** The consent of studies without a text of their own. A changed text needs a new version. */
export const commonConsent = withSiteTerms({
  version: 'common-3',
  text: inLanguages((language) => words[language].consent.common),
});

export interface Arm {
  readonly name: string;
  readonly exercise: ListedExercise;
  readonly edition: Edition;
  /** When undefined, the full edition has checks. */
  readonly hasChecks?: boolean | undefined;
  /** The readers that a participant may ask about the finished text; undefined when the arm offers none. */
  readonly readers?: StudyDescription['arms'][number]['readers'];
}

/** `armOf` gives the arm of a participant by their place in the order of consent, from 0. */
export interface Study {
  readonly name: string;
  readonly title?: InLanguages<string> | undefined;
  readonly arms: readonly Arm[];
  readonly armOf: (place: number) => Arm;
  readonly consent: Consent;
  readonly debriefing?: InLanguages<string> | undefined;
  readonly contact?: InLanguages<string> | undefined;
  /** Valid codes by their folded form; undefined when any code, or none, is accepted. */
  readonly codes?: ReadonlyMap<string, string> | undefined;
  /** Whether each participant code takes part once, with one conversation. */
  readonly isSole: boolean;
  /** ISO 8601; undefined when the study has no start or no end. */
  readonly opens?: string | undefined;
  readonly closes?: string | undefined;
}

const ofOneArm = (name: string, arm: Arm): Study => ({
  name,
  arms: [arm],
  armOf: () => arm,
  consent: commonConsent,
  isSole: false,
});

function pagesOf(described: StudyDescription): readonly (readonly [string, Study])[] {
  const { name, title, random, consent, debriefing, contact, codes, opens, closes } = described;
  const arms = described.arms.map(({ name: arm, exercise, edition, checks, readers }): Arm => ({
    name: arm,
    exercise: exerciseNamed(exercise),
    edition,
    hasChecks: checks,
    readers,
  }));
  const armNamed = (wanted: string) => arms.find((arm) => arm.name === wanted)!;
  const pageWith = (armOf: Study['armOf']): Study => ({
    name,
    title,
    arms,
    armOf,
    consent: withSiteTerms(consent, contact),
    debriefing,
    contact,
    codes:
      codes === 'free' ? undefined : new Map(codes.map((code) => [foldCode(code), code] as const)),
    isSole: described.oneAnswerPerCode,
    opens,
    closes,
  });
  if (random)
    return [
      [random.link, pageWith((place) => armNamed(drawArm(described.arms, random, place)))] as const,
    ];
  return described.arms.map((arm) => [arm.link ?? '', pageWith(() => armNamed(arm.name))] as const);
}

/**
 * Returns 'open' while the study accepts new participants, 'before' until then and 'over' afterwards. Earlier
 * participants may finish after the end.
 */
export function stateOf({ opens, closes }: Study, now: Date): 'before' | 'open' | 'over' {
  if (opens !== undefined && now < new Date(opens)) return 'before';
  return closes !== undefined && now >= new Date(closes) ? 'over' : 'open';
}

/**
 * All studies, by the last part of their page address: those that STUDIES describes, the hidden pages of RESEARCH_PATHS
 * (`{uuid}-{variant}`), and each exercise with a screen under its own name (for `research=true`).
 */
export function studiesOf({
  config: { RESEARCH_PATHS },
  studies: described = [],
}: Pick<Dependencies, 'config' | 'studies'>) {
  const studies = new Map<string, Study>(described.flatMap(pagesOf));
  for (const exercise of exercises) {
    const arm: Arm = { name: 'full', exercise, edition: 'full' };
    if (exercise.route !== null) studies.set(exercise.name, ofOneArm(exercise.name, arm));
    for (const { name, edition } of researchVariantsOf(exercise)) {
      const uuid = RESEARCH_PATHS?.[name];
      if (uuid !== undefined)
        studies.set(`${uuid}-${name}`, ofOneArm(name, { name: edition, exercise, edition }));
    }
  }
  return studies as ReadonlyMap<string, Study>;
}
