import { taskTypes, type TaskType } from '@vernacular/contract';
import { columnsOf, exercises } from '@vernacular/exercises';

import type { ColumnKind, ValueOf } from './column-kinds-and-conversion.ts';

export type InteractionTableName = `${string}_user_interactions`;

/** A table of saved work. Besides its content columns it has id, user_id and created_at. */
export interface InteractionTable {
  readonly table: InteractionTableName;
  /** The name of the type in the table of links. */
  readonly sharedAs: string;
  /** The column whose beginning stands for the task in lists. */
  readonly firstWords: string;
  /** Content columns. Opening the store adds missing ones; none is ever removed. */
  readonly columns: Readonly<Record<string, ColumnKind>>;
}

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

export const interactionTable = (type: TaskType): InteractionTable => tables.get(type)!;

export const interactionTables: readonly InteractionTable[] = taskTypes.map(interactionTable);

export type Content<T extends TaskType> = T extends 'dejargonizer'
  ? {
      readonly [C in keyof (typeof deJargonizer)['columns']]:
        | ValueOf[(typeof deJargonizer)['columns'][C]]
        | null;
    }
  : Readonly<Record<string, unknown>>;
