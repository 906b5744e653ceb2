import { once } from 'node:events';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

import { languageSample } from '@vernacular/analyzer';
import { type CheckOptions, type Finding, findByParagraph, type FindIn } from '@vernacular/check';
import { TextDocument } from 'vscode-languageserver-textdocument';
import {
  CodeActionKind,
  createConnection,
  MessageType,
  ShowMessageNotification,
  TextDocumentSyncKind,
} from 'vscode-languageserver/node';

import { nearestSettings, type Settings, settingsFile, usualSettings } from '../check/settings.ts';
import type { ListName } from '../check/add-to-toml-list.ts';
import { rulesPageFor } from '../check/rule-help.ts';
import { userFolder } from '../user-folder.ts';
import { openOrCreateStore } from '../dictionaries/open-or-create-store.ts';
import { makeOnce } from '../make-once.ts';
import { type Outside, Trouble } from '../streams-and-exit-codes.ts';
import {
  type ChosenDictionary,
  chooseDictionary,
  ForeignText,
} from '../texts/choose-dictionary.ts';
import {
  actionsAt,
  diagnosticsOf,
  findIn,
  type Found,
  hoverAt,
  knownCommand,
  ruleOffCommand,
} from './diagnostics-hovers-code-actions.ts';
import {
  addToSettings,
  type EditorSettings,
  readAllSettings,
  readEditorSettings,
} from './editor-settings.ts';
import { openText, type OpenText } from './open-text.ts';
import { usePositionEncoding, type Encoding, encodingFor } from './position-encoding.ts';
import { readerFor } from './source-reader.ts';
import { sayScore, scoreCommand } from './score-sentence.ts';
import { workspaceFolder } from './workspace-folder.ts';

interface Open {
  readonly text: OpenText;
  choice: { set: Settings; start: string; made: Promise<ChosenDictionary | null> } | null;
  finder: { readonly set: Settings; readonly options: CheckOptions; readonly find: FindIn } | null;
  found: Found | null;
}

/** Serves an editor until the signal aborts. `dictionaries` is the folder of the word counts. */
export async function serveEditor(
  wish: { readonly mid: boolean; readonly comments: boolean; readonly dictionaries: string },
  outside: Outside,
): Promise<void> {
  const output = new Writable({
    write: (chunk: Buffer, _encoding, done) => void outside.stdout.write(chunk, done),
  });
  const connection = createConnection(outside.stdin, output);
  const store = makeOnce(() => openOrCreateStore(wish.dictionaries, outside));
  const opened = new Map<string, Open>();
  let folder = outside.folder;
  let encoding: Encoding = 'utf-16';
  let mayAskSettings = false;
  let ofEditor: EditorSettings = {};
  const settings = new Map<string, Promise<Settings>>();
  const ownFolder = userFolder('config', outside);
  const rulesPage = rulesPageFor(outside);

  const warn = (message: string) =>
    void connection.sendNotification(ShowMessageNotification.type, {
      type: MessageType.Warning,
      message,
    });

  /** Each message is shown once, because most of them would come back with every keystroke. */
  const warned = new Set<string>();
  const warnOnce = (message: string) => {
    if (!warned.has(message)) warn(message);
    warned.add(message);
  };
  const tell = (error: unknown) => {
    if (error instanceof Trouble) warnOnce(error.message);
    else connection.console.error(String(error));
  };
  function tellAndGoOn(error: unknown): Settings {
    tell(error);
    return usualSettings();
  }
  const folderOf = (uri: string) =>
    uri.startsWith('file:') ? dirname(fileURLToPath(uri)) : folder;
  function settingsFor(uri: string): Promise<Settings> {
    const at = folderOf(uri);
    const read =
      settings.get(at) ?? readAllSettings(ownFolder, ofEditor, [at, folder]).catch(tellAndGoOn);
    settings.set(at, read);
    return read;
  }

  /** Chooses anew only where the part of the text changes that its language is told from, or after a failure. */
  function choose(open: Open, text: string, set: Settings) {
    const start = text.slice(0, languageSample);
    if (open.choice?.set !== set || open.choice.start !== start) {
      const { period: code, language } = set;
      const made = store()
        .then((ready) => chooseDictionary(ready, text, { code, language, mayInsist: false }))
        .catch((error: unknown) => {
          if (!(error instanceof ForeignText)) open.choice = null;
          tell(error);
          return null;
        });
      open.choice = { set, start, made };
    }
    return open.choice.made;
  }

  async function show(open: Open): Promise<void> {
    const set = await settingsFor(open.text.document.uri);
    const { method, knownWords: known, longestSentence, rulesOff } = set;
    const before = open.text.says();
    if (!before) return;
    const { uri, version } = open.text.document;
    const chosen = await choose(open, before.text, set);
    if (!chosen) {
      open.found = null;
      return connection.sendDiagnostics({ uri, version, diagnostics: [] });
    }
    const { dictionary, notice } = chosen;
    if (notice !== null) warnOnce(notice);
    const options = { dictionary, method, known, longestSentence };
    if (open.finder?.set !== set || open.finder.options.dictionary !== dictionary) {
      const off: readonly string[] = (ofEditor.mid ?? wish.mid) ? rulesOff : [...rulesOff, 'mid'];
      const isWanted = ({ rule }: Finding) => !off.includes(rule);
      open.finder = { set, options, find: findByParagraph(options, isWanted) };
    }
    // Read again to include edits made while waiting. Null means a read is in progress, after which `show` is called
    // again.
    const read = open.text.says();
    const { document } = open.text;
    if (!read || !open.finder || opened.get(uri) !== open) return;
    open.found = findIn(document, read, options, open.finder.find, rulesPage);
    await connection.sendDiagnostics({
      uri,
      version: document.version,
      diagnostics: diagnosticsOf(open.found),
    });
  }

  const foundIn = (uri: string) => {
    const open = opened.get(uri);
    return open?.text.says() && open.found?.read.source === open.text.document.getText()
      ? open.found
      : null;
  };
  const showAll = () => {
    settings.clear();
    warned.clear();
    for (const open of opened.values()) show(open).catch(tell);
  };

  connection.onInitialize((params) => {
    folder = workspaceFolder(params) ?? folder;
    encoding = encodingFor(params);
    mayAskSettings = params.capabilities.workspace?.configuration === true;
    return {
      serverInfo: { name: 'vernacular' },
      capabilities: {
        positionEncoding: encoding,
        textDocumentSync: {
          openClose: true,
          change: TextDocumentSyncKind.Incremental,
          save: true,
        },
        hoverProvider: true,
        codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
        executeCommandProvider: { commands: [knownCommand, ruleOffCommand, scoreCommand] },
      },
    };
  });
  async function takeSettings(said?: unknown): Promise<void> {
    const section: unknown = mayAskSettings
      ? await connection.workspace.getConfiguration('vernacular')
      : said;
    if (section === undefined) return;
    const read = readEditorSettings(section);
    if (typeof read !== 'string') ofEditor = read;
    showAll();
    if (typeof read === 'string') warnOnce(read);
  }
  connection.onInitialized(() => void takeSettings().catch(tell));
  connection.onDidChangeConfiguration(({ settings: said }: { settings: unknown }) => {
    const section =
      typeof said === 'object' && said !== null && 'vernacular' in said ? said.vernacular : said;
    takeSettings(section).catch(tell);
  });
  connection.onDidOpenTextDocument(({ textDocument: { uri, languageId, version, text } }) => {
    const way = readerFor(languageId, uri, wish);
    if (!way) return;
    const document = usePositionEncoding(
      encoding,
      TextDocument.create(uri, languageId, version, text),
    );
    const open: Open = {
      text: openText(document, way, () => void show(open).catch(tell)),
      choice: null,
      finder: null,
      found: null,
    };
    opened.set(uri, open);
    open.text.readAnew();
  });
  connection.onDidChangeTextDocument(({ textDocument: { uri, version }, contentChanges }) =>
    opened.get(uri)?.text.change(contentChanges, version),
  );
  connection.onDidSaveTextDocument(({ textDocument: { uri } }) => {
    if (uri.endsWith(`/${settingsFile}`)) showAll();
    else opened.get(uri)?.text.readAnew();
  });
  connection.onDidChangeWatchedFiles(showAll);
  connection.onDidCloseTextDocument(({ textDocument: { uri } }) => {
    opened.get(uri)?.text.close();
    opened.delete(uri);
    void connection.sendDiagnostics({ uri, diagnostics: [] });
  });

  connection.onHover(({ textDocument, position }) => {
    const found = foundIn(textDocument.uri);
    return found && hoverAt(found, position);
  });
  connection.onCodeAction(async ({ textDocument, range }) => {
    const found = foundIn(textDocument.uri);
    return found && actionsAt(found, range);
  });
  function settingsPath(uri: unknown, where: unknown): string {
    if (where === 'everywhere' && ownFolder !== null) return join(ownFolder, settingsFile);
    const at = typeof uri === 'string' ? folderOf(uri) : folder;
    // Kate opens the home folder for a text that is in no project.
    const project = folder === homedir() ? at : folder;
    return nearestSettings(at) ?? nearestSettings(project) ?? join(project, settingsFile);
  }
  async function addTo(name: ListName, word: string, path: string): Promise<void> {
    const trouble = await addToSettings(path, name, word);
    if (trouble !== null) return warn(trouble);
    showAll();
  }
  connection.onExecuteCommand(({ command, arguments: [given, uri, where] = [] }) => {
    if (typeof given !== 'string') return null;
    const path = settingsPath(uri, where);
    if (command === knownCommand) return addTo('known-words', given, path);
    if (command === ruleOffCommand) return addTo('rules-off', given, path);
    const found = command === scoreCommand ? foundIn(given) : null;
    return found && sayScore(found);
  });

  connection.listen();
  await once(outside.signal, 'abort');
}
