import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';

import { type Config, sessionLengthsOf, WrongSettings } from './dependencies/index.ts';
import { openAuditLog } from './people/index.ts';
import { openStore } from './store/index.ts';

/**
 * The name of the system user, or its number where it has no name, as in a container; then the user who called sudo.
 */
function callerName(): string {
  const caller = process.env['SUDO_USER'];
  const called = caller ? ` for ${caller}` : '';
  try {
    return `${userInfo().username}${called}`;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}${called}`;
  }
}

/**
 * Opens the database and the audit log of the site for an operator's command, which the log names as `from`. Throws
 * WrongSettings or NoDatabase when one of them is missing.
 */
export async function openForOperator(config: Config, from: string) {
  const dataDir = resolve(config.DATA_DIR);
  if (config.AUDIT_DAYS > 0 && config.DATABASE_URL !== undefined && !existsSync(dataDir))
    throw new WrongSettings(
      `DATA_DIR must be the folder that the site has, for the audit log. There is none at ${dataDir}.`,
    );
  const store = await openStore({
    dataDir,
    databaseUrl: config.DATABASE_URL,
    secretsKey: config.SECRETS_KEY,
    sessionLengths: sessionLengthsOf(config),
    mustExist: true,
  });
  const audit = openAuditLog(join(dataDir, 'audit'), config.AUDIT_DAYS);
  const by = callerName();
  return {
    store,
    dataDir,
    now: () => new Date(),
    note: async (event: string, user: string | null, invited?: string) => {
      if (config.AUDIT_DAYS === 0) return;
      await audit.note({ at: new Date().toISOString(), event, user, from, by, invited });
    },
    close: () => store.close(),
  };
}
