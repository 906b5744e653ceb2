import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { agree } from '../support/agree.ts';
import { startMail, type MailStandIn } from '../support/mail-stand-in.ts';
import { expect, story as base } from '../support/story-fixtures.ts';

/** Stories on a site that confirms addresses by letter. */
const story = base.extend<object, { mail: MailStandIn }>({
  mail: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures wanted from this pattern
    async ({}, use) => {
      const mail = await startMail();
      await use(mail);
      await mail.stop();
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ mail }, use) =>
      use({ CONFIRM_EMAIL: 'true', SMTP_URL: mail.url, MAIL_FROM: 'site@example.org' }),
    { scope: 'worker' },
  ],
});

interface Texts {
  readonly [name: string]: string | Texts;
}

/** The sentences of the site, as their files have them: `say('accounts', 'login.submit')`. */
function textsIn(language: 'en' | 'he') {
  const open = (file: string) =>
    JSON.parse(
      readFileSync(
        new URL(`../../../apps/web/src/locales/${language}/${file}.json`, import.meta.url),
        'utf8',
      ),
    ) as Texts;
  const files = { accounts: open('accounts'), profile: open('profile') };
  return (file: keyof typeof files, path: string): string => {
    let found: string | Texts | undefined = files[file];
    for (const name of path.split('.')) found = typeof found === 'object' ? found[name] : undefined;
    if (typeof found !== 'string') throw new Error(`${file} has no ${path}.`);
    return found;
  };
}

/** The longest part of a sentence around what is filled in. */
const part = (sentence: string) =>
  sentence
    .split(/\{\{\w+\}\}/u)
    .toSorted((one, other) => other.length - one.length)[0]!
    .trim();
const passwords = {
  first: 'seven calm herons at dusk',
  second: 'nine slow turtles at dawn',
  third: 'four blue kettles at noon',
};

for (const language of ['en', 'he'] as const)
  for (const width of [390, 1440])
    story(
      `register, confirm, lose the letter, recover, change and delete, in ${language} at ${width}`,
      async ({ page, context, baseURL, mail }) => {
        await agree(context, baseURL);
        await page.setViewportSize({ width, height: 844 });
        await page.addInitScript((code) => localStorage.setItem('i18nextLng', code), language);
        const say = textsIn(language);
        const email = `dana-${language}-${width}-${Date.now()}@example.org`;
        const other = `new-${email}`;
        const field = (name: string) =>
          page.getByLabel(name, { exact: true }).filter({ visible: true });
        const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
        const told = (sentence: string) =>
          expect(page.getByText(part(sentence)).first()).toBeVisible();
        const signIn = async (address: string, password: string) => {
          await page.goto('/login');
          await field(say('accounts', 'email')).fill(address);
          await field(say('accounts', 'password')).fill(password);
          await press(say('accounts', 'login.submit'));
        };

        await page.goto('/register');
        await field(say('accounts', 'email')).fill(email);
        await field(say('accounts', 'password')).fill(passwords.first);
        await page
          .getByRole('radio', { name: say('accounts', 'register.yes'), exact: true })
          .check({ force: true });
        await page.getByRole('checkbox').last().check({ force: true });
        await press(say('accounts', 'register.submit'));
        await told(say('accounts', 'register.mailed'));
        await fits(page);
        const lost = await mail.linkTo(email);

        // The letter is lost: signing in offers another.
        await signIn(email, passwords.first);
        await told(say('accounts', 'trouble.unconfirmed'));
        await press(say('accounts', 'confirm.resend'));
        await told(say('accounts', 'confirm.resent'));
        const link = await mail.linkTo(email, 1);
        await page.goto(link);
        await press(say('accounts', 'confirm.submit'));
        await told(say('accounts', 'confirm.done'));
        await fits(page);

        // A link that is over has a way on.
        await page.goto('about:blank');
        await page.goto(lost);
        await field(say('accounts', 'password')).fill(passwords.first);
        await press(say('accounts', 'confirm.submit'));
        await told(say('accounts', 'trouble.linkOver'));
        await page.getByRole('link', { name: say('accounts', 'home'), exact: true }).click();
        await fits(page);

        // The password is forgotten.
        await context.clearCookies({ name: 'authToken' });
        await page.evaluate(() => localStorage.clear());
        const before = mail.countTo(email);
        await page.goto('/reset-password');
        await field(say('accounts', 'email')).fill(email);
        await press(say('accounts', 'reset.ask'));
        await told(say('accounts', 'reset.sent'));
        await page.goto(await mail.linkTo(email, before));
        await field(say('accounts', 'newPassword')).fill(passwords.second);
        await press(say('accounts', 'reset.change'));
        await told(say('accounts', 'reset.changed'));
        await fits(page);

        // Another password, then another address, which a letter there completes.
        await page.goto('/profile');
        await fits(page);
        await page
          .getByText(say('profile', 'account.password.title'), { exact: true })
          .first()
          .click();
        await field(say('profile', 'account.present')).fill(passwords.second);
        await field(say('accounts', 'newPassword')).fill(passwords.third);
        await press(say('profile', 'account.password.submit'));
        await told(say('profile', 'account.password.done'));
        await page.reload();
        await page
          .getByText(say('profile', 'account.email.title'), { exact: true })
          .first()
          .click();
        await field(say('profile', 'account.newEmail')).fill(other);
        await field(say('profile', 'account.present')).fill(passwords.third);
        await press(say('profile', 'account.email.submit'));
        await told(say('profile', 'account.email.done'));
        await page.goto(await mail.linkTo(other));
        await press(say('accounts', 'confirm.submit'));
        await told(say('accounts', 'confirm.done'));

        await page.goto('/profile');
        await expect(page.getByText(other).first()).toBeVisible();
        await page
          .getByText(say('profile', 'account.deletion.title'), { exact: true })
          .first()
          .click();
        await field(say('profile', 'account.present')).fill(passwords.third);
        await fits(page);
        await press(say('profile', 'account.deletion.submit'));
        await told(say('accounts', 'login.notice.deleted'));
        await signIn(other, passwords.third);
        await told(say('accounts', 'trouble.credentials'));
      },
    );

/** Nothing is wider than the screen. */
const fits = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
