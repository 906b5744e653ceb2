import type { Engine } from '../engine/engine.ts';
import { challengeMilliseconds } from '../accounts/second-factors-and-recovery-codes.ts';
import type { SessionLengths } from '../accounts/sessions.ts';

/** How long a reader test and its answers stay after it has ended. */
export const readerTestDays = 90;
const day = 24 * 60 * 60 * 1000;

export async function deleteExpired(
  { db }: Engine,
  now: () => Date,
  { idle, longest }: SessionLengths,
): Promise<void> {
  const at = now().getTime();
  const ago = (milliseconds: number) => new Date(at - milliseconds).toISOString();
  await db.deleteFrom('sessions').where('refreshed_at', '<', ago(idle)).execute();
  await db.deleteFrom('sessions').where('created_at', '<', ago(longest)).execute();
  await db.deleteFrom('challenges').where('created_at', '<', ago(challengeMilliseconds)).execute();
  await db
    .deleteFrom('passkey_challenges')
    .where('created_at', '<', ago(challengeMilliseconds))
    .execute();
  await db.deleteFrom('one_time_links').where('expires_at', '<', ago(0)).execute();
  await db.deleteFrom('invitations').where('expires_at', '<', ago(0)).execute();
  // Earlier versions listed the sites that show the menu.
  await db.deleteFrom('widget_domains').execute();
  await db
    .deleteFrom('reader_tests')
    .where('ends_at', '<', ago(readerTestDays * day))
    // A test that was added to the reader counts is stored there first; when that fails, it is deleted a day later.
    .where((where) =>
      where.or([
        where('given_at', 'is', null),
        where('ends_at', '<', ago((readerTestDays + 1) * day)),
      ]),
    )
    .execute();
  // Tests of people who erased their data through a server of the version before, which knew no reader tests.
  await db
    .deleteFrom('reader_tests')
    .where('user_id', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('user_demographics')
            .select('user_id')
            .whereRef('user_demographics.user_id', '=', 'reader_tests.user_id')
            .where('rejectSaveData', '=', false),
        ),
      ),
    )
    .execute();
  await db.deleteFrom('rate_limits').where('expire', '<', at).execute();
}
