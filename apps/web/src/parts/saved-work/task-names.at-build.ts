import { exercises, type InLanguages } from '@vernacular/exercises';

export { taskTypes } from '@vernacular/contract';

/**
 * The name of each exercise's saved task, by exercise name and language. Read at build time, so that browsers do not
 * load the scripts of the exercises.
 */
export const taskNames = Object.fromEntries(
  exercises.map(({ name, introduction }) => {
    const said = Object.entries(introduction).map(([language, { task }]) => [language, task]);
    return [name, Object.fromEntries(said) as InLanguages<string>];
  }),
);
