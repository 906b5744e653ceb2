import type { Engine } from '../engine/engine.ts';

const consentsOf = ({ db }: Engine, study: string | null) =>
  db
    .selectFrom('study_participants as consent')
    .leftJoin('study_tasks as task', 'task.participant_id', 'consent.id')
    .select([
      'consent.study',
      'consent.condition',
      'consent.pseudonym as participant',
      'consent.participant_name as code',
      'consent.place',
      'consent.agreed_at as agreed',
    ])
    .select(({ fn }) => [
      fn.min<string | null>('task.started_at').as('began'),
      fn.min<string | null>('task.ended_at').as('finished'),
    ])
    .$if(study !== null, (query) => query.where('consent.study', '=', study))
    .groupBy('consent.id')
    .orderBy('consent.agreed_at')
    .orderBy('consent.pseudonym')
    .execute();

const personOf = (consent: Awaited<ReturnType<typeof consentsOf>>[number]) => ({
  ...consent,
  devices: 0,
  withdrawn: null,
  removed: null,
});

const earlier = (a: string | null, b: string | null) => (a === null || (b && b < a) ? b : a);

const nobody = {
  participant: null,
  code: null,
  place: null,
  agreed: null,
  began: null,
  finished: null,
  devices: null,
};

/** One row per participant, who may have consented more than once under a code; then one per arm that people left. */
export async function participantRows(engine: Engine, study: string | null) {
  const people = new Map<string, ReturnType<typeof personOf>>();
  for (const consent of await consentsOf(engine, study)) {
    const { code, participant } = consent;
    const key = JSON.stringify([consent.study, code === '' ? { participant } : code]);
    const first = people.get(key) ?? personOf(consent);
    people.set(key, {
      ...first,
      began: earlier(first.began, consent.began),
      finished: earlier(first.finished, consent.finished),
      devices: first.devices + 1,
    });
  }
  const departed = await engine.db
    .selectFrom('study_departures')
    .select(['study', 'condition', 'withdrawn', 'removed'])
    .where((where) => where.or([where('withdrawn', '>', 0), where('removed', '>', 0)]))
    .$if(study !== null, (query) => query.where('study', '=', study))
    .orderBy('arm')
    .execute();
  const counted = departed.map((arm) => Object.assign(arm, nobody));
  return [...people.values(), ...counted];
}
