import { compileOnce } from '../engine/compile-once.ts';

/**
 * Returns a query that finds a session by its id, unless it has ended or its user is disabled. The row has the session,
 * its user, whether their work is saved, and how many verified second factors they have.
 */
export const openSessionQuery = () =>
  compileOnce((on, id: string, refreshedAfter: string, createdAfter: string) =>
    on
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .leftJoin('user_demographics', 'user_demographics.user_id', 'users.id')
      .selectAll('sessions')
      .select([
        'user_demographics.acceptTermsPrivacyPolicy',
        'user_demographics.rejectSaveData',
        'users.email',
        'users.password_hash',
        'users.created_at as user_created_at',
        'users.updated_at',
        'users.email_confirmed_at',
        'users.last_sign_in_at',
        'users.disabled_at',
      ])
      .select((select) =>
        select
          .selectFrom('factors')
          .whereRef('factors.user_id', '=', 'sessions.user_id')
          .where('factors.status', '=', 'verified')
          .select((count) => count.fn.countAll<number>().as('count'))
          .as('verified'),
      )
      .where('sessions.id', '=', id)
      .where('sessions.refreshed_at', '>=', refreshedAfter)
      .where('sessions.created_at', '>=', createdAfter)
      .where('users.disabled_at', 'is', null)
      .compile(),
  );
