import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { TextDocument } from 'vscode-languageserver-textdocument';
import {
  type CodeAction,
  CodeActionRequest,
  ConfigurationRequest,
  createProtocolConnection,
  type Diagnostic,
  DidChangeTextDocumentNotification,
  DidChangeConfigurationNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DidSaveTextDocumentNotification,
  ExecuteCommandRequest,
  ExitNotification,
  type Hover,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  type PositionEncodingKind,
  PublishDiagnosticsNotification,
  type PublishDiagnosticsParams,
  ShowMessageNotification,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node';

const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** What is underlined, as it stands in the text. */
export type Underlined = readonly (readonly [written: string, rule: unknown])[];

/** Starts the built server in a folder, as an editor does, and speaks with it by the protocol's own client. */
export async function openEditor(
  folder: string,
  data: string,
  args: readonly string[] = [],
  { encodings, settings }: { readonly encodings?: PositionEncodingKind[]; settings?: unknown } = {},
) {
  const child: ChildProcess = spawn(
    process.execPath,
    [main, 'lsp', '--stdio', '--data-dir', data, ...args],
    {
      cwd: data,
      stdio: ['pipe', 'pipe', 'ignore'],
      env: { ...process.env, XDG_CONFIG_HOME: join(data, 'config') },
    },
  );
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout!),
    new StreamMessageWriter(child.stdin!),
  );
  const documents = new Map<string, TextDocument>();
  const diagnostics = new Map<string, PublishDiagnosticsParams>();
  const shown: string[] = [];
  const news = new EventEmitter();
  connection.onNotification(PublishDiagnosticsNotification.type, (given) => {
    diagnostics.set(given.uri, given);
    news.emit('diagnostics');
  });
  connection.onNotification(ShowMessageNotification.type, ({ message }) => {
    shown.push(message);
    news.emit('message');
  });
  let editorSettings = settings;
  connection.onRequest(ConfigurationRequest.type, ({ items }) => items.map(() => editorSettings));
  connection.listen();
  const rootUri = pathToFileURL(folder).href;
  const { capabilities } = await connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri,
    capabilities: {
      ...(encodings && { general: { positionEncodings: encodings } }),
      ...(settings !== undefined && { workspace: { configuration: true } }),
    },
    workspaceFolders: [{ uri: rootUri, name: 'texts' }],
  });
  await connection.sendNotification(InitializedNotification.type, {});

  const uriOf = (name: string) => `${rootUri}/${name}`;
  const at = (name: string) => documents.get(name)!;
  /** The diagnostics of a version, or of a later one. */
  async function published(name: string): Promise<readonly Diagnostic[]> {
    const wanted = at(name).version;
    for (;;) {
      const last = diagnostics.get(uriOf(name));
      if (last && (last.version ?? -1) >= wanted) return last.diagnostics;
      await once(news, 'diagnostics');
    }
  }
  const rangeOf = (name: string, written: string) => {
    const start = at(name).getText().indexOf(written);
    if (start < 0) throw new Error(`“${written}” does not stand in ${name}.`);
    return {
      start: at(name).positionAt(start),
      end: at(name).positionAt(start + written.length),
    };
  };

  return {
    capabilities,
    shown,
    /** Waits for a sentence that the editor is to show. */
    async message() {
      while (shown.length === 0) await once(news, 'message');
      return shown.at(-1)!;
    },
    text: (name: string) => at(name).getText(),
    /** Whether anything was published about a document. */
    told: (name: string) => diagnostics.has(uriOf(name)),
    async open(name: string, languageId: string, text: string) {
      if (documents.has(name))
        await connection.sendNotification(DidCloseTextDocumentNotification.type, {
          textDocument: { uri: uriOf(name) },
        });
      diagnostics.delete(uriOf(name));
      documents.set(name, TextDocument.create(uriOf(name), languageId, 1, text));
      await connection.sendNotification(DidOpenTextDocumentNotification.type, {
        textDocument: { uri: uriOf(name), languageId, version: 1, text },
      });
    },
    /** Puts a text in the place of what stands there, as a key does. */
    async type(name: string, start: number, end: number, text: string) {
      const document = at(name);
      const range = { start: document.positionAt(start), end: document.positionAt(end) };
      const version = document.version + 1;
      TextDocument.update(document, [{ range, text }], version);
      await connection.sendNotification(DidChangeTextDocumentNotification.type, {
        textDocument: { uri: uriOf(name), version },
        contentChanges: [{ range, text }],
      });
    },
    save: (name: string) =>
      connection.sendNotification(DidSaveTextDocumentNotification.type, {
        textDocument: { uri: uriOf(name) },
      }),
    async underlined(name: string): Promise<Underlined> {
      const found = await published(name);
      return found.map(({ range, code }) => [at(name).getText(range), code]);
    },
    published,
    /** The next diagnostics of a document, whatever its version. */
    async next(name: string) {
      diagnostics.delete(uriOf(name));
      return published(name);
    },
    hover: (name: string, written: string): Promise<Hover | null> =>
      connection.sendRequest(HoverRequest.type, {
        textDocument: { uri: uriOf(name) },
        position: rangeOf(name, written).start,
      }),
    async actions(name: string, written: string): Promise<CodeAction[]> {
      const found = await connection.sendRequest(CodeActionRequest.type, {
        textDocument: { uri: uriOf(name) },
        range: rangeOf(name, written),
        context: { diagnostics: [] },
      });
      return (found ?? []) as CodeAction[];
    },
    /** Does what an action says, in the text or by the server. */
    async act(name: string, { edit, command }: CodeAction) {
      const edits = edit?.changes?.[uriOf(name)];
      if (edits) return TextDocument.applyEdits(at(name), edits);
      if (command)
        await connection.sendRequest(ExecuteCommandRequest.type, {
          command: command.command,
          arguments: command.arguments ?? [],
        });
      return at(name).getText();
    },
    async configure(changed: unknown) {
      editorSettings = changed;
      await connection.sendNotification(DidChangeConfigurationNotification.type, {
        settings: { vernacular: changed },
      });
    },
    score: (name: string): Promise<unknown> =>
      connection.sendRequest(ExecuteCommandRequest.type, {
        command: 'vernacular.score',
        arguments: [uriOf(name)],
      }),
    async close(): Promise<number | null> {
      await connection.sendRequest(ShutdownRequest.type);
      await connection.sendNotification(ExitNotification.type);
      const [code] = await ended;
      connection.dispose();
      return code;
    },
  };
}
