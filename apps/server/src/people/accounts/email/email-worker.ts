import type { FastifyBaseLogger } from 'fastify';

import type { Mailer } from '../../../dependencies/index.ts';
import type { EmailOutbox } from '../../../store/index.ts';

const minute = 60 * 1000;
/** Delay after each failed try. After the last, about 34 hours in, the letter is given up. */
const pauses = [1, 5, 15, 60, 180, 360, 720, 720].map((minutes) => minutes * minute);
/** Longer than a mail server takes for one letter. */
const lease = 5 * minute;
const atOnce = 5;
const lookEvery = 15 * 1000;
/** How long the end of the site waits for a mail server that is silent. */
const patience = 5000;

export type SendResult = 'sent' | 'put off' | 'given up';

export interface EmailWorker {
  readonly wake: () => void;
  readonly finish: () => Promise<void>;
  /** Waits some seconds for letters under way. */
  readonly close: () => Promise<void>;
}

interface SendFault {
  readonly code?: unknown;
  readonly responseCode?: unknown;
}

/** Error codes for the log; never a part of the letter. */
function failureOf(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as SendFault;
  const parts = [code, responseCode].filter(
    (part) => typeof part === 'number' || (typeof part === 'string' && /^[A-Z0-9_]+$/u.test(part)),
  );
  return parts.join(' ') || 'unknown';
}

/** Whether a retry is useless: no such mailbox, or the content is refused. */
function isForGood(error: unknown): boolean {
  const { code, responseCode } = (error ?? {}) as SendFault;
  const isAboutLetter = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isAboutLetter && typeof responseCode === 'number' && responseCode >= 550;
}

/** Several processes may run one: each letter is leased. */
export function emailWorker({
  letters,
  mail,
  log,
  now,
  onEnd = () => undefined,
}: {
  readonly letters: EmailOutbox;
  readonly mail: Mailer;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
  readonly onEnd?: ((end: SendResult) => void) | undefined;
}): EmailWorker {
  let isClosed = false;
  let round: Promise<void> | null = null;
  let isWanted = false;
  let isFailing = false;

  const send = async ({
    id,
    kind,
    attempts,
    words,
  }: Awaited<ReturnType<EmailOutbox['hold']>>[number]) => {
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
      isFailing = false;
      await Promise.all(held.map(send));
      if (held.length === 0 && !isWanted) return;
    }
  };

  const start = () => {
    isWanted = true;
    round ??= work()
      // The letters stay queued; the next poll finds them.
      .catch((error: unknown) => {
        if (!isFailing && !isClosed)
          log.error({ err: error }, 'the line of letters could not be read');
        isFailing = true;
      })
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
      // A letter under way is sent again once its lease is over.
      const enough = new Promise((resolve) => setTimeout(resolve, patience).unref());
      await Promise.race([round, enough]);
    },
  };
}
