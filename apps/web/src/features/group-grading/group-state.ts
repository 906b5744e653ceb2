import type { GroupLine } from '@vernacular/contract';

import type { Failure } from '../../platform/api/error-message.ts';

export type GradedLine = Extract<GroupLine, { status: 'graded' }>;

/** What became of a file that was sent. */
export type FileOutcome =
  | { readonly kind: 'graded'; readonly result: GradedLine }
  | { readonly kind: 'failed'; readonly code: string; readonly message: string };

export interface GroupFile {
  readonly id: number;
  readonly file: File;
  readonly state: FileOutcome | { readonly kind: 'waiting' };
}

/** `extended` adds columns: rare words, 98 % and 95 %, readability. */
export type CsvFormat = 'standard' | 'extended';

/** The files of the group view, their results, and their table once all are graded. */
export interface Group {
  readonly files: readonly GroupFile[];
  readonly status: 'idle' | 'running' | 'failed';
  readonly failure: Failure | null;
  /** CSV of exactly these files; null until all are graded. */
  readonly csv: { readonly format: CsvFormat; readonly content: string } | null;
  readonly nextId: number;
}

export type GroupEvent =
  | { readonly kind: 'added'; readonly files: readonly File[] }
  | { readonly kind: 'removed'; readonly id: number }
  | { readonly kind: 'emptied' }
  /** The dictionary or the method has changed, so the table is out of date. */
  | { readonly kind: 'recounted' }
  | { readonly kind: 'started' }
  | { readonly kind: 'heard'; readonly line: GroupLine; readonly format: CsvFormat }
  | { readonly kind: 'broke'; readonly failure: Failure }
  | { readonly kind: 'cancelled' };

export const emptyGroup: Group = { files: [], status: 'idle', failure: null, csv: null, nextId: 1 };

const waiting: GroupFile['state'] = { kind: 'waiting' };

/** Reducer. Adding or removing files keeps the results of the others; `started` discards all results. */
export function nextGroup(group: Group, event: GroupEvent): Group {
  switch (event.kind) {
    case 'added': {
      const { nextId } = group;
      const added = event.files.map((file, at) => ({ id: nextId + at, file, state: waiting }));
      return {
        ...group,
        files: [...group.files, ...added],
        failure: null,
        csv: null,
        nextId: nextId + added.length,
      };
    }
    case 'removed':
      return {
        ...group,
        files: group.files.filter(({ id }) => id !== event.id),
        failure: null,
        csv: null,
      };
    case 'emptied':
      return { ...emptyGroup, nextId: group.nextId };
    case 'recounted':
      return { ...group, csv: null };
    case 'started':
      return {
        ...group,
        status: 'running',
        failure: null,
        csv: null,
        files: group.files.map((file) => ({ ...file, state: waiting })),
      };
    case 'heard':
      return hear(group, event.line, event.format);
    case 'broke':
      return { ...group, status: 'failed', failure: event.failure };
    case 'cancelled':
      return restingGroup(group);
  }
}

function hear(group: Group, line: GroupLine, format: CsvFormat): Group {
  if (line.kind === 'csv') return { ...group, status: 'idle', csv: { format, content: line.csv } };
  if (line.kind !== 'file') return group;
  const state = fileOutcome(line);
  return {
    ...group,
    files: group.files.map((file, index) => (index === line.index ? { ...file, state } : file)),
  };
}

export const fileOutcome = (line: Extract<GroupLine, { kind: 'file' }>): FileOutcome =>
  line.status === 'graded'
    ? { kind: 'graded', result: line }
    : { kind: 'failed', code: line.code, message: line.message };

/** The state with nothing running: after a cancel, and when the screen opens again. */
export const restingGroup = (group: Group): Group =>
  group.status === 'running' ? { ...group, status: 'idle' } : group;

export const doneCount = ({ files }: Group): number =>
  files.filter(({ state }) => state.kind !== 'waiting').length;
