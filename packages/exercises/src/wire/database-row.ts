import { languageByScript } from '@vernacular/analyzer';
import type { Exercise } from '../exercise/exercise.ts';
import { readHistory, writeHistory, type History, type ReadHistory } from './history.ts';
import { markup, paragraphs } from '../turn/html.ts';
import { labelOf } from '../answers/choices.ts';
import { botMessage, fromJson, readMessage, type Message } from './message.ts';
import type { Edition } from '../exercise/script-types.ts';
import { readSent } from './read-untrusted-values.ts';

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

/** A row of an exercise's table, by column; empty values are null. */
export type Row = Readonly<Record<string, unknown>>;

/** The columns of an exercise's table that follow from a history. */
export function rowOf(exercise: Exercise, history: History): Row {
  const { about, stage } = history;
  const written = writeHistory(exercise, history);
  const columns = Object.entries(exercise.fields).flatMap(([name, { column }]) =>
    column === null ? [] : [[column, written[name] === '' ? null : written[name]] as const],
  );
  return {
    ...Object.fromEntries(columns),
    is_research: about.isResearch,
    participant_name: about.participantName || null,
    start_time: about.startTime || null,
    current_stage: stage,
    history: written,
  };
}

const languageOfRow = (row: Row) =>
  languageByScript(Object.values(row).filter(isText).join(' ')) ?? 'en';

/** The history of a stored row: its history object if there is one, otherwise what its columns prove. */
export function historyFromRow(exercise: Exercise, edition: Edition, row: Row): ReadHistory {
  const columns = Object.entries(exercise.fields).map(([name, { column }]) => [
    name,
    column === null ? '' : row[column],
  ]);
  const sent = readSent(row['history']) ?? {
    ...Object.fromEntries(columns),
    currentStage: row['current_stage'] ?? undefined,
    isResearch: row['is_research'],
    participantName: row['participant_name'],
    startTime: row['start_time'],
  };
  const setting = { edition, language: languageOfRow(row) };
  return readHistory(exercise, setting, { ...sent, taskId: row['id'] });
}

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * The conversation of a stored row: its messages if they were stored, otherwise its filled fields, each under a bold
 * label. Comments of the coach become the coach's turns, all else the student's.
 */
export function conversationFromRow(exercise: Exercise, row: Row): readonly Message[] {
  const list = fromJson(row['messages']);
  const stored = Array.isArray(list)
    ? list.map(readMessage).filter((message) => message !== null)
    : [];
  return stored.length > 0 ? stored : rebuiltConversation(exercise, row);
}

function rebuiltConversation({ fields, choices }: Exercise, row: Row): readonly Message[] {
  const language = languageOfRow(row);
  const told = Object.entries(fields).filter(([, { kind }]) =>
    ['text', 'choice', 'coach'].includes(kind),
  );
  return told.flatMap(([name, { kind, column, label }]) => {
    const value = column === null ? null : row[column];
    if (!isText(value) || value.trim() === '') return [];
    const text = labelOf(choices[name] ?? [], value, language);
    const turn = {
      html: markup`<p><strong>${label[language]}</strong></p>
        ${paragraphs(text)}`,
    };
    return [{ ...botMessage(name, turn), isStudent: kind !== 'coach' }];
  });
}
