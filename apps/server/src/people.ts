import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { userInfo } from 'node:os';

import { openOwnDictionaries } from './analysis/index.ts';
import { readSiteConfig } from './http/index.ts';
import {
  type Config,
  publicUrlOf,
  readConfig,
  sessionLengthsOf,
  WrongSettings,
} from './dependencies/index.ts';
import { openAuditLog, openMail, runPeopleCommand } from './people/index.ts';
import { runCommand } from './run-command.ts';
import { openStore } from './store/index.ts';

const say = (line: string) => process.stderr.write(`${line}\n`);
const from = 'npm run people';

/**
 * The name of the current user, or the user number where there is no name, as in a container; then the sudo caller.
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

async function open(config: Config) {
  const dataDir = resolve(config.DATA_DIR);
  if (config.AUDIT_DAYS > 0 && config.DATABASE_URL !== undefined && !existsSync(dataDir))
    throw new WrongSettings(
      `DATA_DIR must be the folder that the site has, for the audit log. There is none at ${dataDir}.`,
    );
  const site = await readSiteConfig(config.SITE_CONFIG);
  const store = await openStore({
    dataDir,
    databaseUrl: config.DATABASE_URL,
    secretsKey: config.SECRETS_KEY,
    sessionLengths: sessionLengthsOf(config),
    mustExist: true,
  });
  const audit = openAuditLog(join(dataDir, 'audit'), config.AUDIT_DAYS);
  const mail = openMail({ config, site });
  const by = callerName();
  return {
    store,
    ownFiles: openOwnDictionaries(store, dataDir, (error) => say(String(error))),
    siteName: site.name,
    publicUrl: publicUrlOf(config),
    now: () => new Date(),
    deleteOutboxEmails: async (address: string) => mail.forget?.(address),
    by: null,
    note: async (event: string, user: string | null, invited?: string) => {
      if (config.AUDIT_DAYS === 0) return;
      await audit.note({ at: new Date().toISOString(), event, user, from, by, invited });
    },
    close: () => store.close(),
  };
}

await runCommand(async () => {
  const config = readConfig(process.env);
  return runPeopleCommand(process.argv.slice(2), {
    open: () => open(config),
    hostedAt: config.AUTH_URL,
    sendsLetters: config.SMTP_URL !== undefined,
    print: (text) => process.stdout.write(text),
    say,
  });
});
