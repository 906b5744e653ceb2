import { join } from 'node:path';

import { nameIn } from '@vernacular/contract';

import type { Mailer, Dependencies } from '../../../dependencies/index.ts';
import { mailOutbox } from './eml-file-mailer.ts';
import { mailSmtp } from './mail-smtp.ts';

/** The mailer of the settings: by SMTP, or files in `DATA_DIR/outbox` without SMTP_URL. `mail` takes precedence. */
export function openMail({
  config,
  site,
  now,
  mail,
}: Pick<Dependencies, 'config' | 'site' | 'now' | 'mail'>): Mailer {
  if (mail !== undefined) return mail;
  const from =
    config.MAIL_FROM ??
    `${nameIn(site.name, 'en').replaceAll(/[<>"\r\n]/g, '')} <noreply@localhost>`;
  return config.SMTP_URL === undefined
    ? mailOutbox(join(config.DATA_DIR, 'outbox'), from, now)
    : mailSmtp(config.SMTP_URL, from);
}
