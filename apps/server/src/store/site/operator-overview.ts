import { countRows } from '../engine/query-results.ts';
import type { Engine } from '../engine/engine.ts';
import type { Schema } from '../schema/schema.ts';

type DictionaryState = Schema['own_dictionaries']['state'];

export async function dictionaryStates({
  db,
}: Engine): Promise<Readonly<Record<DictionaryState, number>>> {
  const states = await db
    .selectFrom('own_dictionaries')
    .select((row) => ['state', row.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const counted = Object.fromEntries(states.map(({ state, count }) => [state, count]));
  return { queued: 0, counting: 0, ready: 0, failed: 0, ...counted };
}

export async function overview(engine: Engine) {
  const { db } = engine;
  const people = await db
    .selectFrom('users')
    .select((row) => [
      row.fn.countAll<number>().as('all'),
      row.fn.count<number>('disabled_at').as('disabled'),
    ])
    .executeTakeFirstOrThrow();
  const { signedIn } = await db
    .selectFrom('sessions')
    .select((row) => row.fn.count<number>('user_id').distinct().as('signedIn'))
    .executeTakeFirstOrThrow();
  const shareCount = (isRevoked: boolean) =>
    db.selectFrom('shares').where('is_revoked', '=', isRevoked).$call(countRows);
  const studies = await db
    .selectFrom('study_participants')
    .select((row) => ['study as name', row.fn.countAll<number>().as('participants')])
    .groupBy('study')
    .orderBy('study')
    .execute();
  const jobs = await db
    .selectFrom('own_dictionaries')
    .select(['id', 'state', 'progress', 'attempts', 'failure', 'created_at as createdAt'])
    .where('state', '!=', 'ready')
    .orderBy('created_at')
    .limit(100)
    .execute();
  return {
    people: { ...people, signedIn },
    shares: { open: await shareCount(false), ended: await shareCount(true) },
    studies,
    dictionaries: await dictionaryStates(engine),
    jobs,
  };
}
