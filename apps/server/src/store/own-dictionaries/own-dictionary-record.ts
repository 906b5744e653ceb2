import type { LanguageCode } from '@vernacular/analyzer';
import type { Selectable } from 'kysely';

import type { Schema } from '../schema/schema.ts';

export interface NewOwnDictionary {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly code: string;
  readonly language: LanguageCode;
  readonly from: number;
  readonly to: number;
  readonly files: number;
  readonly bytes: number;
}

export type Row = Selectable<Schema['own_dictionaries']>;

export const readRecord = (row: Row) => ({
  id: row.id,
  userId: row.user_id,
  name: row.name,
  code: row.code,
  language: row.language,
  from: row.from_year,
  to: row.to_year,
  files: row.files,
  bytes: row.bytes,
  state: row.state,
  progress: row.progress,
  failure: row.failure,
  attempts: row.attempts,
  leftOut: row.left_out,
  tokens: row.tokens,
  types: row.types,
  createdAt: row.created_at,
  sha256: row.sha256,
});

export type OwnDictionaryRecord = Readonly<ReturnType<typeof readRecord>>;

export const columnsOfNew = ({ userId, from, to, ...same }: NewOwnDictionary) =>
  ({
    ...same,
    user_id: userId,
    from_year: from,
    to_year: to,
    state: 'queued',
    progress: 0,
    attempts: 0,
    left_out: 0,
  }) as const;
