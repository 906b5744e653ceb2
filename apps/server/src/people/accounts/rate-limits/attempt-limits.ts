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

const wrongFromAddress = { name: 'password-address', times: 100, seconds: 15 * minute };

interface Asker {
  readonly email: string;
  readonly ip: string;
}

/** A guess, counted as wrong until `wasRight` is called. */
interface Attempt {
  readonly wasRight: () => Promise<void>;
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

export type AttemptLimits = ReturnType<typeof openAttemptLimits>;

/**
 * Slows down password guessing without letting strangers lock the owner out: a known device has its own counter, and
 * behind a busy address each account keeps some tries. Trying one password on many accounts is slowed after 150
 * accounts from one address, to about a hundred more a day. Counters are in the database; addresses and accounts are
 * hashed.
 */
export function openAttemptLimits(
  store: Store,
  hourly: Pick<Config, 'SIGN_UPS_PER_HOUR' | 'LETTERS_PER_HOUR'>,
) {
  const delays = {
    pair: exponentialBackoff(store, 'password-account-address', free.pair),
    account: exponentialBackoff(store, 'password-account', free.account),
    accounts: exponentialBackoff(store, 'password-accounts-address', free.accountsFromAddress),
    device: exponentialBackoff(store, 'password-device', free.device),
    session: exponentialBackoff(store, 'password-session', free.session),
    code: exponentialBackoff(store, 'code-account', free.code),
  };
  const wrongFrom = store.limiter(wrongFromAddress);
  const times = hourly.SIGN_UPS_PER_HOUR;
  const signUps = store.limiter({ name: 'sign-up-address', times, seconds: hour });
  // Letters are queued in the database, so without it these limiters fail instead of counting in memory.
  const mailLimiter = (name: string, most: number) =>
    store.limiter({ name, times: most, seconds: hour, needsDatabase: true });
  const mails = {
    fromAddress: mailLimiter('mail-address', hourly.LETTERS_PER_HOUR),
    /** Per account and requesting address: a stranger cannot use up the letters of the owner. */
    toPair: mailLimiter('mail-account-address', 5),
    toAccount: mailLimiter('mail-account', 40),
  };
  /** Separate, so that notices triggered by strangers do not use up the owner's letters. */
  const notices = store.limiter({ name: 'notice-account', times: 2, seconds: 24 * hour });
  const fromStranger = async (account: string, address: string): Promise<Attempt> => {
    const pair = hashToken(`${account} ${address}`);
    const allowed = wrongFrom
      .penalty(address)
      .then(({ consumedPoints }) =>
        consumedPoints > wrongFromAddress.times ? free.pairFromBusyAddress : free.pair,
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
        const wrong = { ...wrongFromAddress, key: address };
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
    password: ({ email, ip, device }: Asker & { readonly device: string | null }) =>
      device === null
        ? fromStranger(hashToken(email), hashIp(ip))
        : tryOn(store, delays.device, hashToken(device)),
    session: (sessionId: string) => tryOn(store, delays.session, hashToken(sessionId)),
    signUp: (ip: string) => take(signUps, hashIp(ip), 'over_request_rate_limit'),
    /**
     * Counts a mail that was asked for, also for an unknown address. Throws `over_email_send_rate_limit` after too many
     * from the network address, from it for this account, or for this account in all. What a known device or a session
     * of the owner asks for (`owner`) is counted apart. The mail of a registration (`isRegistration`) was counted for
     * the network address already.
     */
    letter: async ({
      email,
      ip,
      owner = null,
      isRegistration = false,
    }: Asker & { readonly owner?: string | null; readonly isRegistration?: boolean }) => {
      const full = 'over_email_send_rate_limit';
      if (owner !== null) return take(mails.toPair, hashToken(`${email} ${owner}`), full);
      if (!isRegistration) await take(mails.fromAddress, hashIp(ip), full);
      await take(mails.toPair, hashToken(`${email} ${hashIp(ip)}`), full);
      await take(mails.toAccount, hashToken(email), full);
    },
    /** False when the account has had enough notices that strangers cause. */
    notice: async (email: string) => {
      try {
        await notices.consume(hashToken(email));
        return true;
      } catch (thrown) {
        if (thrown instanceof RateLimiterRes) return false;
        throw thrown;
      }
    },
    code: (userId: string, kind: 'app' | 'paper') =>
      tryOn(store, delays.code, hashToken(`${userId} ${kind}`)),
  };
}
