import { EventEmitter, once } from 'node:events';

import { expect, it, vi } from 'vitest';

import type { Email } from '../../../dependencies/index.ts';
import type { EmailOutbox } from '../../../store/index.ts';
import { authSitesWith, details, password } from '../../../testing/auth-client-for-tests.ts';
import { describeOnEveryDatabase } from '../../../testing/sites-for-tests.ts';
import { emailWorker } from './email-worker.ts';

const minute = 60 * 1000;

class Refused extends Error {
  readonly code: string;
  readonly responseCode: number | undefined;
  constructor(code: string, responseCode?: number) {
    super('to ada@example.org: no');
    this.code = code;
    this.responseCode = responseCode;
  }
}

describeOnEveryDatabase('letters that could not be sent', (openSite) => {
  const openAuthSite = authSitesWith(openSite);

  /** A site whose post may be down, and its clock. */
  async function opened() {
    const clock = { ahead: 0 };
    const post = { letters: [] as Email[], tries: 0, trouble: null as Error | null };
    const mail = {
      send: async (letter: Email) => {
        post.tries += 1;
        if (post.trouble) throw post.trouble;
        post.letters.push(letter);
      },
    };
    const now = () => new Date(Date.now() + clock.ahead);
    const auth = await openAuthSite(
      { CONFIRM_EMAIL: 'true', SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'site@example.org' },
      { mail, now },
    );
    const signUp = (email: string) =>
      auth.newClient().signUp({ email, password, options: { data: details } });
    const round = () => auth.site.app.workAfterReplies();
    return { auth, clock, post, signUp, round, letters: auth.site.dependencies.store.letters };
  }

  it('are tried again with growing pauses until the mail server is back', async () => {
    const { auth, clock, post, signUp, round, letters } = await opened();
    post.trouble = new Refused('ECONNECTION');
    expect((await signUp('ada@example.org')).error).toBeNull();
    await round();
    await round();
    expect(post.tries).toBe(1);
    clock.ahead += minute;
    await round();
    expect(post.tries).toBe(2);
    clock.ahead += minute;
    await round();
    expect(post.tries).toBe(2);
    expect(await letters.line()).toMatchObject({ waiting: 1, delayed: 1 });
    post.trouble = null;
    clock.ahead += 4 * minute;
    await round();
    expect(post.letters.map(({ to }) => to)).toEqual(['ada@example.org']);
    expect((await letters.line()).waiting).toBe(0);
    expect(auth.site.log()).toContain('"failure":"ECONNECTION"');
    expect(auth.site.log()).not.toContain('ada@example.org');
    await auth.close();
  });

  it('are given up at once when there is no such mailbox, and after a day and a half at last', async () => {
    const { auth, clock, post, signUp, round, letters } = await opened();
    post.trouble = new Refused('EENVELOPE', 550);
    await signUp('nobody@example.org');
    await round();
    expect((await letters.line()).givenUp).toMatchObject([
      { email: 'nobody@example.org', kind: 'confirm-address', failure: 'EENVELOPE 550' },
    ]);
    post.trouble = new Refused('EAUTH', 535);
    await signUp('bea@example.org');
    for (let hours = 0; hours < 48; hours += 1) {
      await round();
      clock.ahead += 60 * minute;
    }
    await round();
    expect(post.tries).toBeLessThan(12);
    expect((await letters.line()).givenUp).toMatchObject([
      { email: 'bea@example.org', failure: 'EAUTH 535' },
      { email: 'nobody@example.org' },
    ]);
    expect((await letters.line()).waiting).toBe(0);
    await auth.close();
  });

  it('keep nobody waiting: the answer comes while the mail server is still thinking', async () => {
    const { auth, post, signUp } = await opened();
    const server = new EventEmitter();
    const thinking = once(server, 'answer');
    const send = (letter: Email) => thinking.then(() => void post.letters.push(letter));
    Object.assign(auth.site.dependencies.mail ?? {}, { send });
    expect((await signUp('ada@example.org')).error).toBeNull();
    expect(post.letters).toEqual([]);
    server.emit('answer');
    await auth.site.app.workAfterReplies();
    expect(post.letters).toHaveLength(1);
    await auth.close();
  });
});

it('ends within seconds while the mail server is silent, and lets another send the letter', async () => {
  vi.useFakeTimers();
  const letter = { id: 'a', kind: 'recovery', attempts: 0, words: {} };
  const released: string[] = [];
  const release = async (ids: readonly string[]) => void released.push(...ids);
  const outbox = { hold: async () => [letter], release } as unknown as EmailOutbox;
  const worker = emailWorker({
    letters: outbox,
    mail: { send: () => new Promise(() => undefined) },
    log: {} as never,
    now: () => new Date(),
  });
  worker.wake();
  await vi.advanceTimersByTimeAsync(0);
  let isClosed = false;
  const closed = worker.close().then(() => (isClosed = true));
  await vi.advanceTimersByTimeAsync(1000);
  expect(isClosed).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  await closed;
  expect([isClosed, released]).toEqual([true, ['a']]);
  vi.useRealTimers();
});
