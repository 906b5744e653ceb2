import { inLanguages } from '@vernacular/exercises';
import { z } from 'zod';

import { address, duration, httpAddress, json, list, setting, text } from './setting-kinds.ts';
import { whoMayRegister, wholeNumber, yesOrNo } from './setting-kinds.ts';

const words = z.string().trim().min(1).max(80);
const domain = z.hostname().toLowerCase();
const isOnThisMachine = ({ hostname }: URL) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

const issuer = z.url({ protocol: /^https?$/ }).refine((value) => {
  const url = new URL(value);
  return url.protocol === 'https:' || isOnThisMachine(url);
}, 'must begin with https://');

const provider = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,30}$/),
  label: z
    .union([words, z.strictObject(inLanguages(() => words))])
    .transform((label) => (typeof label === 'string' ? inLanguages(() => label) : label)),
  issuer,
  clientId: z.string().min(1),
  clientSecret: z.string().min(1).optional(),
  scope: z
    .string()
    .regex(/\bopenid\b/)
    .default('openid email'),
  /** Addresses at these domains count as confirmed when the provider sends no `email_verified`. */
  vouchesFor: z.array(domain).default([]),
});

const signInProviders = z
  .array(provider)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length)
  .refine((all) => new Set(all.map((one) => one.issuer)).size === all.length);

export type SignInProvider = z.output<typeof provider>;

export const accounts = {
  SMTP_URL: setting(
    z.url({ protocol: /^smtps?$/ }).optional(),
    'an address that begins with smtp:// or smtps://',
    'The server that sends mail. It needs `MAIL_FROM`.',
    'mails are files in `DATA_DIR/outbox`',
  ),
  MAIL_FROM: setting(
    text.regex(/[^\s@]+@[^\s@]+/).optional(),
    'an e-mail address, with a name before it if you like',
    'The sender of mails.',
    'the name of the site and `noreply@localhost`',
  ),
  CONFIRM_EMAIL: setting(
    yesOrNo,
    'true or false',
    'Whether a new account must be confirmed through a link in a mail. It needs `SMTP_URL`. With `false`, the registration form shows which addresses have an account.',
  ),
  SIGN_UP: setting(
    whoMayRegister.default('open'),
    'open, closed, or a list of domains such as example.edu',
    'Who may register: everybody, nobody, or people with a mail address at one of these domains. Domains need `CONFIRM_EMAIL=true`.',
  ),
  SIGN_UPS_PER_HOUR: setting(
    // A class behind one address must be able to register in one lesson.
    wholeNumber(1, 1_000_000).default(200),
    'a whole number from 1 to 1000000',
    'How many people may register from one network address in an hour. A whole campus may share one.',
  ),
  LETTERS_PER_HOUR: setting(
    wholeNumber(1, 1_000_000).default(60),
    'a whole number from 1 to 1000000',
    'How many mails may be asked for from one network address in an hour.',
  ),
  REQUIRE_MFA: setting(
    z.enum(['none', 'operators', 'all']).default('none'),
    'none, operators or all',
    'Whose accounts must have a second step: an authenticator app or a passkey. Whoever has none sets one up at the next sign-in, before anything else of the account can be used. `operators` are the accounts that `OPERATORS` lists.',
  ),
  SESSION_IDLE: setting(
    z.string().default('60d').pipe(duration),
    'hours or days such as 12h or 60d',
    'How long somebody stays signed in without coming back. A page that is open counts as being here.',
    '`60d`',
  ),
  SESSION_LONGEST: setting(
    z.string().default('90d').pipe(duration),
    'hours or days such as 12h or 90d',
    'How long somebody stays signed in at most, however often they come back.',
    '`90d`',
  ),
  OIDC_PROVIDERS: setting(
    json.pipe(signInProviders).optional(),
    'JSON: a list of providers as docs/sign-in.md shows it',
    'Universities and other providers that people can sign in with ([sign-in.md](sign-in.md)).',
  ),
  AUTH_URL: setting(
    address.optional(),
    httpAddress,
    'A hosted GoTrue service that keeps the accounts. `SIGN_UP`, `OPERATORS`, `RETENTION_MONTHS`, `OIDC_PROVIDERS` and `REQUIRE_MFA` are then set there and must be left out here.',
    'accounts are kept by this server',
  ),
  OPERATORS: setting(
    list
      .transform((addresses) => addresses.map((one) => one.toLowerCase()))
      .pipe(z.array(z.email()))
      .default([]),
    'a list of e-mail addresses with commas between',
    'The accounts that may open `/operator` ([operators.md](operators.md#the-page)). Each address must have been confirmed by a mail.',
  ),
  AUDIT_DAYS: setting(
    wholeNumber(0, 9999).default(180),
    'a number of days from 0 to 9999',
    'How long security events are kept, as JSON lines in `DATA_DIR/audit`. With `0` none are written.',
  ),
  RETENTION_MONTHS: setting(
    wholeNumber(3, 120).optional(),
    'a number of months from 3 to 120',
    'After so many months without a sign-in, an account gets a mail; 30 days later it is deleted, unless its owner signs in.',
    'no account is deleted for its age',
  ),
  SAVED_TASKS: setting(
    wholeNumber(1, 1_000_000).default(2000),
    'a whole number from 1 to 1000000',
    'How many graded texts and conversations one account may keep.',
  ),
  SAVED_MEGABYTES: setting(
    wholeNumber(1, 1_000_000).default(100),
    'a whole number of megabytes from 1 to 1000000',
    'How large they may be together. A conversation that has begun is kept to its end.',
  ),
  LINKS_PER_TASK: setting(
    wholeNumber(1, 10_000).default(20),
    'a whole number from 1 to 10000',
    'How many links to one graded text or conversation may work at a time.',
  ),
} as const;
