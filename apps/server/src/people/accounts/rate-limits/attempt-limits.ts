import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

import { hashIp } from '../../../http/index.ts';
import type { Config } from '../../../dependencies/index.ts';
import type { Store } from '../../../store/index.ts';
import {
  toRateLimitError,
  type ExponentialBackoff,
  exponentialBackoff,
} from './exponential-backoff.ts';
import { hashToken } from '../sessions/tokens-and-recovery-codes.ts';

const minute = 60;
const hour = 60 * minute;

/** Wrong guesses per day before a delay begins. */
const free = {
  /** Per account and network address. */
  pair: 10,
  /** Per account and network address, when the address has many failures: on a campus each user keeps these. */
  pairFromBusyAddress: 3,
  account: 30,
  /**
   * Different accounts, existing or not, that failed from one address in a day without a later success there. On a
   * campus of 200, 120 may mistype within one hour, or a dozen in each of ten hours never succeed.
   */
  accountsFromAddress: 150,
  device: 30,
  session: 10,
  code: 10,
};

const limits = {
  wrongFromAddress: { name: 'password-address', times: 100, seconds: 15 * minute },
  // Letters are queued in the database, so without it this limiter fails instead of counting in memory.
  /** Per account and requesting address: a stranger cannot use up the letters of the owner. */
  mailsToPair: { name: 'mail-account-address', times: 5, seconds: hour, needsDatabase: true },
  mailsToAccount: { name: 'mail-account', times: 40, seconds: hour, needsDatabase: true },
  /** Separate, so that notices triggered by strangers do not use up the owner's letters. */
  noticesToAccount: { name: 'notice-account', times: 2, seconds: 24 * hour },
} as const;

export type HourlyLimits = Pick<Config, 'SIGN_UPS_PER_HOUR' | 'LETTERS_PER_HOUR'>;

export interface Letter {
  readonly email: string;
  readonly ip: string;
  readonly owner?: string | null;
  /** True for the mail of a registration, which was counted for the network address already. */
  readonly isRegistration?: boolean;
}

/** A guess, counted as wrong until `wasRight` is called. */
interface Attempt {
  readonly wasRight: () => Promise<void>;
}

export interface Guess {
  readonly email: string;
  readonly ip: string;
  readonly device: string | null;
}

/**
 * Slows down password guessing without letting strangers lock the owner out: a known device has its own counter, and
 * behind a busy address each account keeps some tries. Trying one password on many accounts is slowed after 150
 * accounts from one address, to about a hundred more a day. Counters are in the database; addresses and accounts are
 * hashed.
 */
export interface AttemptLimits {
  readonly password: (guess: Guess) => Promise<Attempt>;
  readonly session: (sessionId: string) => Promise<Attempt>;
  readonly signUp: (ip: string) => Promise<void>;
  /**
   * Counts a mail that was asked for, also for an unknown address. Throws `over_email_send_rate_limit` after too many
   * from the network address, from it for this account, or for this account in all. What a known device or a session of
   * the owner asks for (`owner`) is counted apart.
   */
  readonly letter: (letter: Letter) => Promise<void>;
  /** False when the account has had enough notices that strangers cause. */
  readonly notice: (email: string) => Promise<boolean>;
  readonly code: (userId: string, kind: 'app' | 'paper') => Promise<Attempt>;
}

async function tryOn(store: Store, delay: ExponentialBackoff, key: string): Promise<Attempt> {
  await delay.take(key);
  const { failures, pause } = delay.counters(key);
  return { wasRight: () => store.forgiveAttempts({ less: [], gone: [failures, pause] }) };
}

const take = async (
  limiter: RateLimiterAbstract,
  key: string,
  code: 'over_request_rate_limit' | 'over_email_send_rate_limit',
) => {
  try {
    await limiter.consume(key);
  } catch (thrown) {
    throw toRateLimitError(thrown, code);
  }
};

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
    pair: store.limiter(limits.mailsToPair),
    account: store.limiter(limits.mailsToAccount),
    notice: store.limiter(limits.noticesToAccount),
  };
  const fromStranger = async (account: string, address: string): Promise<Attempt> => {
    const pair = hashToken(`${account} ${address}`);
    const { times } = limits.wrongFromAddress;
    const allowed = wrongFrom
      .penalty(address)
      .then(({ consumedPoints }) =>
        consumedPoints > times ? free.pairFromBusyAddress : free.pair,
      );
    let isFirst = false;
    try {
      const failures = await delays.pair.take(pair, allowed);
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
      wasRight: () => {
        const own = delays.pair.counters(pair);
        const ofAccount = delays.account.counters(account);
        const ofAddress = delays.accounts.counters(address);
        const wrong = { ...limits.wrongFromAddress, key: address };
        return store.forgiveAttempts({
          // Either this failure or an earlier one counted the account against the address, whose running delay
          // continues then.
          less: [wrong, ofAccount.failures, ofAddress.failures],
          gone: [own.failures, own.pause, ofAccount.pause, ...(isFirst ? [ofAddress.pause] : [])],
        });
      },
    };
  };

  return {
    password: ({ email, ip, device }) =>
      device === null
        ? fromStranger(hashToken(email), hashIp(ip))
        : tryOn(store, delays.device, hashToken(device)),
    session: (sessionId) => tryOn(store, delays.session, hashToken(sessionId)),
    signUp: (ip) => take(limiters.signUp, hashIp(ip), 'over_request_rate_limit'),
    letter: async ({ email, ip, owner = null, isRegistration = false }) => {
      const full = 'over_email_send_rate_limit';
      if (owner !== null) return take(mailTo.pair, hashToken(`${email} ${owner}`), full);
      if (!isRegistration) await take(limiters.mailFrom, hashIp(ip), full);
      await take(mailTo.pair, hashToken(`${email} ${hashIp(ip)}`), full);
      await take(mailTo.account, hashToken(email), full);
    },
    notice: async (email) => {
      try {
        await mailTo.notice.consume(hashToken(email));
        return true;
      } catch (thrown) {
        if (thrown instanceof RateLimiterRes) return false;
        throw thrown;
      }
    },
    code: (userId, kind) => tryOn(store, delays.code, hashToken(`${userId} ${kind}`)),
  };
}
