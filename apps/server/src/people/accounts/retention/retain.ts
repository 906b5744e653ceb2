import type { FastifyBaseLogger } from 'fastify';

import type { InactiveAccount } from '../../../store/index.ts';
import type { AccountMeans } from '../account-means.ts';
import { dayFor, writeLetterInEach } from '../letters.ts';

const day = 24 * 60 * 60 * 1000;
/** How long somebody has after the letter. */
const graceDays = 30;
/** Letters of one round, so that a mail server is not flooded at the first. */
const mostLetters = 200;

/** Somebody used their account after all, or another server was first. */
class NotToEnd extends Error {
  override readonly name = 'NotToEnd';
}

/** What retention works with beside the accounts: the setting, and the audit log. */
interface RetentionMeans extends AccountMeans {
  readonly months: number;
  readonly note: (event: string, userId: string) => Promise<void>;
}

/** The moment so many months before another. A day that the month does not have becomes its last. */
function monthsBefore(moment: Date, months: number): Date {
  const before = new Date(moment);
  before.setUTCMonth(before.getUTCMonth() - months);
  if (before.getUTCDate() !== moment.getUTCDate()) before.setUTCDate(0);
  return before;
}

/** Nobody knows which language somebody reads who was not here for so long: the letter is in each. */
async function tell(
  means: RetentionMeans,
  { email: to }: InactiveAccount,
  dueAt: Date,
): Promise<void> {
  const letter = writeLetterInEach('account-unused', to, (language) => ({
    site: means.siteName,
    link: `${means.publicUrl}/login`,
    when: dayFor(language, dueAt),
    months: String(means.months),
  }));
  await means.sendWritten(letter);
}

async function end(means: RetentionMeans, { id, email }: InactiveAccount): Promise<void> {
  try {
    await means.ownDictionaries.eraseWith(id, async () => {
      if (!(await means.store.farewells.end(id))) throw new NotToEnd();
    });
  } catch (error) {
    if (error instanceof NotToEnd) return;
    throw error;
  }
  await means.forgetLetters(email);
  await means.note('account-expired', id);
}

/** Writes to those who have not used their account for long, and removes the accounts of those who were told and did not come back. */
export async function retain(means: RetentionMeans, log: FastifyBaseLogger): Promise<void> {
  const { farewells } = means.store;
  await farewells.callOff();
  for (const person of await farewells.due()) await end(means, person);
  const now = means.now();
  const dueAt = new Date(now.getTime() + graceDays * day);
  for (const person of await farewells.begin(monthsBefore(now, means.months), mostLetters)) {
    try {
      await tell(means, person, dueAt);
      await farewells.told(person.id, dueAt);
      await means.note('account-unused-told', person.id);
    } catch (error) {
      // Nobody's account goes who was not told: a later round tries again.
      log.error({ err: error }, 'a letter about an unused account was not sent');
    }
  }
}
