import type { LanguageCode } from '@vernacular/analyzer';
import type { ProfileAnswerName } from '@vernacular/contract';
import type { ColumnType, Generated } from 'kysely';

import type { InteractionTableName } from './interaction-tables.ts';

/** Written as a boolean; SQLite returns 0 or 1. */
type Flag = ColumnType<boolean | number, boolean, boolean>;
/** How a participant left a study: with their own code, or by the operator. */
export type Departure = 'withdrawn' | 'removed';
export type FactorType = 'totp' | 'webauthn';
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

interface InteractionRow {
  id: string;
  user_id: string | null;
  created_at: string;
}

export type DemographicsRow = Record<ProfileAnswerName, Nullable<string>> & {
  user_id: string;
  email: Nullable<string>;
  acceptTermsPrivacyPolicy: Flag;
  rejectSaveData: Flag;
};

export type Schema = { [T in InteractionTableName]: InteractionRow } & {
  visits: { day: string; count: number };
  widget_domains: { domain: string; first_seen: string; last_seen: string };
  user_demographics: DemographicsRow;
  shares: {
    id: string;
    task_type: string;
    task_id: string;
    created_by: string | null;
    created_at: string;
    is_revoked: Flag;
    expires_at: string | null;
    shown_messages: Nullable<number>;
  };
  users: {
    id: string;
    email: string;
    password_hash: string;
    created_at: string;
    updated_at: string;
    email_confirmed_at: string | null;
    last_sign_in_at: string | null;
    disabled_at: Nullable<string>;
  };
  sessions: {
    id: string;
    user_id: string;
    aal: 'aal1' | 'aal2';
    amr: string;
    device: Nullable<string>;
    created_at: string;
    refreshed_at: string;
  };
  refresh_tokens: {
    hash: string;
    session_id: string;
    created_at: string;
    used_at: string | null;
  };
  factors: {
    id: string;
    user_id: string;
    friendly_name: string | null;
    status: 'unverified' | 'verified';
    type: Generated<FactorType>;
    /** Of an authenticator app, the shared secret; of a passkey, its public key. Sealed. */
    secret: string;
    /** The time step of the last code; the signature counter of a passkey. */
    last_step: number | null;
    credential_id: Nullable<string>;
    second_only_since: Nullable<string>;
    created_at: string;
    updated_at: string;
  };
  factor_resets: { user_id: string; due_at: string };
  challenges: { id: string; factor_id: string; created_at: string };
  passkey_challenges: { id: string; challenge: string; bound_to: string; created_at: string };
  recovery_codes: { hash: string; user_id: string; created_at: string };
  one_time_links: {
    hash: string;
    user_id: string;
    purpose: string;
    email: string | null;
    /** The password hash of the registration that the link confirms; null in other links. */
    password_hash: Nullable<string>;
    details: Nullable<string>;
    created_at: string;
    expires_at: string;
  };
  invitations: { email: string; hash: string; created_at: string; expires_at: string };
  identities: {
    id: string;
    user_id: string;
    issuer: string;
    subject: string;
    email: string | null;
    created_at: string;
    used_at: string;
  };
  proved_addresses: { user_id: string; email: string; proved_at: string };
  own_dictionaries: {
    id: string;
    user_id: string;
    name: string;
    code: string;
    language: LanguageCode;
    from_year: number;
    to_year: number;
    state: 'queued' | 'counting' | 'ready' | 'failed';
    progress: number;
    failure: Nullable<string>;
    attempts: number;
    held_by: Nullable<string>;
    held_until: Nullable<string>;
    files: number;
    bytes: number;
    left_out: number;
    tokens: Nullable<number>;
    types: Nullable<number>;
    created_at: string;
    sha256: Nullable<string>;
  };
  own_dictionary_pieces: {
    dictionary_id: string;
    kind: 'text' | 'dictionary';
    name: string;
    place: number;
    content: Buffer;
  };
  corpus_objects: {
    id: string;
    /** Null while a dictionary waits with it. */
    unused_from: Nullable<string>;
  };
  api_keys: {
    id: string;
    user_id: string;
    name: string;
    hash: string;
    created_at: string;
    last_used_on: Nullable<string>;
    expires_at: Nullable<string>;
    scope: Generated<'read' | 'write' | 'readers'>;
  };
  known_words: { id: string; user_id: string; word: string; created_at: string };
  reader_tests: {
    id: string;
    key_hash: string;
    /** The results key, sealed; null when the key that sealed it was lost. */
    results_key: string | null;
    user_id: string | null;
    task_type: string | null;
    task_id: string | null;
    previous_id: string | null;
    text: string;
    details: string;
    created_at: string;
    ends_at: string;
    most_readers: number;
    /** Since when the writer lets its words be counted; null while not. */
    given_at: Nullable<string>;
  };
  /** `id` is the hash of the take-back code. */
  reader_answers: { id: string; test_id: string; answer: string; bytes: number };
  /** `id` is language and word. */
  reader_counts: {
    id: string;
    language: string;
    word: string;
    level: string;
    readers: number;
    marked: number;
    rounds: number;
  };
  study_participants: {
    id: string;
    pseudonym: string;
    secret_hash: string;
    code_hash: string;
    study: string;
    condition: string;
    participant_name: string;
    sole_name: string | null;
    consent_version: string;
    consent_text: string;
    consent_language: string | null;
    agreed_at: string;
    background: string | null;
    place: number | null;
  };
  study_tasks: {
    task_id: string;
    participant_id: string;
    exercise: string;
    coaches: string;
    started_at: string;
    ended_at: string | null;
  };
  study_events: {
    id: string;
    participant_id: string;
    exercise: string;
    task_id: string | null;
    happened_at: string;
    event: string;
    stage: number | null;
    characters: number | null;
    pasted_share: number | null;
    first_key_ms: number | null;
  };
  study_allocations: { study: string; allocated: number };
  study_departures: {
    arm: string;
    study: string;
    condition: string;
    withdrawn: number;
    removed: number;
  };
  study_codes: {
    code_hash: string;
    study: string;
    condition: string;
    place: number | null;
    departed: Departure | null;
  };
  consents: {
    id: string;
    user_id: string;
    subject: 'terms' | 'saving';
    version: string;
    screen: 'register' | 'profile' | 'renewal';
    happened_at: string;
    withdraws: Nullable<string>;
  };
  letters: {
    id: string;
    email: string;
    kind: string;
    /** Recipient, subject and text, sealed; null once sending was given up. */
    sealed: string | null;
    link_hash: string | null;
    attempts: number;
    next_at: string | null;
    held_until: string | null;
    expires_at: string;
    failure: string | null;
    created_at: string;
    given_up_at: string | null;
  };
  farewells: { user_id: string; told_at: string; due_at: string | null };
  erased_people: { id_hash: string; erased_on: string; departed: Nullable<Departure> };
  signing_keys: { id: string; key: string; created_at: string };
  rate_limits: { key: string; points: number; expire: number | null };
  applied_migrations: { name: string; applied_at: string };
};

export type TableName = keyof Schema;
