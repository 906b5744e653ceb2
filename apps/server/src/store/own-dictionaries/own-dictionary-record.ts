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

export interface OwnDictionaryRecord extends NewOwnDictionary {
  readonly state: 'queued' | 'counting' | 'ready' | 'failed';
  readonly progress: number;
  readonly failure: string | null;
  readonly attempts: number;
  readonly leftOut: number;
  readonly tokens: number | null;
  readonly types: number | null;
  readonly createdAt: string;
  readonly sha256: string | null;
}

export type Row = Selectable<Schema['own_dictionaries']>;

export const readRecord = (row: Row): OwnDictionaryRecord => ({
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

export const columnsOfNew = ({
  id,
  userId,
  name,
  code,
  language,
  from,
  to,
  files,
  bytes,
}: NewOwnDictionary) =>
  ({
    id,
    user_id: userId,
    name,
    code,
    language,
    from_year: from,
    to_year: to,
    files,
    bytes,
    state: 'queued',
    progress: 0,
    attempts: 0,
    left_out: 0,
  }) as const;
