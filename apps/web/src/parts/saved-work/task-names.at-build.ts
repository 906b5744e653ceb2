import { exercises, type InLanguages } from '@vernacular/exercises';

export { taskTypes } from '@vernacular/contract';

/** What a saved task of each conversation is called, without its script and sentences. */
export const taskNames = Object.fromEntries(
  exercises.map(({ name, introduction }) => {
    const said = Object.entries(introduction).map(([language, { task }]) => [language, task]);
    return [name, Object.fromEntries(said) as InLanguages<string>];
  }),
);
