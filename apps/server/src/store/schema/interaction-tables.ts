import { taskTypes, type TaskType } from '@vernacular/contract';
import { columnsOf, exercises } from '@vernacular/exercises';

import type { ColumnKind, ValueOf } from './column-kinds.ts';

/** The tables of saved work are called so. */
export type InteractionTableName = `${string}_user_interactions`;

/** A table of saved work. Beside its content it has id, user_id and created_at. */
interface InteractionTable {
  readonly table: InteractionTableName;
  /** How a share calls its tasks, in the column task_type. */
  readonly sharedAs: string;
  /** The column whose first words stand for a task. */
  readonly firstWords: string;
  /** Columns are only ever added: opening the store adds what is missing. */
  readonly columns: Readonly<Record<string, ColumnKind>>;
}

/** The one tool that is no conversation. */
const deJargonizer = {
  table: 'dejargonizer_user_interactions',
  sharedAs: 'DeJargonizer',
  firstWords: 'text',
  columns: {
    dictionary: 'text',
    text: 'text',
    result_text: 'text',
    total_words: 'integer',
    rare_words: 'integer',
    mid_range_words: 'integer',
    jargon_score: 'number',
  },
} as const satisfies InteractionTable;

const tables: ReadonlyMap<TaskType, InteractionTable> = new Map([
  ['dejargonizer', deJargonizer],
  ...exercises.map((exercise) => {
    const { name, table, sharedAs, fields, firstWords } = exercise;
    const column = fields[firstWords]?.column;
    if (!column) throw new TypeError(`The first words of ${name} are in no column.`);
    return [name, { table, sharedAs, firstWords: column, columns: columnsOf(exercise) }] as const;
  }),
]);

/** The table of a kind of saved work; those of the conversations follow from the catalogue of exercises. */
export const interactionTable = (type: TaskType): InteractionTable => tables.get(type)!;

/** All tables of saved work. */
export const interactionTables: readonly InteractionTable[] = taskTypes.map(interactionTable);

/** The content of a saved task: every column may be empty. */
export type Content<T extends TaskType> = T extends 'dejargonizer'
  ? {
      readonly [C in keyof (typeof deJargonizer)['columns']]:
        | ValueOf[(typeof deJargonizer)['columns'][C]]
        | null;
    }
  : Readonly<Record<string, unknown>>;
