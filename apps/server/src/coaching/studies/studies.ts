import {
  exercises,
  researchVariantsOf,
  type Edition,
  type InLanguages,
  type ListedExercise,
} from '@vernacular/exercises';

import type { Config } from '../../outside/index.ts';
import { commonConsent } from './common-consent.ts';

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
  /** Whether it takes one answer of each participant code. */
  readonly isSole: boolean;
}

const ofOneArm = (name: string, arm: Arm): Study => ({
  name,
  title: null,
  arms: [arm],
  armOf: () => arm,
  consent: commonConsent,
  isSole: false,
});

/**
 * The studies of a site, by the end of the address of their pages: the hidden ones of RESEARCH_PATHS, and every exercise
 * under its own name, for addresses that say `research=true`.
 */
export function studiesOf({ RESEARCH_PATHS }: Pick<Config, 'RESEARCH_PATHS'>) {
  const studies = new Map<string, Study>();
  for (const exercise of exercises) {
    const arm: Arm = { name: 'full', exercise, edition: 'full' };
    studies.set(exercise.name, ofOneArm(exercise.name, arm));
    for (const { name, edition } of researchVariantsOf(exercise)) {
      const uuid = RESEARCH_PATHS?.[name];
      if (uuid !== undefined)
        studies.set(`${uuid}-${name}`, ofOneArm(name, { name: edition, exercise, edition }));
    }
  }
  return studies as ReadonlyMap<string, Study>;
}
