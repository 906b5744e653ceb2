import { isIP } from 'node:net';

import { exercises, researchVariantsOf } from '@vernacular/exercises';
import { z } from 'zod';

import { rateLimits } from './rate-limits.ts';
import { signInProviders } from './sign-in-providers.ts';

const variants = exercises.flatMap(researchVariantsOf).map(({ name }) => name);
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const proxyNames = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** A setting's schema and the sentence for a wrong value. Values are never printed. */
const setting = <T extends z.ZodType>(accepts: T, mustBe: string) => ({ accepts, mustBe });

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const text = z.string().min(1);
const isProxy = (name: string) => proxyNames.has(name) || isIP(name.split('/')[0] ?? '') !== 0;

/** Never `true`: with all proxies trusted, a client could forge X-Forwarded-For. */
const trusted = z.union([
  z.literal('false').transform(() => false as const),
  z
    .string()
    .regex(/^[1-9]$/)
    .transform(Number),
  z
    .string()
    .transform((list) => list.split(',').map((name) => name.trim()))
    .refine((list) => list.every(isProxy)),
]);

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((number) => number <= 65_535);

const secondsUpTo = (most: number) =>
  z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .refine((seconds) => seconds <= most);

const timesUpTo = (most: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .refine((times) => times >= 1 && times <= most);

const yesOrNo = z
  .enum(['true', 'false'])
  .default('false')
  .transform((answer) => answer === 'true');

const domain = z.hostname().refine((name) => name.includes('.'));

/** Open, closed, or a list of e-mail domains. */
const whoMayRegister = z.union([
  z.enum(['open', 'closed']),
  z
    .string()
    .transform((list) => list.split(',').map((name) => name.trim().toLowerCase()))
    .pipe(z.array(domain)),
]);

const json = z.string().transform((value, context): unknown => {
  try {
    return JSON.parse(value);
  } catch {
    context.addIssue({ code: 'custom', message: 'not JSON' });
    return z.NEVER;
  }
});

const settings = {
  PORT: setting(port.default(3000), 'a whole number from 0 to 65535'),
  HOST: setting(text.default('localhost'), 'the name or address to listen on'),
  DATA_DIR: setting(text.default('./data'), 'a folder'),
  DATABASE_URL: setting(
    z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    'an address that begins with postgres://',
  ),
  SECRETS_KEY: setting(
    z
      .string()
      .transform((list) => list.split(',').map((key) => key.trim()))
      .pipe(z.array(z.string().min(32)))
      .optional(),
    'a key of at least 32 characters, or several with commas between, the newest first',
  ),
  PUBLIC_URL: setting(address.optional(), 'an address that begins with http:// or https://'),
  TRUST_PROXY: setting(
    trusted.default(false),
    'false, the number of proxies in front of the site, or a list of their addresses',
  ),
  SMTP_URL: setting(
    z.url({ protocol: /^smtps?$/ }).optional(),
    'an address that begins with smtp:// or smtps://',
  ),
  MAIL_FROM: setting(
    text.regex(/[^\s@]+@[^\s@]+/).optional(),
    'an e-mail address, with a name before it if you like',
  ),
  CONFIRM_EMAIL: setting(yesOrNo, 'true or false'),
  SIGN_UP: setting(
    whoMayRegister.default('open'),
    'open, closed, or a list of domains such as example.edu',
  ),
  // A whole class behind one address registers in one lesson.
  SIGN_UPS_PER_HOUR: setting(timesUpTo(1_000_000).default(200), 'a whole number from 1 to 1000000'),
  LETTERS_PER_HOUR: setting(timesUpTo(1_000_000).default(60), 'a whole number from 1 to 1000000'),
  OIDC_PROVIDERS: setting(
    json.pipe(signInProviders).optional(),
    'JSON: a list of providers as docs/sign-in.md shows it',
  ),
  COACH_URL: setting(address.optional(), 'an address that begins with http:// or https://'),
  COACH_MODEL: setting(text.optional(), 'the name of a model'),
  COACH_API_KEY: setting(text.optional(), 'a key'),
  COACH_PROMPTS: setting(text.optional(), 'a folder'),
  COACH_TIMEOUT: setting(
    z
      .string()
      .regex(/^\d{1,3}$/)
      .transform(Number)
      .refine((seconds) => seconds >= 1 && seconds <= 300)
      .default(20),
    'a whole number of seconds from 1 to 300',
  ),
  AUTH_URL: setting(address.optional(), 'an address that begins with http:// or https://'),
  OPERATORS: setting(
    z
      .string()
      .transform((list) => list.split(',').map((one) => one.trim().toLowerCase()))
      .pipe(z.array(z.email()))
      .default([]),
    'a list of e-mail addresses with commas between',
  ),
  AUDIT_DAYS: setting(
    z
      .string()
      .regex(/^\d{1,4}$/)
      .transform(Number)
      .default(180),
    'a number of days from 0 to 9999',
  ),
  RETENTION_MONTHS: setting(
    z
      .string()
      .regex(/^\d{1,3}$/)
      .transform(Number)
      .refine((months) => months >= 3 && months <= 120)
      .optional(),
    'a number of months from 3 to 120',
  ),
  NEWS_COUNTS: setting(
    z.union([z.literal('off'), address]).optional(),
    'off, or the address of a mirror that begins with http:// or https://',
  ),
  ANALYTICS_TAG: setting(
    z.union([z.url({ protocol: /^https$/ }), z.string().regex(/^G-[A-Z0-9]{4,20}$/)]).optional(),
    'the https:// address of a script, or a Google tag such as G-ABC1234567',
  ),
  RESEARCH_PATHS: setting(
    json.pipe(z.partialRecord(z.enum(variants), z.uuid())).optional(),
    `JSON that gives a uuid to one or more of ${variants.join(', ')}`,
  ),
  STUDIES: setting(text.optional(), 'the path of a JSON file'),
  DRAIN_NOTICE: setting(secondsUpTo(300).default(0), 'a whole number of seconds from 0 to 300'),
  DRAIN_SECONDS: setting(secondsUpTo(900).default(30), 'a whole number of seconds from 0 to 900'),
  LOG_LEVEL: setting(z.enum(logLevels).default('info'), `one of ${logLevels.join(', ')}`),
  METRICS_PORT: setting(port.optional(), 'a whole number from 0 to 65535'),
  METRICS_HOST: setting(text.default('localhost'), 'the name or address to listen on'),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    address.optional(),
    'an address that begins with http:// or https://',
  ),
  FAIR_SHARES: setting(
    z.string().default('{}').pipe(json).pipe(rateLimits),
    'JSON such as {"grading":{"person":120,"address":3000,"seconds":60}}, of grading, groups, documents, chat, links, dictionaries',
  ),
  HSTS_SUBDOMAINS: setting(yesOrNo, 'true or false'),
  WIDGET_DOMAINS: setting(yesOrNo, 'true or false'),
  SITE_CONFIG: setting(text.optional(), 'the path of a JSON file'),
} as const;

export const settingNames: readonly string[] = Object.keys(settings);

type Name = keyof typeof settings;
type Values = { readonly [N in Name]: z.output<(typeof settings)[N]['accepts']> };

/** All settings, parsed. */
export type Config = Values;

/** The site's public URL without a trailing slash. */
export const publicUrlOf = ({ PUBLIC_URL, PORT }: Pick<Config, 'PUBLIC_URL' | 'PORT'>): string =>
  PUBLIC_URL ?? `http://localhost:${PORT}`;

/** A setting is wrong; the message names each and what it must be. */
export class WrongSettings extends Error {
  override readonly name = 'WrongSettings';
}

export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const values: Partial<Record<Name, unknown>> = {};
  const wrong: string[] = [];
  for (const [name, { accepts, mustBe }] of Object.entries(settings)) {
    const parsed = accepts.safeParse(environment[name]?.trim() || undefined);
    if (parsed.success) values[name as Name] = parsed.data;
    else wrong.push(`${name} must be ${mustBe}.`);
  }
  const has = (name: Name) => values[name] !== undefined;
  if (has('COACH_URL') && !has('COACH_MODEL'))
    wrong.push('COACH_MODEL must name a model when COACH_URL is set.');
  if (values.CONFIRM_EMAIL === true && !has('SMTP_URL'))
    wrong.push('SMTP_URL must be set when CONFIRM_EMAIL is true.');
  // An unconfirmed address proves nothing about its domain.
  if (Array.isArray(values.SIGN_UP) && values.CONFIRM_EMAIL !== true)
    wrong.push('CONFIRM_EMAIL must be true when SIGN_UP lists domains.');
  if (has('AUTH_URL') && values.SIGN_UP !== 'open')
    wrong.push('SIGN_UP must be set in the hosted account service when AUTH_URL is set.');
  if (has('AUTH_URL') && Array.isArray(values.OPERATORS) && values.OPERATORS.length > 0)
    wrong.push(
      'OPERATORS must be left out when AUTH_URL is set: people are seen to in that service.',
    );
  if (has('AUTH_URL') && has('RETENTION_MONTHS'))
    wrong.push(
      'RETENTION_MONTHS must be seen to by the hosted account service when AUTH_URL is set.',
    );
  if (has('AUTH_URL') && has('OIDC_PROVIDERS'))
    wrong.push('OIDC_PROVIDERS must be set in the hosted account service when AUTH_URL is set.');
  if (has('SMTP_URL') && !has('MAIL_FROM'))
    wrong.push('MAIL_FROM must name a sender when SMTP_URL is set.');
  if (wrong.length > 0) throw new WrongSettings(wrong.join('\n'));
  return values as Values;
}
