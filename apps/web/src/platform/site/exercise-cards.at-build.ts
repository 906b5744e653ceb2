import { exercises, researchVariantsOf, type InLanguages } from '@vernacular/exercises';

type Said = InLanguages<{ readonly name: string; readonly card: string }>;

/** Name, path and card of each exercise that the site lists, by language. Computed at build time. */
export const exerciseCards: readonly {
  readonly name: string;
  readonly route: string;
  readonly said: Said;
}[] = exercises.flatMap((exercise) => {
  if (exercise.route === null) return [];
  const introductions = Object.entries(exercise.introduction);
  const said = introductions.map(([language, { name, card }]) => [language, { name, card }]);
  return {
    name: exercise.name,
    route: exercise.route,
    said: Object.fromEntries(said) as Said,
  };
});

/** Names of the research editions of all exercises, such as `halflife-slim`. */
export const studyVariants: readonly string[] = exercises
  .flatMap(researchVariantsOf)
  .map(({ name }) => name);
