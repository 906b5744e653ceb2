import { RateLimiterRes } from 'rate-limiter-flexible';

import { hashIp } from '../../../http/index.ts';
import type { Config } from '../../../outside/index.ts';
import type { Store } from '../../../store/index.ts';
import {
  toRateLimitError,
  type ExponentialBackoff,
  exponentialBackoff,
} from './exponential-backoff.ts';
import { hashToken } from '../sessions/secret-tokens.ts';

const minute = 60;
const hour = 60 * minute;

/** How often a day a guess may be wrong before the next has to wait. */
const free = {
  /** At one account, from one network address. */
  pair: 10,
  /** The same, from an address that guesses at many accounts: a campus keeps these for each of its people. */
  pairFromBusyAddress: 3,
  /** At one account, from anywhere. */
  account: 30,
  /** Of accounts, from one network address: so many different ones may have failed there and not been signed in to since. */
  accountsFromAddress: 150,
  /** On a device that has shown the password before. */
  device: 30,
  /** By somebody at an open session, and at a code. */
  session: 10,
  code: 10,
};

/** How often each thing may be done. */
const limits = {
  wrongFromAddress: { name: 'password-address', times: 100, seconds: 15 * minute },
  // Letters wait in the database: while it is away nobody is told that one was written.
  mailsToAccount: { name: 'mail-account', times: 5, seconds: hour, needsDatabase: true },
  /** Letters that strangers can bring about use up none that the owner may ask for. */
  noticesToAccount: { name: 'notice-account', times: 2, seconds: 24 * hour },
} as const;

/** How often an hour one address may register people, and ask for letters: as often as the operator says. */
export type HourlyLimits = Pick<Config, 'SIGN_UPS_PER_HOUR' | 'LETTERS_PER_HOUR'>;

/** A try that was counted as wrong before it was checked. */
interface Attempt {
  /** It was right: it is not counted after all, and what it was held up for is forgotten. */
  readonly wasRight: () => Promise<void>;
}

/** Who guesses at the password of an account. */
export interface Guess {
  readonly email: string;
  readonly ip: string;
  /** What the account is known by on this device; null when it was never signed in to here. */
  readonly device: string | null;
}

/**
 * Slows guessing, so that nobody can lock another out of their own device: one that has signed in before counts for itself alone,
 * and from an address where others guess each account keeps tries of its own.
 *
 * One password tried on many accounts is bounded by the number of different accounts, known or not, that failed from
 * an address in a day and were not signed in to there since: after 150 each further account waits, from 5 seconds to
 * 15 minutes, which leaves about a hundred a day. The reckoning for a campus of 200 people behind one address: when
 * 120 of them mistype within an hour, all before any of them gets it right, 120 are open; nine in ten get it right
 * within minutes, and the dozen left over in each of ten hours makes 120 a day.
 * Counts are kept in the database, for all processes; of people and addresses only hashes are kept.
 */
export interface AttemptLimits {
  /** Throws when a guess comes too soon. */
  readonly password: (guess: Guess) => Promise<Attempt>;
  /** Counts a guess at the password by somebody at an open session, for that session alone. */
  readonly session: (sessionId: string) => Promise<Attempt>;
  readonly signUp: (ip: string) => Promise<void>;
  /** False when this account has been sent enough mails; throws when this address asked for too many. */
  readonly mail: (email: string, ip: string, kind?: 'asked' | 'notice') => Promise<boolean>;
  /** The same for the letter of a registration, which its address has been counted for. */
  readonly registrationMail: (email: string) => Promise<boolean>;
  /** Counts one guess at a code; those of an app and those on paper are counted apart. */
  readonly code: (userId: string, kind: 'app' | 'paper') => Promise<Attempt>;
}

async function tryOn(delay: ExponentialBackoff, key: string): Promise<Attempt> {
  await delay.take(key);
  return { wasRight: () => delay.forget(key) };
}

/** Opens the counters. */
export function openAttemptLimits(store: Store, hourly: HourlyLimits): AttemptLimits {
  const delays = {
    pair: exponentialBackoff(store, 'password-account-address', free.pair),
    account: exponentialBackoff(store, 'password-account', free.account),
    accounts: exponentialBackoff(store, 'password-accounts-address', free.accountsFromAddress),
    device: exponentialBackoff(store, 'password-device', free.device),
    session: exponentialBackoff(store, 'password-session', free.session),
    code: exponentialBackoff(store, 'code-account', free.code),
  };
  const wrongFrom = store.limiter(limits.wrongFromAddress);
  const limiters = {
    signUp: store.limiter({
      name: 'sign-up-address',
      times: hourly.SIGN_UPS_PER_HOUR,
      seconds: hour,
    }),
    mailFrom: store.limiter({
      name: 'mail-address',
      times: hourly.LETTERS_PER_HOUR,
      seconds: hour,
      needsDatabase: true,
    }),
  };
  const mailTo = {
    asked: store.limiter(limits.mailsToAccount),
    notice: store.limiter(limits.noticesToAccount),
  };
  const take = async (name: keyof typeof limiters, key: string) => {
    try {
      await limiters[name].consume(key);
    } catch (thrown) {
      throw toRateLimitError(thrown);
    }
  };

  const isDue = async (kind: keyof typeof mailTo, email: string) => {
    try {
      await mailTo[kind].consume(hashToken(email));
      return true;
    } catch (thrown) {
      if (thrown instanceof RateLimiterRes) return false;
      throw thrown;
    }
  };

  const fromStranger = async (account: string, address: string): Promise<Attempt> => {
    const pair = hashToken(`${account} ${address}`);
    const { consumedPoints } = await wrongFrom.penalty(address);
    const isBusy = consumedPoints > limits.wrongFromAddress.times;
    let isFirst = false;
    try {
      const failures = await delays.pair.take(pair, isBusy ? free.pairFromBusyAddress : free.pair);
      isFirst = failures === 1;
      try {
        if (isFirst) await delays.accounts.take(address);
        try {
          await delays.account.take(account);
        } catch (refusal) {
          if (isFirst) await delays.accounts.giveBack(address);
          throw refusal;
        }
      } catch (refusal) {
        await delays.pair.giveBack(pair);
        throw refusal;
      }
    } catch (refusal) {
      await wrongFrom.reward(address);
      throw refusal;
    }
    return {
      wasRight: async () => {
        await wrongFrom.reward(address);
        await delays.pair.forget(pair);
        await delays.account.giveBack(account);
        // Counted by this try, or by the one that was mistyped before it.
        await (isFirst ? delays.accounts.giveBack(address) : delays.accounts.lessen(address));
      },
    };
  };

  return {
    password: ({ email, ip, device }) =>
      device === null
        ? fromStranger(hashToken(email), hashIp(ip))
        : tryOn(delays.device, hashToken(device)),
    session: (sessionId) => tryOn(delays.session, hashToken(sessionId)),
    signUp: (ip) => take('signUp', hashIp(ip)),
    mail: async (email, ip, kind = 'asked') => {
      await take('mailFrom', hashIp(ip));
      return isDue(kind, email);
    },
    registrationMail: (email) => isDue('asked', email),
    code: (userId, kind) => tryOn(delays.code, hashToken(`${userId} ${kind}`)),
  };
}
