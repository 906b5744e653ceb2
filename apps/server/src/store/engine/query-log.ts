import type { KyselyConfig, LogEvent } from 'kysely';

import type { OnStatement } from './engine.ts';

/** What Kysely is told so that somebody hears of each statement: its verb and its table, nothing that was written into it. */
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
