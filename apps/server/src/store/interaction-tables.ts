import type { ColumnKind, ValueOf } from './column-kinds.ts';

type Five = 1 | 2 | 3 | 4 | 5;

const five = <const P extends string, const S extends string>(prefix: P, suffix: S) =>
  Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`${prefix}${n}${suffix}`, 'text'])) as Record<
    `${P}${Five}${S}`,
    'text'
  >;

const texts = <const N extends string>(...names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, 'text'])) as Record<N, 'text'>;

/**
 * What every conversation keeps besides its texts: whether it belongs to a study and whose there, when it began, and
 * what it needs to go on where it stopped: the stage, the messages, and the rest of its history object.
 */
const conversation = {
  is_research: 'boolean',
  participant_name: 'text',
  start_time: 'text',
  current_stage: 'integer',
  messages: 'json',
  history: 'json',
} as const;

const reflections = texts(
  'reflection_answer1',
  'reflection_answer2',
  'reflection_answer3',
  'reflection_answer4',
  'reflection_open_response',
);

/**
 * The tables of saved work, one line a tool: its table, the label of its tasks, the column whose first words stand for a task, and its content.
 * Each table also has id, user_id and created_at. Columns are only ever added: opening the store adds what is missing.
 */
export const interactionTables = {
  'half-life': {
    table: 'halflife_user_interactions',
    label: 'Half Life',
    opening: 'text120_first',
    columns: {
      ...texts(
        'text120_first',
        'text120_first_gpt3',
        'text60',
        'text60_gpt3',
        'text30',
        'text30_gpt3',
        'text120_last',
        'target_audience',
        'text120_first_jargon',
        'text60_jargon',
        'text30_jargon',
        'which_is_better',
      ),
      text120_first_jargon_score: 'number',
      text60_jargon_score: 'number',
      text30_jargon_score: 'number',
      ...conversation,
    },
  },
  ethics: {
    table: 'ethics_user_interactions',
    label: 'Ethics',
    opening: 'original_text',
    columns: {
      ...texts(
        'original_text',
        'mitigate_text',
        'mitigate_text_gpt3',
        'final_text',
        'which_is_better',
        'why_is_better',
        'additional_information',
      ),
      ...conversation,
    },
  },
  persuasive: {
    table: 'persuasive_user_interactions',
    label: 'Persuasive',
    opening: 'original_text',
    columns: {
      ...texts(
        'target_audience',
        'detailed_audience',
        'original_text',
        'text_logos',
        'text_audience_interests',
        'pathos_interests_reflected',
        'text_pathos',
        'ethos_affiliation',
        'ethos_affiliation_reflected',
        'text_ethos',
        'which_is_better',
        'why_is_better',
        'additional_information',
        'what_you_have_learnt',
        'original_text_jargon',
        'text_logos_gpt3',
        'text_pathos_gpt3',
        'text_ethos_gpt3',
      ),
      ...conversation,
    },
  },
  dejargonizer: {
    table: 'dejargonizer_user_interactions',
    label: 'DeJargonizer',
    opening: 'text',
    columns: {
      ...texts('dictionary', 'text', 'result_text'),
      total_words: 'integer',
      rare_words: 'integer',
      mid_range_words: 'integer',
      jargon_score: 'number',
    },
  },
  coherence: {
    table: 'coherence_user_interactions',
    label: 'Coherence',
    opening: 'initial_text',
    columns: {
      ...texts('initial_text', 'current_text', 'final_text'),
      ...five('question', '_choice'),
      ...five('question', '_details'),
      ...five('feedback', ''),
      ...five('revision_after_question', ''),
      ...reflections,
      ...conversation,
    },
  },
  'critical-thinking': {
    table: 'critical_thinking_user_interactions',
    label: 'Critical Thinking',
    opening: 'initial_summary',
    columns: {
      ...texts('initial_summary', 'current_summary', 'final_summary'),
      ...five('question', '_answer'),
      ...five('feedback', ''),
      ...five('revision_after_question', ''),
      ...reflections,
      ...conversation,
    },
  },
} as const satisfies Record<string, InteractionTable>;

interface InteractionTable {
  readonly table: `${string}_user_interactions`;
  readonly label: string;
  readonly opening: string;
  readonly columns: Readonly<Record<string, ColumnKind>>;
}

/** The name of a tool whose work is saved. */
export type ExerciseName = keyof typeof interactionTables;

/** All tools whose work is saved. */
export const exerciseNames = Object.keys(interactionTables) as readonly ExerciseName[];

/** A tool's table, whatever the tool. */
export const interactionTable = (exercise: ExerciseName): InteractionTable =>
  interactionTables[exercise];

/** The content of a saved task of a tool: every column may be empty. */
export type Content<E extends ExerciseName> = {
  readonly [C in keyof (typeof interactionTables)[E]['columns']]:
    | ((typeof interactionTables)[E]['columns'][C] extends infer K extends ColumnKind
        ? ValueOf[K]
        : never)
    | null;
};
