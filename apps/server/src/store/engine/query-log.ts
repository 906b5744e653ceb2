import type { KyselyConfig, LogEvent } from 'kysely';

import type { OnStatement } from './engine.ts';

/** Kysely settings that report each statement by verb and table, without its values. */
export function queryLog(onStatement: OnStatement | undefined): Pick<KyselyConfig, 'log'> {
  if (!onStatement) return {};
  return {
    log: ({ level, query, queryDurationMillis }: LogEvent) => {
      const [, verb = ''] = /^\s*(\w+)/.exec(query.sql) ?? [];
      const [, table = null] = /\b(?:from|into|update) "(\w+)"/.exec(query.sql) ?? [];
      onStatement({
        verb: verb.toLowerCase(),
        table,
        milliseconds: queryDurationMillis,
        isRefused: level === 'error',
      });
    },
  };
}
