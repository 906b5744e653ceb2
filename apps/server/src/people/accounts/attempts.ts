import { RateLimiterRes } from 'rate-limiter-flexible';

import type { Store } from '../../store/index.ts';
import { hashAddress } from '../../http/index.ts';
import { GoTrueError } from './gotrue-error.ts';
import { hashToken } from './secret-tokens.ts';

const minute = 60;
const hour = 60 * minute;

/** How often each thing may be tried. A class behind one address must be able to register in one lesson. */
const paces = {
  passwordFromAddress: { name: 'password-account-address', times: 10, seconds: 15 * minute },
  passwordOfAccount: { name: 'password-account', times: 100, seconds: hour },
  passwordsFromAddress: { name: 'password-address', times: 100, seconds: 15 * minute },
  signUpsFromAddress: { name: 'sign-up-address', times: 200, seconds: hour },
  mailsToAccount: { name: 'mail-account', times: 5, seconds: hour },
  mailsFromAddress: { name: 'mail-address', times: 60, seconds: hour },
  codesOfAccount: { name: 'code-account', times: 10, seconds: 15 * minute },
} as const;

/** Slows guessing. Counts are kept in the database, for all processes; of people and addresses only hashes are kept. */
export interface Attempts {
  /** Counts one guess at a password, before it is checked; `wasRight` takes it back. Throws when there were too many. */
  readonly password: (email: string, ip: string) => Promise<{ wasRight: () => Promise<void> }>;
  readonly signUp: (ip: string) => Promise<void>;
  /** False when this account has been sent enough mails; throws when this address asked for too many. */
  readonly mail: (email: string, ip: string) => Promise<boolean>;
  /** Counts one guess at a code of an authenticator app or a recovery code; `wasRight` forgets them all. */
  readonly code: (userId: string) => Promise<{ wasRight: () => Promise<void> }>;
}

const asRefusal = (thrown: unknown) =>
  thrown instanceof RateLimiterRes
    ? new GoTrueError('over_request_rate_limit', {
        retryAfterSeconds: Math.max(1, Math.ceil(thrown.msBeforeNext / 1000)),
      })
    : thrown;

/** Opens the counters. */
export function openAttempts(store: Store): Attempts {
  const limiters = {
    pair: store.limiter(paces.passwordFromAddress),
    account: store.limiter(paces.passwordOfAccount),
    address: store.limiter(paces.passwordsFromAddress),
    signUp: store.limiter(paces.signUpsFromAddress),
    mailTo: store.limiter(paces.mailsToAccount),
    mailFrom: store.limiter(paces.mailsFromAddress),
    code: store.limiter(paces.codesOfAccount),
  };
  const take = async (name: keyof typeof limiters, key: string) => {
    try {
      await limiters[name].consume(key);
    } catch (thrown) {
      throw asRefusal(thrown);
    }
  };
  return {
    password: async (email, ip) => {
      const [account, address] = [hashToken(email), hashAddress(ip)];
      const pair = hashToken(`${account} ${address}`);
      await take('pair', pair);
      await take('address', address);
      await take('account', account);
      return {
        wasRight: async () => {
          await limiters.pair.delete(pair);
          await limiters.address.reward(address);
          await limiters.account.reward(account);
        },
      };
    },
    signUp: (ip) => take('signUp', hashAddress(ip)),
    mail: async (email, ip) => {
      await take('mailFrom', hashAddress(ip));
      try {
        await limiters.mailTo.consume(hashToken(email));
        return true;
      } catch (thrown) {
        if (thrown instanceof RateLimiterRes) return false;
        throw thrown;
      }
    },
    code: async (userId) => {
      await take('code', userId);
      return {
        wasRight: async () => {
          await limiters.code.delete(userId);
        },
      };
    },
  };
}
