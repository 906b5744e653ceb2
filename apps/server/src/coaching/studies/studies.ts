import { foldCode } from '@vernacular/contract';
import {
  exercises,
  exerciseNamed,
  researchVariantsOf,
  type Edition,
  type InLanguages,
  type ListedExercise,
} from '@vernacular/exercises';

import type { Dependencies, StudyDescription } from '../../dependencies/index.ts';
import { commonConsent, withSiteTerms } from './consent-text.ts';
import { drawArm } from './draw-arm.ts';

export interface Arm {
  readonly name: string;
  readonly exercise: ListedExercise;
  readonly edition: Edition;
  /** When undefined, the full edition has checks. */
  readonly hasChecks?: boolean | undefined;
  /** The readers that a participant may ask about the finished text; undefined when the arm offers none. */
  readonly readers?: StudyDescription['arms'][number]['readers'];
}

export interface Study {
  readonly name: string;
  readonly title: InLanguages<string> | null;
  readonly arms: readonly Arm[];
  readonly armOf: (place: number) => Arm;
  readonly consent: { readonly version: string; readonly text: InLanguages<string> };
  readonly debriefing: InLanguages<string> | null;
  readonly contact: InLanguages<string> | null;
  /** Valid codes by their folded form; null when any code, or none, is accepted. */
  readonly codes: ReadonlyMap<string, string> | null;
  readonly isSole: boolean;
  /** ISO 8601; null when the study has no start or no end. */
  readonly opens: string | null;
  readonly closes: string | null;
}

const ofOneArm = (name: string, arm: Arm): Study => ({
  name,
  title: null,
  arms: [arm],
  armOf: () => arm,
  consent: commonConsent,
  debriefing: null,
  contact: null,
  codes: null,
  isSole: false,
  opens: null,
  closes: null,
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
    consent: withSiteTerms(consent, contact ?? null),
    debriefing: debriefing ?? null,
    contact: contact ?? null,
    codes: codes === 'free' ? null : new Map(codes.map((code) => [foldCode(code), code] as const)),
    isSole: described.oneAnswerPerCode,
    opens: opens ?? null,
    closes: closes ?? null,
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
  if (opens !== null && now < new Date(opens)) return 'before';
  return closes !== null && now >= new Date(closes) ? 'over' : 'open';
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
