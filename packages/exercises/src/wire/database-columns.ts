import type { Exercise } from '../exercise/exercise.ts';

export type ColumnKind = 'text' | 'number' | 'integer' | 'boolean' | 'json';

const ofEveryConversation = {
  is_research: 'boolean',
  participant_name: 'text',
  start_time: 'text',
  current_stage: 'integer',
  messages: 'json',
  history: 'json',
} as const;

/** The columns of an exercise's table, apart from those for the owner and the date of the row. */
export const columnsOf = ({ fields }: Exercise): Readonly<Record<string, ColumnKind>> => ({
  ...Object.fromEntries(
    Object.values(fields).flatMap(({ column, kind }) =>
      column === null ? [] : [[column, kind === 'number' ? 'number' : 'text'] as const],
    ),
  ),
  ...ofEveryConversation,
});
