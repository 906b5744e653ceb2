import type { z } from 'zod';

import { settings } from './settings.ts';

export const settingNames: readonly string[] = Object.keys(settings);

type Name = keyof typeof settings;
type Values = { readonly [N in Name]: z.output<(typeof settings)[N]['accepts']> };

export type Config = Values;

/** The session lengths of the settings, in milliseconds, as `openStore` takes them. */
export const sessionLengthsOf = (config: Pick<Config, 'SESSION_IDLE' | 'SESSION_LONGEST'>) => ({
  idle: config.SESSION_IDLE,
  longest: config.SESSION_LONGEST,
});

/** The address of the site in links, without a trailing slash. */
export const publicUrlOf = ({ PUBLIC_URL, PORT }: Pick<Config, 'PUBLIC_URL' | 'PORT'>): string =>
  PUBLIC_URL ?? `http://localhost:${PORT}`;

export const quotasOf = ({ SAVED_TASKS, SAVED_MEGABYTES, LINKS_PER_TASK }: Config) => ({
  tasks: SAVED_TASKS,
  bytes: SAVED_MEGABYTES * 1024 * 1024,
  links: LINKS_PER_TASK,
});

export class WrongSettings extends Error {
  override readonly name = 'WrongSettings';
}

/** Reads all settings from environment variables, where an empty one counts as unset. Throws WrongSettings. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const values: Partial<Record<Name, unknown>> = {};
  const wrong: string[] = [];
  for (const [name, { accepts, mustBe }] of Object.entries(settings)) {
    const parsed = accepts.safeParse(environment[name]?.trim() || undefined);
    if (parsed.success) values[name as Name] = parsed.data;
    else wrong.push(`${name} must be ${mustBe}.`);
  }
  const has = (name: Name) => values[name] !== undefined;
  // Without it each text waits in `DATA_DIR`, which the servers share.
  if (has('CORPORA_URL') && !has('DATABASE_URL'))
    wrong.push('DATABASE_URL must be set when CORPORA_URL is set.');
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
  if (has('AUTH_URL') && values.REQUIRE_MFA !== 'none')
    wrong.push('REQUIRE_MFA must be set in the hosted account service when AUTH_URL is set.');
  if (has('SMTP_URL') && !has('MAIL_FROM'))
    wrong.push('MAIL_FROM must name a sender when SMTP_URL is set.');
  if (wrong.length > 0) throw new WrongSettings(wrong.join('\n'));
  return values as Values;
}
