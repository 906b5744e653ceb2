import type { Exercise } from '../exercise/exercise.ts';

/** What a column of an exercise's table holds. */
export type ColumnKind = 'text' | 'number' | 'integer' | 'boolean' | 'json';

/**
 * What every conversation keeps besides its texts: whether it belongs to a study and whose there, when it began, and
 * what it needs to go on where it stopped: the stage, the messages, and the rest of its history object.
 */
const ofEveryConversation = {
  is_research: 'boolean',
  participant_name: 'text',
  start_time: 'text',
  current_stage: 'integer',
  messages: 'json',
  history: 'json',
} as const;

/** The columns of an exercise's table beside whose row it is and since when. */
export const columnsOf = ({ fields }: Exercise): Readonly<Record<string, ColumnKind>> => ({
  ...Object.fromEntries(
    Object.values(fields).flatMap(({ column, kind }) =>
      column === null ? [] : [[column, kind === 'number' ? 'number' : 'text'] as const],
    ),
  ),
  ...ofEveryConversation,
});
