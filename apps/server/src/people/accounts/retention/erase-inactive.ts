import type { FastifyBaseLogger } from 'fastify';

import type { InactiveAccount } from '../../../store/index.ts';
import type { AccountContext } from '../account-context.ts';
import { formatDay, renderBilingualEmail } from '../email/render-email.ts';

const day = 24 * 60 * 60 * 1000;
const graceDays = 30;
const mostLetters = 200;

class NotExpired extends Error {
  override readonly name = 'NotExpired';
}

interface RetentionContext extends AccountContext {
  readonly months: number;
  readonly note: (event: string, userId: string) => Promise<void>;
}

/** Calendar months earlier; a missing day becomes the month's last. */
function subtractMonths(moment: Date, months: number): Date {
  const before = new Date(moment);
  before.setUTCMonth(before.getUTCMonth() - months);
  if (before.getUTCDate() !== moment.getUTCDate()) before.setUTCDate(0);
  return before;
}

async function tell(
  context: RetentionContext,
  { email: to }: InactiveAccount,
  dueAt: Date,
): Promise<void> {
  const letter = renderBilingualEmail('account-unused', to, (language) => ({
    site: context.siteName,
    link: `${context.publicUrl}/login`,
    when: formatDay(language, dueAt),
    months: String(context.months),
  }));
  await context.mail.send(letter);
}

async function end(context: RetentionContext, { id, email }: InactiveAccount): Promise<void> {
  try {
    await context.ownDictionaries.eraseWith(id, async () => {
      if (!(await context.store.farewells.end(id))) throw new NotExpired();
    });
  } catch (error) {
    if (error instanceof NotExpired) return;
    throw error;
  }
  await context.mail.forget?.(email);
  await context.note('account-expired', id);
}

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
      // Without a letter the account stays; a later round tries again.
      log.error({ err: error }, 'a letter about an unused account was not sent');
    }
  }
}
