import { randomBytes } from 'node:crypto';

import { foldCode } from '@vernacular/contract';

import { toStored } from '../schema/column-kinds-and-conversion.ts';
import type { Engine } from '../engine/engine.ts';
import { inTransaction } from '../engine/in-transaction.ts';
import { eraseParticipants } from './erase-participants.ts';
import { comeBack, addPlaces, hashOfCode, holderOf } from './participant-codes-and-places.ts';
import { type Background, studyConsents } from './study-export.ts';

/** `condition` names the arm; `participantName` is the code, or empty; `isSole`: the code takes part once. */
export interface Participant {
  readonly id: string;
  readonly study: string;
  readonly condition: string;
  readonly participantName: string;
  readonly isSole: boolean;
}

/**
 * A consent to take part in a study. Its secrets come as hashes, so that nobody who reads the database can write or
 * withdraw for a participant.
 */
export interface Agreement extends Omit<Participant, 'id' | 'condition'> {
  readonly arm: (place: number) => string;
  readonly secretHash: string;
  readonly codeHash: string;
  readonly consentVersion: string;
  readonly consentText: string;
  readonly consentLanguage: string;
  readonly background: Background | null;
}

/** The participant's name in exports: random, so that it leads back to nobody. */
const newPseudonym = () => `p-${randomBytes(8).toString('hex')}`;

/** Participants of studies. No row refers to an account. */
export function openStudyParticipants(engine: Engine, now: () => Date, newId: () => string) {
  const { db } = engine;
  return {
    /** Enrols a participant; null when the code takes part already and `isSole` is true. */
    agree: ({ arm, isSole, background, ...agreement }: Agreement) =>
      inTransaction(db, async (transaction) => {
        const { study } = agreement;
        const code = foldCode(agreement.participantName);
        await addPlaces(transaction, study, 0);
        const earlier = code === '' ? undefined : await holderOf(transaction, study, code);
        if (earlier && isSole) return null;
        const known = code === '' ? undefined : await comeBack(transaction, study, code);
        const nextPlace = async () => (await addPlaces(transaction, study, 1)) - 1;
        // A participant who returns under the same code keeps their arm, also after they have withdrawn.
        const place = earlier ? null : known ? known.place : await nextPlace();
        const condition = earlier?.condition ?? known?.condition ?? arm(place ?? 0);
        const participantName = earlier?.participant_name ?? agreement.participantName;
        const id = newId();
        await transaction
          .insertInto('study_participants')
          .values({
            id,
            pseudonym: newPseudonym(),
            secret_hash: agreement.secretHash,
            code_hash: agreement.codeHash,
            study,
            condition,
            participant_name: participantName,
            sole_name: isSole && code !== '' ? code : null,
            consent_version: agreement.consentVersion,
            consent_text: agreement.consentText,
            consent_language: agreement.consentLanguage,
            agreed_at: now().toISOString(),
            background: toStored('json', background) as string | null,
            place,
          })
          .execute();
        if (code !== '' && !known)
          await transaction
            .insertInto('study_codes')
            .values({
              code_hash: hashOfCode(study, code),
              study,
              condition,
              place: earlier ? earlier.place : place,
              departed: null,
            })
            .execute();
        return { id, study, condition, participantName, isSole };
      }),
    bySecret: async (secretHash: string) => {
      const row = await db
        .selectFrom('study_participants')
        .selectAll()
        .where('secret_hash', '=', secretHash)
        .executeTakeFirst();
      return row === undefined
        ? null
        : {
            id: row.id,
            study: row.study,
            condition: row.condition,
            participantName: row.participant_name,
            isSole: row.sole_name !== null,
          };
    },
    consents: (study: string) => studyConsents(engine, study),
    /** Erases the participant of a withdrawal code; returns how many conversations, or null for a wrong code. */
    withdraw: async (codeHash: string) => {
      const { participants, conversations } = await eraseParticipants(engine, { codeHash }, now);
      return participants === 0 ? null : conversations;
    },
  };
}
