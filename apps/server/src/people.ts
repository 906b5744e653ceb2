import { openOwnDictionaries } from './analysis/index.ts';
import { readSiteConfig } from './http/index.ts';
import { publicUrlOf } from './dependencies/index.ts';
import { openForOperator } from './operator-command-context.ts';
import { openMail, runPeopleCommand } from './people/index.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (config, { print, say }) =>
  runPeopleCommand(process.argv.slice(2), {
    open: async () => {
      const site = await readSiteConfig(config.SITE_CONFIG);
      const { dataDir, ...context } = await openForOperator(config, 'npm run people');
      const mail = openMail({ config, site });
      return {
        ...context,
        ownFiles: openOwnDictionaries(context.store, dataDir, (error) => say(String(error))),
        siteName: site.name,
        publicUrl: publicUrlOf(config),
        deleteOutboxEmails: async (address: string) => mail.forget?.(address),
        by: null,
      };
    },
    hostedAt: config.AUTH_URL,
    sendsLetters: config.SMTP_URL !== undefined,
    print,
    say,
  }),
);
