import type { ProfileAnswerName } from '@vernacular/contract';
import type { ExerciseName } from '@vernacular/exercises';

import { fromStored } from '../schema/column-kinds-and-conversion.ts';
import type { Engine } from '../engine/engine.ts';
import { interactionTable } from '../schema/interaction-tables.ts';
import { toTask } from '../saved-work/tasks.ts';

export type Background = Readonly<Partial<Record<ProfileAnswerName, string | null>>>;

export interface StudyFilter {
  readonly exercise: ExerciseName;
  readonly study: string | null;
}

export const studyConsents = ({ db }: Engine, study: string | null) =>
  db
    .selectFrom('study_participants')
    .select(['study', 'consent_version', 'consent_language', 'consent_text'])
    .select(({ fn }) => [
      fn.countAll<number>().as('participants'),
      fn.min<string>('agreed_at').as('first_agreed'),
      fn.max<string>('agreed_at').as('last_agreed'),
    ])
    .$if(study !== null, (query) => query.where('study', '=', study))
    .groupBy(['study', 'consent_version', 'consent_language', 'consent_text'])
    .orderBy('study')
    .orderBy('first_agreed')
    .orderBy('consent_language')
    .execute();

export type StudyConsent = Readonly<Awaited<ReturnType<typeof studyConsents>>[number]>;

export const studyEvents = ({ db }: Engine, { exercise, study }: StudyFilter) =>
  db
    .selectFrom('study_events')
    .innerJoin('study_participants', 'study_participants.id', 'study_events.participant_id')
    .select([
      'pseudonym as participant',
      'study',
      'condition',
      'exercise',
      'task_id as task',
      'happened_at as time',
      'event',
      'stage',
      'characters',
      'pasted_share',
      'first_key_ms',
    ])
    .where('exercise', '=', exercise)
    .$if(study !== null, (query) => query.where('study', '=', study))
    .orderBy('happened_at')
    .orderBy('pseudonym')
    .orderBy('study_events.id')
    .execute();

/** A record for each conversation of an exercise, with the consent of its participant. */
export async function studyRecords({ db }: Engine, { exercise, study }: StudyFilter) {
  const frames = await db
    .selectFrom('study_tasks')
    .innerJoin('study_participants', 'study_participants.id', 'study_tasks.participant_id')
    .selectAll()
    .where('exercise', '=', exercise)
    .$if(study !== null, (query) => query.where('study', '=', study))
    .orderBy('started_at')
    .orderBy('task_id')
    .execute();
  const rows = await db
    .selectFrom(interactionTable(exercise).table)
    .selectAll()
    .where('user_id', 'is', null)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return frames.flatMap((frame) => {
    const row = byId.get(frame.task_id);
    if (!row) return [];
    const background: Background = fromStored('json', frame.background) ?? {};
    return [
      {
        participant: frame.pseudonym,
        study: frame.study,
        condition: frame.condition,
        // Order of assignment in the study, from 0; null for a returning participant, and for consents older than this column.
        place: frame.place,
        participantName: frame.participant_name,
        consentVersion: frame.consent_version,
        consentLanguage: frame.consent_language,
        agreedAt: frame.agreed_at,
        background,
        coaches: frame.coaches.split(' ').filter(Boolean),
        startedAt: frame.started_at,
        endedAt: frame.ended_at,
        task: toTask(exercise, row),
      },
    ];
  });
}

export type StudyRecord = Readonly<Awaited<ReturnType<typeof studyRecords>>[number]>;

export async function studyNames({ db }: Engine): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('study_participants')
    .select('study')
    .union(db.selectFrom('study_departures').select('study'))
    .execute();
  return rows.map(({ study }) => study).toSorted();
}
