import {
  exercises,
  exerciseNamed,
  researchVariantsOf,
  type Edition,
  type InLanguages,
  type ListedExercise,
} from '@vernacular/exercises';

import type { Outside, StudyDescription } from '../../outside/index.ts';
import { commonConsent, withSiteTerms } from './consent-text.ts';
import { drawArm } from './draw-arm.ts';

/** What one group of participants meets. */
export interface Arm {
  readonly name: string;
  readonly exercise: ListedExercise;
  readonly edition: Edition;
}

/** A study as the site runs it. */
export interface Study {
  /** How tables of researchers call it. */
  readonly name: string;
  /** Null where its page is called like its exercise. */
  readonly title: InLanguages<string> | null;
  readonly arms: readonly Arm[];
  /** The arm of the next participant, by how many were given one before. */
  readonly armOf: (place: number) => Arm;
  readonly consent: { readonly version: string; readonly text: InLanguages<string> };
  /** What it says to whoever has finished. */
  readonly debriefing: InLanguages<string> | null;
  /** Whom its participants may ask. */
  readonly contact: InLanguages<string> | null;
  /** The participant codes it knows, by their small letters; null where any or none will do. */
  readonly codes: ReadonlyMap<string, string> | null;
  /** Whether it takes one answer of each participant code. */
  readonly isSole: boolean;
  /** ISO 8601; null where it has no beginning or no end. */
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

/** The pages of a study of STUDIES, each with the study as whoever opens it meets it. */
function pagesOf(described: StudyDescription): readonly (readonly [string, Study])[] {
  const { name, title, random, consent, debriefing, contact, codes, opens, closes } = described;
  const arms = described.arms.map(({ name: arm, exercise, edition }): Arm => ({
    name: arm,
    exercise: exerciseNamed(exercise),
    edition,
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
    codes:
      codes === 'free' ? null : new Map(codes.map((code) => [code.toLowerCase(), code] as const)),
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

/** Whether a study takes participants at a moment. Who agreed before its end may finish after it. */
export function stateOf({ opens, closes }: Study, now: Date): 'before' | 'open' | 'over' {
  if (opens !== null && now < new Date(opens)) return 'before';
  return closes !== null && now >= new Date(closes) ? 'over' : 'open';
}

/**
 * The studies of a site, by the end of the address of their pages: those of STUDIES, the hidden ones of RESEARCH_PATHS,
 * and every exercise with a screen under its own name, for addresses that say `research=true`.
 */
export function studiesOf({
  config: { RESEARCH_PATHS },
  studies: described = [],
}: Pick<Outside, 'config' | 'studies'>) {
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
