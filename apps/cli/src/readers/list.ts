import { command } from '../command.ts';
import { print, UsageError } from '../streams-and-exit-codes.ts';
import { columns } from '../terminal/columns.ts';
import { plainText } from '../terminal/plain-text.ts';
import { listAsked } from './reader-test-client.ts';
import { keyHelp, siteHelp, siteOf } from './site-client.ts';

export default command({
  help: `Usage: vernacular readers list [options]

The texts that your account asked readers about, newest first: readers so far, last day, link for the
results, and the first words of the text.

Options:
${siteHelp}
  --json           print JSON
  --help           show this

${keyHelp}
`,
  options: { site: { type: 'string' }, json: { type: 'boolean' } },
  async run({ values, operands }, outside) {
    if (operands.length > 0) throw new UsageError(`‘${operands[0]}’ means nothing here.`);
    const tests = await listAsked(siteOf(values.site, outside));
    const rows = tests.map(({ readers, mostReaders, endsAt, resultsLink, title }) => [
      `${readers} of ${mostReaders}`,
      endsAt.slice(0, 10),
      resultsLink,
      plainText(title).replaceAll(/\s+/gu, ' '),
    ]);
    await print(
      outside.stdout,
      values.json ? `${JSON.stringify(tests, null, 2)}\n` : columns(rows),
    );
  },
});
