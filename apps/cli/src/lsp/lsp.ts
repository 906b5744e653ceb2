import { command } from '../command.ts';
import { settingsFile } from '../check/settings.ts';
import { dataDirOption, dictionaryFolder } from '../dictionaries/data-folder.ts';
import { UsageError } from '../streams-and-exit-codes.ts';

export default command({
  help: `Usage: vernacular lsp [options]

Serves an editor by the Language Server Protocol, over stdin and stdout: rare words are underlined
while you write, with plainer words to choose from; settings add long sentences and technical senses.
Reads text, Markdown, LaTeX, HTML and others. Texts stay here; nothing is kept.

Options:
  --mid              underline mid-frequency words too
  --comments         read the comments of code too
  --data-dir FOLDER  where dictionaries are kept (default: DATA_DIR, else your own)
  --stdio            what many editors add; there is no other way
  --help             show this

${settingsFile} may name period, method, language, known-words, rules-off and longest-sentence. The
nearest one counts: in the folder of the text or above it, up to the root of its repository, else the
same for the folder that the editor opened. The editor’s settings may say the same under vernacular
(also mid); the file counts before them. A text in a third language is left alone unless language is
named. “My readers know this word” adds to known-words there, or for all projects in a file of your own.
`,
  options: {
    mid: { type: 'boolean', default: false },
    comments: { type: 'boolean', default: false },
    stdio: { type: 'boolean' },
    // Part of the protocol: the server exits when the process with this id does.
    clientProcessId: { type: 'string' },
    ...dataDirOption,
  },
  async run({ values, operands }, outside) {
    if (operands.length > 0) throw new UsageError(`‘${operands[0]}’ means nothing here.`);
    const { serveEditor } = await import('./serve-editor.ts');
    const { mid, comments } = values;
    await serveEditor({ mid, comments, dictionaries: dictionaryFolder(values, outside) }, outside);
  },
});
