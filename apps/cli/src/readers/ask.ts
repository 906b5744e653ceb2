import { conversationLanguages } from '@vernacular/exercises';

import { command } from '../command.ts';
import { print, UsageError } from '../streams-and-exit-codes.ts';
import { readableHelp } from '../texts/file-extensions-help.ts';
import { readNamedText } from '../texts/read-text.ts';
import { askReaders } from './reader-test-client.ts';
import { keyHelp, siteHelp, siteOf } from './site-client.ts';

export default command({
  help: `Usage: vernacular readers ask FILE --site URL [options]

Copies the text of FILE to a Vernacular site, and prints a link for readers and a link for the results.
Whoever has the first reads the text and marks words; whoever has the second reads the results, ends
the test and deletes it. FILE ends in ${readableHelp}, or is - for stdin.

Options:
${siteHelp}
  --audience WHO   who the readers are meant to be; they see it
  --by NAME        who asks; they see it
  --question TEXT  what a reader should know after reading; up to three times
  --expected TEXT  the answer to the question before it, for you alone
  --ends DATE      the last day, in UTC, such as 2027-03-01 (default: 30 days from now)
  --most N         the greatest number of readers (default: 50)
  --language CODE  language of the text, such as pt (default: en or he, told by its letters)
  --page ${conversationLanguages.join('|')}     language of the readers’ page (default: that of the letters)
  --json           print JSON
  --help           show this

${keyHelp}
With them your account lists the text. Without them the second link is kept nowhere.
`,
  options: {
    site: { type: 'string' },
    audience: { type: 'string', default: '' },
    by: { type: 'string' },
    question: { type: 'string', multiple: true, default: [] },
    expected: { type: 'string', multiple: true, default: [] },
    ends: { type: 'string' },
    most: { type: 'string' },
    language: { type: 'string' },
    page: { type: 'string', choices: conversationLanguages },
    json: { type: 'boolean' },
  },
  async run({ values, operands: [path, ...more] }, outside) {
    if (path === undefined || more.length > 0) throw new UsageError('Name one file.');
    const { question: questions, expected, page, most } = values;
    if (expected.length > 0 && expected.length !== questions.length)
      throw new UsageError('Give each --question its --expected, or none; an empty one will do.');
    const site = siteOf(values.site, outside);
    const links = await askReaders(site, {
      text: await readNamedText(path, outside),
      audience: values.audience,
      askedBy: values.by,
      questions: questions.map((question, at) => ({ question, expected: expected[at] })),
      ends: values.ends,
      mostReaders: most === undefined ? undefined : Number(most),
      textLanguage: values.language,
      pageLanguage: page,
    });
    const { readers, results, endsAt, isListed } = links;
    const kept = isListed ? '' : 'Keep the second link: nothing else shows it.\n';
    await print(
      outside.stdout,
      values.json
        ? `${JSON.stringify(links, null, 2)}\n`
        : `For readers:  ${readers}\nFor you:      ${results}\nEnds:         ${endsAt}\n`,
    );
    if (kept !== '') await print(outside.stderr, kept);
  },
});
