import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createTransport } from 'nodemailer';

import type { Mailer } from '../../../dependencies/index.ts';
import { emailHash } from './email-address.ts';

const week = 7 * 24 * 60 * 60 * 1000;

const nothingIfGone = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

/** Writes .eml files that their owner alone can read, for sites without SMTP; they are deleted after a week. */
export function mailOutbox(
  folder: string,
  from: string,
  now: () => Date = () => new Date(),
): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const letters = async () => {
    const names = (await readdir(folder).catch(nothingIfGone)) ?? [];
    return names.filter((name) => name.endsWith('.eml'));
  };
  return {
    forget: async (address) => {
      const own = (await letters()).filter((name) => name.includes(`-${emailHash(address)}-`));
      await Promise.all(own.map((name) => rm(join(folder, name), { force: true })));
    },
    tidy: async () => {
      for (const name of await letters()) {
        const found = await stat(join(folder, name)).catch(nothingIfGone);
        if (found !== null && now().getTime() - found.mtimeMs > week)
          await rm(join(folder, name), { force: true });
      }
    },
    send: async ({ to, subject, text }) => {
      const { message } = await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
      });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const moment = now().toISOString().replaceAll(/[:.]/g, '-');
      const file = join(folder, `${moment}-${emailHash(to)}-${randomUUID().slice(0, 8)}.eml`);
      await writeFile(file, message as Buffer, { mode: 0o600 });
    },
  };
}
