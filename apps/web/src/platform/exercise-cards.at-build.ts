import { exercises, researchVariantsOf, type InLanguages } from '@vernacular/exercises';

/** What is said of an exercise where it is only offered: in the menu and on the home page. */
export const exerciseCards: readonly {
  readonly name: string;
  readonly route: string;
  readonly said: InLanguages<{ readonly name: string; readonly card: string }>;
}[] = exercises.map(({ name, route, introduction: { en, he } }) => ({
  name,
  route,
  said: { en: { name: en.name, card: en.card }, he: { name: he.name, card: he.card } },
}));

/** The ends of the hidden addresses of studies. */
export const studyVariants: readonly string[] = exercises
  .flatMap(researchVariantsOf)
  .map(({ name }) => name);
