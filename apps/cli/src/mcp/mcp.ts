import { readSettings, settingsFile } from '../check/settings.ts';
import { command } from '../command.ts';
import { dataDirOption, dictionaryFolder } from '../dictionaries/data-folder.ts';
import { keyHelp, siteOf } from '../readers/site-client.ts';
import { UsageError } from '../streams-and-exit-codes.ts';
import { contextOf } from './context.ts';

export default command({
  help: `Usage: vernacular mcp [options]

Serves assistants by the Model Context Protocol: they check texts, have words explained and plainer
ones suggested, and compare versions. Over stdin and stdout, or over HTTP on this machine alone.
Texts stay here; nothing is kept. With --site or VERNACULAR_SITE they can also ask readers: the tool
ask_readers copies a text to that site, and readers_results reads what they marked.

Options:
  --http PORT        serve http://127.0.0.1:PORT/mcp (streamable HTTP) until Ctrl-C
  --site URL         offer the tools that ask readers (default: VERNACULAR_SITE)
  --data-dir FOLDER  where dictionaries are kept (default: DATA_DIR, else your own)
  --help             show this

${settingsFile} in the working folder, or the nearest one above it up to the root of its repository,
may name period, method, language, known-words and longest-sentence; a call may name others.
Without a period the newest answers.

${keyHelp}
`,
  options: { http: { type: 'string' }, site: { type: 'string' }, ...dataDirOption },
  async run({ values, operands }, outside) {
    if (operands.length > 0) throw new UsageError(`‘${operands[0]}’ means nothing here.`);
    const settings = await readSettings([outside.folder]);
    const isSiteNamed = values.site ?? outside.environment['VERNACULAR_SITE'];
    const site = isSiteNamed ? siteOf(values.site, outside) : null;
    const context = contextOf({ settings, site }, dictionaryFolder(values, outside), outside);
    if (values.http === undefined) {
      const { serveOverStdio } = await import('./serve-stdio.ts');
      await serveOverStdio(context, outside);
    } else {
      const { serveOverHttp } = await import('./serve-http.ts');
      await serveOverHttp(context, portOf(values.http), outside);
    }
  },
});

function portOf(written: string): number {
  const port = Number(written);
  if (/^\d+$/u.test(written) && port <= 65_535) return port;
  throw new UsageError(`--http is a port from 0 to 65535, not ‘${written}’.`);
}
