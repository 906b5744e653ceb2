import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';

/** Who asks a model: `writer` stands for one conversation, `address` for its network address. */
export interface Caller {
  readonly writer: string;
  readonly address: string;
}

/** Limits the tokens that are spent on a paid service. */
export interface Budget {
  /** Reserves tokens for the conversation, its address and the whole site; false if a limit would be exceeded. */
  readonly take: (caller: Caller, tokens: number) => Promise<boolean>;
  readonly giveBack: (caller: Caller, tokens: number) => Promise<void>;
}

type OpenCounter = (pace: {
  readonly name: string;
  readonly times: number;
  readonly seconds: number;
}) => Pick<RateLimiterAbstract, 'consume' | 'reward' | 'get'>;

const hour = 3600;
const day = 24 * hour;

const inMemory: OpenCounter = ({ times, seconds }) =>
  new RateLimiterMemory({ points: times, duration: seconds });

/**
 * Limits the tokens of a conversation and an address (a class of sixty) per hour, and of the site per day: see
 * `docs/models.md`. New conversations per address are limited too, because guests send their own conversation key.
 */
export function tokenBudget({
  aWriterAnHour = 300_000,
  anAddressAnHour = 4_000_000,
  conversationsAnAddressAnHour = 200,
  theSiteADay = 20_000_000,
  open = inMemory,
}: {
  readonly aWriterAnHour?: number;
  readonly anAddressAnHour?: number;
  readonly conversationsAnAddressAnHour?: number;
  readonly theSiteADay?: number;
  readonly open?: OpenCounter;
} = {}) {
  const writers = open({ name: 'coach-writer', times: aWriterAnHour, seconds: hour });
  const addresses = open({ name: 'coach-address', times: anAddressAnHour, seconds: hour });
  const begun = open({
    name: 'coach-begun',
    times: conversationsAnAddressAnHour,
    seconds: hour,
  });
  const site = open({ name: 'coach-site', times: theSiteADay, seconds: day });
  const counters = ({ writer, address }: Caller) =>
    [
      [writers, writer],
      [addresses, address],
      [site, 'all'],
    ] as const;

  const giveBack = async (
    counted: readonly ReturnType<typeof counters>[number][],
    tokens: number,
  ) => {
    for (const [counter, key] of counted) {
      // oxlint-disable-next-line no-await-in-loop -- one row at a time
      await counter.reward(key, tokens);
    }
  };

  const consume = async (counter: ReturnType<OpenCounter>, key: string, points: number) => {
    try {
      await counter.consume(key, points);
      return true;
    } catch (thrown) {
      if (thrown instanceof RateLimiterRes) return false;
      throw thrown;
    }
  };

  return {
    today: async () => ({ used: (await site.get('all'))?.consumedPoints ?? 0, most: theSiteADay }),
    take: async (caller: Caller, tokens: number) => {
      const { writer, address } = caller;
      // A writer without a count in this hour is a new conversation.
      const isKnown = (await writers.get(writer)) !== null;
      if (!isKnown && !(await consume(begun, address, 1))) return false;
      const counted = [];
      for (const each of counters(caller)) {
        const [counter, key] = each;
        counted.push(each);
        // oxlint-disable-next-line no-await-in-loop -- what one refuses is not asked of the next
        if (!(await consume(counter, key, tokens))) {
          // A refusal counts too; nothing was used.
          // oxlint-disable-next-line no-await-in-loop
          await giveBack(counted, tokens);
          return false;
        }
      }
      return true;
    },
    giveBack: async (caller: Caller, tokens: number) => {
      if (tokens > 0) await giveBack(counters(caller), tokens);
    },
  };
}
