import type { RoundName } from '@vernacular/analyzer';
import type { GroupLine } from '@vernacular/contract';

import type { Failure } from '../../../platform/api/error-message.ts';
import { fileOutcome, type FileOutcome } from '../group-state.ts';
import {
  withCouples,
  withoutCouple,
  withoutFile,
  type Couple,
  type Partners,
} from './pairing/file-pairs.ts';

/** Two rounds of files, their pairs, and the results so far. */
export interface Comparing {
  readonly before: readonly File[];
  readonly after: readonly File[];
  readonly partners: Partners;
  readonly status: 'idle' | 'running' | 'failed';
  readonly failure: Failure | null;
  readonly total: number;
  readonly readings: ReadonlyMap<File, FileOutcome>;
}

/** `coupled`, `parted`: a pair was made or undone. `renamed`: all pairs are by name again. `recounted`: new options. */
export type ComparingEvent =
  | { readonly kind: 'added'; readonly round: RoundName; readonly files: readonly File[] }
  | { readonly kind: 'removed'; readonly file: File }
  | { readonly kind: 'emptied'; readonly round: RoundName }
  | { readonly kind: 'coupled'; readonly couples: readonly Couple[] }
  | { readonly kind: 'parted'; readonly couple: Couple }
  | { readonly kind: 'renamed' }
  | { readonly kind: 'started'; readonly total: number }
  | { readonly kind: 'heard'; readonly file: File; readonly line: GroupLine }
  | { readonly kind: 'broke'; readonly failure: Failure }
  | { readonly kind: 'ended' }
  | { readonly kind: 'recounted' };

export const nothingToCompare: Comparing = {
  before: [],
  after: [],
  partners: new Map(),
  status: 'idle',
  failure: null,
  total: 0,
  readings: new Map(),
};

/** Reducer. A change of the files keeps the readings of the other files. */
export function nextComparing(comparing: Comparing, event: ComparingEvent): Comparing {
  switch (event.kind) {
    case 'added': {
      const files = [...comparing[event.round], ...event.files];
      return { ...comparing, failure: null, [event.round]: files };
    }
    case 'removed': {
      const others = (file: File) => file !== event.file;
      return {
        ...comparing,
        before: comparing.before.filter(others),
        after: comparing.after.filter(others),
        failure: null,
        partners: withoutFile(comparing.partners, event.file),
      };
    }
    case 'emptied': {
      const partners = comparing[event.round].reduce(withoutFile, comparing.partners);
      return { ...comparing, failure: null, partners, [event.round]: [] };
    }
    case 'coupled':
      return { ...comparing, partners: withCouples(comparing.partners, event.couples) };
    case 'parted':
      return { ...comparing, partners: withoutCouple(comparing.partners, event.couple) };
    case 'renamed':
      return { ...comparing, partners: new Map() };
    case 'started':
      return {
        ...comparing,
        status: 'running',
        failure: null,
        total: event.total,
        readings: new Map(),
      };
    case 'heard': {
      const { file, line } = event;
      if (line.kind !== 'file') return comparing;
      return { ...comparing, readings: new Map(comparing.readings).set(file, fileOutcome(line)) };
    }
    case 'broke':
      return { ...comparing, status: 'failed', failure: event.failure };
    case 'ended':
      return restingComparison(comparing);
    case 'recounted':
      return { ...comparing, failure: null, readings: new Map() };
  }
}

/** The state with nothing running: after a cancel, and when the screen opens again. */
export const restingComparison = (comparing: Comparing): Comparing =>
  comparing.status === 'running' ? { ...comparing, status: 'idle' } : comparing;
