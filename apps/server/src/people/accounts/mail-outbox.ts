import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createTransport } from 'nodemailer';

import type { Mail } from '../../outside/index.ts';

/** Puts letters into a folder as .eml files that only their owner can read, for sites without a mail server. */
export function mailOutbox(folder: string, from: string, now: () => Date = () => new Date()): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async ({ to, subject, text }) => {
      const { message } = await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
      });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const moment = now().toISOString().replaceAll(/[:.]/g, '-');
      const file = join(folder, `${moment}-${randomUUID().slice(0, 8)}.eml`);
      await writeFile(file, message as Buffer, { mode: 0o600 });
    },
  };
}
