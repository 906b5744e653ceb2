import type { FastifyBaseLogger } from 'fastify';

import { type Mailer, type PollingWorker, pollingWorker } from '../../../dependencies/index.ts';
import type { EmailOutbox } from '../../../store/index.ts';

const minute = 60 * 1000;
/** Delay after each failed try. After the last, about 34 hours in, the letter is given up. */
const pauses = [1, 5, 15, 60, 180, 360, 720, 720].map((minutes) => minutes * minute);
/** Longer than a mail server takes for one letter. */
const lease = 5 * minute;
const atOnce = 5;
const interval = 15 * 1000;
/** How long a stop of the server waits for a silent mail server, in milliseconds. */
const closeTimeout = 5000;

type Letter = Awaited<ReturnType<EmailOutbox['hold']>>[number];

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

/** Sends queued emails and retries failed ones. Each is leased, so that several processes may run a worker. */
export function emailWorker({
  letters,
  mail,
  log,
  now,
}: {
  readonly letters: EmailOutbox;
  readonly mail: Mailer;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
}): PollingWorker {
  const send = async ({ id, kind, attempts, words }: Letter) => {
    if (words === null) return letters.giveUp(id, 'key lost');
    try {
      await mail.send(words);
    } catch (error) {
      const failure = failureOf(error);
      const pause = isForGood(error) ? undefined : pauses[attempts];
      const told = { kind, attempts: attempts + 1, failure };
      if (pause === undefined) {
        await letters.giveUp(id, failure);
        log.error(told, 'a letter was given up');
        return;
      }
      const until = new Date(now().getTime() + pause);
      await letters.putOff(id, until, failure);
      log.warn({ ...told, until }, 'a letter could not be sent and is tried again');
      return;
    }
    await letters.sent(id);
  };
  const underWay = new Set<string>();

  const worker = pollingWorker({
    round: async () => {
      const held = await letters.hold(atOnce, lease);
      await Promise.all(
        held.map(async (letter) => {
          underWay.add(letter.id);
          await send(letter).finally(() => underWay.delete(letter.id));
        }),
      );
      return held.length > 0;
    },
    interval,
    // The letters stay queued; the next round finds them.
    onFault: (err) => log.error({ err }, 'the queue of letters could not be read'),
  });
  return {
    ...worker,
    close: async () => {
      const enough = new Promise<void>((resolve) => setTimeout(resolve, closeTimeout).unref());
      await Promise.race([worker.close(), enough]);
      // The next start, or another server, sends what a silent mail server has not taken.
      // Without the database the leases end by themselves.
      await letters.release([...underWay]).catch(() => undefined);
    },
  };
}
