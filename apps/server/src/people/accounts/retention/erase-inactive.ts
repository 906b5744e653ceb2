import type { FastifyInstance } from 'fastify';

import type { AccountContext } from '../account-context.ts';
import { formatDay, renderBilingualEmail } from '../email/render-email.ts';

const day = 24 * 60 * 60 * 1000;
const graceDays = 30;
const mostLetters = 200;

class NotExpired extends Error {
  override readonly name = 'NotExpired';
}

/** Calendar months earlier; a missing day becomes the month's last. */
function subtractMonths(moment: Date, months: number): Date {
  const before = new Date(moment);
  before.setUTCMonth(before.getUTCMonth() - months);
  if (before.getUTCDate() !== moment.getUTCDate()) before.setUTCDate(0);
  return before;
}

/**
 * Erases the accounts whose owners were warned 30 days ago and have not signed in since; then warns the owners, 200 at
 * most, of accounts without a sign-in for `months`.
 */
export async function eraseInactiveAccounts(
  { store, ownDictionaries, mail, siteName: site, publicUrl, now }: AccountContext,
  months: number,
  app: FastifyInstance,
): Promise<void> {
  const { farewells } = store;
  await farewells.callOff();
  for (const { id, email } of await farewells.due()) {
    try {
      await ownDictionaries.eraseWith(id, async () => {
        if (!(await farewells.end(id))) throw new NotExpired();
      });
    } catch (error) {
      if (error instanceof NotExpired) continue;
      throw error;
    }
    await mail.forget?.(email);
    await app.noteSecurityEvent('account-expired', id);
  }
  const present = now();
  const dueAt = new Date(present.getTime() + graceDays * day);
  for (const { id, email } of await farewells.begin(subtractMonths(present, months), mostLetters)) {
    try {
      const letter = renderBilingualEmail('account-unused', email, (language) => ({
        site,
        link: `${publicUrl}/login`,
        when: formatDay(language, dueAt),
        months: String(months),
      }));
      await mail.send(letter);
      await farewells.told(id, dueAt);
      await app.noteSecurityEvent('account-unused-told', id);
    } catch (error) {
      // Without a letter the account stays; a later round tries again.
      app.log.error({ err: error }, 'a letter about an unused account was not sent');
    }
  }
}
