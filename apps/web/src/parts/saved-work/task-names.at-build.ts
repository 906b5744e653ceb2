import { exercises, type InLanguages } from '@vernacular/exercises';

export { taskTypes } from '@vernacular/contract';

/** Display names of the exercises’ tasks: `taskNames[exercise][language]`. Computed at build time, for size. */
export const taskNames = Object.fromEntries(
  exercises.map(({ name, introduction }) => {
    const said = Object.entries(introduction).map(([language, { task }]) => [language, task]);
    return [name, Object.fromEntries(said) as InLanguages<string>];
  }),
);
