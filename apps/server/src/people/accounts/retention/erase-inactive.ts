import type { FastifyBaseLogger } from 'fastify';

import type { Unused } from '../../../store/index.ts';
import type { AccountContext } from '../account-context.ts';
import { formatDay, renderBilingualEmail } from '../email/render-email.ts';

const day = 24 * 60 * 60 * 1000;
/** How long somebody has after the letter. */
const graceDays = 30;
/** Letters of one round, so that a mail server is not flooded at the first. */
const mostLetters = 200;

/** Somebody used their account after all, or another server was first. */
class NotExpired extends Error {
  override readonly name = 'NotToEnd';
}

/** What retention works with beside the accounts: the setting, and the audit log. */
interface RetentionContext extends AccountContext {
  readonly months: number;
  readonly note: (event: string, userId: string) => Promise<void>;
}

/** The moment so many months before another. A day that the month does not have becomes its last. */
function subtractMonths(moment: Date, months: number): Date {
  const before = new Date(moment);
  before.setUTCMonth(before.getUTCMonth() - months);
  if (before.getUTCDate() !== moment.getUTCDate()) before.setUTCDate(0);
  return before;
}

/** Nobody knows which language somebody reads who was not here for so long: the letter is in each. */
async function tell(context: RetentionContext, { email: to }: Unused, dueAt: Date): Promise<void> {
  const letter = renderBilingualEmail('account-unused', to, (language) => ({
    site: context.siteName,
    link: `${context.publicUrl}/login`,
    when: formatDay(language, dueAt),
    months: String(context.months),
  }));
  await context.sendNow(letter);
}

async function end(context: RetentionContext, { id, email }: Unused): Promise<void> {
  try {
    await context.ownDictionaries.eraseWith(id, async () => {
      if (!(await context.store.farewells.end(id))) throw new NotExpired();
    });
  } catch (error) {
    if (error instanceof NotExpired) return;
    throw error;
  }
  await context.deleteOutboxEmails(email);
  await context.note('account-expired', id);
}

/** Writes to those who have not used their account for long, and removes the accounts of those who were told and did not come back. */
export async function eraseInactiveAccounts(
  context: RetentionContext,
  log: FastifyBaseLogger,
): Promise<void> {
  const { farewells } = context.store;
  await farewells.callOff();
  for (const person of await farewells.due()) await end(context, person);
  const now = context.now();
  const dueAt = new Date(now.getTime() + graceDays * day);
  for (const person of await farewells.begin(subtractMonths(now, context.months), mostLetters)) {
    try {
      await tell(context, person, dueAt);
      await farewells.told(person.id, dueAt);
      await context.note('account-unused-told', person.id);
    } catch (error) {
      // Nobody's account goes who was not told: a later round tries again.
      log.error({ err: error }, 'a letter about an unused account was not sent');
    }
  }
}
