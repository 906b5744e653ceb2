import { exercises, type InLanguages } from '@vernacular/exercises';

export { taskTypes } from '@vernacular/contract';

/** Names of saved tasks by exercise and language. Read at build time, so that browsers load no scripts of exercises. */
export const taskNames = Object.fromEntries(
  exercises.map(({ name, introduction }) => {
    const said = Object.entries(introduction).map(([language, { task }]) => [language, task]);
    return [name, Object.fromEntries(said) as InLanguages<string>];
  }),
);
