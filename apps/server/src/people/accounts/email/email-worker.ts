import type { FastifyBaseLogger } from 'fastify';

import type { Mailer } from '../../../outside/index.ts';
import type { Letters } from '../../../store/index.ts';

const minute = 60 * 1000;
/** How long to wait after each try that came to nothing. After the last of them a letter is given up, a day and a half after it was written. */
const pauses = [1, 5, 15, 60, 180, 360, 720, 720].map((minutes) => minutes * minute);
/** Longer than a mail server may take over one letter. */
const lease = 5 * minute;
const atOnce = 5;
/** How soon a process sees what others put into the line, or what is due again. */
const lookEvery = 15 * 1000;

/** How a try to send a letter ended. */
export type SendResult = 'sent' | 'put off' | 'given up';

/** Sends what is in the line. */
export interface EmailWorker {
  /** Looks into the line at once. */
  readonly wake: () => void;
  /** Resolves when nothing is due. */
  readonly finish: () => Promise<void>;
  /** Begins no more, and waits for what is being sent. */
  readonly close: () => Promise<void>;
}

interface SendFault {
  readonly code?: unknown;
  readonly responseCode?: unknown;
}

/** What went wrong, without a word of the letter: a code of the system or of the mail server. */
function failureOf(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as SendFault;
  const parts = [code, responseCode].filter(
    (part) => typeof part === 'number' || (typeof part === 'string' && /^[A-Z0-9_]+$/u.test(part)),
  );
  return parts.join(' ') || 'unknown';
}

/** Whether the mail server takes this letter at no time: it knows no such mailbox, or refuses what is in it. */
function isForGood(error: unknown): boolean {
  const { code, responseCode } = (error ?? {}) as SendFault;
  const isAboutLetter = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isAboutLetter && typeof responseCode === 'number' && responseCode >= 550;
}

/** A sender of the letters in the line. Several processes may have one: each letter is one's for a while. */
export function emailWorker({
  letters,
  mail,
  log,
  now,
  onEnd = () => undefined,
}: {
  readonly letters: Letters;
  readonly mail: Mailer;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
  readonly onEnd?: ((end: SendResult) => void) | undefined;
}): EmailWorker {
  let isClosed = false;
  let round: Promise<void> | null = null;
  let isWanted = false;

  const send = async ({
    id,
    kind,
    attempts,
    words,
  }: Awaited<ReturnType<Letters['hold']>>[number]) => {
    try {
      if (words === null) {
        await letters.giveUp(id, 'key lost');
        onEnd('given up');
        return;
      }
      await mail.send(words);
    } catch (error) {
      const failure = failureOf(error);
      const pause = isForGood(error) ? undefined : pauses[attempts];
      const told = { kind, attempts: attempts + 1, failure };
      if (pause === undefined) {
        await letters.giveUp(id, failure);
        log.error(told, 'a letter was given up');
        onEnd('given up');
        return;
      }
      const until = new Date(now().getTime() + pause);
      await letters.putOff(id, until, failure);
      log.warn({ ...told, until }, 'a letter could not be sent and is tried again');
      onEnd('put off');
      return;
    }
    await letters.sent(id);
    onEnd('sent');
  };

  const work = async () => {
    for (;;) {
      isWanted = false;
      const held = isClosed ? [] : await letters.hold(atOnce, lease);
      await Promise.all(held.map(send));
      if (held.length === 0 && !isWanted) return;
    }
  };

  const start = () => {
    isWanted = true;
    round ??= work()
      // The database is away: the letters are still in it, and the next look finds them.
      .catch((error: unknown) => log.error({ err: error }, 'the line of letters could not be read'))
      .finally(() => (round = null));
    return round;
  };

  const timer = setInterval(() => void start(), lookEvery);
  timer.unref();
  return {
    wake: () => void start(),
    finish: start,
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      await round;
    },
  };
}
