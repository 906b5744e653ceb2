import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { renderEmail } from './render-email.ts';
import { mailOutbox } from './eml-file-mailer.ts';
import { mailSmtp } from './mail-smtp.ts';

const from = 'Vernacular <site@example.org>';
const day = 24 * 60 * 60 * 1000;
const letter = { to: 'ada@example.org', subject: 'Hello', text: 'Good day.\n' };

describe('the outbox', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vernacular-outbox-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const only = async () => {
    const [name = ''] = await readdir(folder);
    return join(folder, name);
  };

  it('gets one file a letter, for its owner only', async () => {
    await mailOutbox(folder, from).send(letter);
    const file = await only();
    expect(file).toMatch(/\.eml$/);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const text = await readFile(file, 'utf8');
    expect(text).toContain('From: Vernacular <site@example.org>');
    expect(text).toContain('To: ada@example.org');
    expect(text).toContain('Good day.');
  });

  it('keeps a letter for a week', async () => {
    let ahead = 0;
    const outbox = mailOutbox(folder, from, () => new Date(Date.now() + ahead));
    await outbox.send(letter);
    ahead = 6 * day;
    await outbox.tidy?.();
    expect(await readdir(folder)).toHaveLength(1);
    ahead = 8 * day;
    await outbox.tidy?.();
    expect(await readdir(folder)).toEqual([]);
  });

  it('forgets the letters to one address, and no others', async () => {
    const outbox = mailOutbox(folder, from);
    await outbox.send(letter);
    await outbox.send({ ...letter, to: 'bea@example.org' });
    await outbox.forget?.('Ada@example.org');
    expect(await readFile(await only(), 'utf8')).toContain('To: bea@example.org');
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('has nothing to forget before the first letter', async () => {
    const outbox = mailOutbox(join(folder, 'none'), from);
    await outbox.tidy?.();
    await outbox.forget?.('ada@example.org');
    expect(await readdir(folder)).toEqual([]);
  });

  it('gets no header that somebody smuggled in', async () => {
    await mailOutbox(folder, from).send({
      to: 'ada@example.org\r\nBcc: eve@example.org',
      subject: 'Hello\r\nX-Evil: yes',
      text: 'Good day.',
    });
    const head = (await readFile(await only(), 'utf8')).split('\r\n\r\n')[0] ?? '';
    expect(head).not.toMatch(/^(Bcc|X-Evil):/m);
  });
});

describe('a mail server', () => {
  it('gets the letter', async () => {
    const heard: string[] = [];
    const server = createServer((socket) => {
      let isLetter = false;
      socket.write('220 here\r\n');
      socket.on('data', (chunk) => {
        for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
          heard.push(line);
          if (isLetter && line !== '.') continue;
          isLetter = line === 'DATA';
          socket.write(isLetter ? '354 go on\r\n' : '250 good\r\n');
        }
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    await mailSmtp(`smtp://127.0.0.1:${port}`, from).send(letter);
    server.close();
    expect(heard).toContain('MAIL FROM:<site@example.org>');
    expect(heard).toContain('RCPT TO:<ada@example.org>');
    expect(heard).toContain('Good day.');
  });
});

describe('letters', () => {
  const about = { to: 'ada@example.org', site: 'Vernacular', link: 'https://example.org/#t' };

  it('are short, in English or in Hebrew', () => {
    expect(renderEmail('recovery', 'en', about)).toEqual({
      to: 'ada@example.org',
      subject: 'Vernacular: Choose a new password',
      text: `Somebody asked for a new password for your Vernacular account. If it was you, choose one here within an hour:

https://example.org/#t

If it was not you, you need not do anything. Your password stays as it is.
`,
    });
    expect(renderEmail('recovery', 'he', about).subject).toBe('Vernacular: בחירת סיסמה חדשה');
  });
});
