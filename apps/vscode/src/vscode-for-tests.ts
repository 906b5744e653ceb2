/**
 * A stand-in for VS Code's API, as far as the extension and the client behind it use it to underline a text: documents,
 * windows, settings and commands of one editor without a screen. What is not here is asked for and never used.
 */
import { pathToFileURL } from 'node:url';

class EventEmitter<Told> {
  readonly #listeners = new Set<(told: Told) => unknown>();
  readonly event = (listener: (told: Told) => unknown, self?: unknown) => {
    const bound = listener.bind(self);
    this.#listeners.add(bound);
    return { dispose: () => this.#listeners.delete(bound) };
  };
  readonly fire = (told: Told) => this.#listeners.forEach((listener) => void listener(told));
  readonly dispose = () => this.#listeners.clear();
}

class Uri {
  readonly scheme = 'file';
  readonly address: string;
  constructor(address: string) {
    this.address = address;
  }
  static readonly parse = (address: string) => new Uri(address);
  static readonly file = (path: string) => new Uri(pathToFileURL(path).href);
  get fsPath() {
    return new URL(this.address).pathname;
  }
  toString() {
    return this.address;
  }
}

class Position {
  readonly line: number;
  readonly character: number;
  constructor(line: number, character: number) {
    this.line = line;
    this.character = character;
  }
}

class Range {
  readonly start: Position;
  readonly end: Position;
  constructor(...[line, character, lastLine, last]: [number, number, number, number]) {
    this.start = new Position(line, character);
    this.end = new Position(lastLine, last);
  }
}

/** A diagnostic as VS Code would draw it. */
export interface Underline {
  readonly range: Range;
  readonly message: string;
  readonly code: unknown;
}

class Diagnostic implements Underline {
  readonly range: Range;
  readonly message: string;
  code: unknown;
  constructor(range: Range, message: string) {
    this.range = range;
    this.message = message;
  }
}

/** Stands for whatever is not here: a class, a function, a namespace, all of which do nothing. */
const nothing: unknown = new Proxy(function Nothing() {}, {
  get: (target, name) =>
    name === 'prototype' || name === Symbol.toPrimitive ? Reflect.get(target, name) : nothing,
  apply: () => nothing,
});
const withTheRest = <Known extends object>(known: Known) =>
  new Proxy(known, { get: (from, name) => (name in from ? Reflect.get(from, name) : nothing) });
const never = () => ({ dispose() {} });

/** An editor without a screen: `api` is what `require('vscode')` gets. */
export function standIn(folder: string) {
  const settings: Record<string, unknown> = {};
  const opened = new EventEmitter<object>();
  const editorsChanged = new EventEmitter<readonly object[]>();
  const settingsChanged = new EventEmitter<object>();
  const underlined = new EventEmitter<readonly Underline[]>();
  const ofUri = new Map<string, readonly Underline[]>();
  const commands = new Map<string, (...given: unknown[]) => unknown>();
  const shown: string[] = [];
  const documents: { readonly uri: Uri }[] = [];
  const tell = (kind: string) => (message: string) => {
    shown.push(`${kind}: ${message}`);
    return Promise.resolve();
  };
  const channel = withTheRest({ dispose() {}, logLevel: 0, onDidChangeLogLevel: never });
  const api = withTheRest({
    version: '1.101.0',
    EventEmitter,
    Uri,
    Position,
    Range,
    Diagnostic,
    CancellationError: class extends Error {},
    CancellationTokenSource: class {
      readonly token = { isCancellationRequested: false, onCancellationRequested: never };
      cancel() {}
      dispose() {}
    },
    DiagnosticSeverity: { Error: 0, Warning: 1, Information: 2, Hint: 3 },
    Disposable: {
      from: (...all: { dispose(): void }[]) => ({
        dispose: () => all.forEach((one) => one.dispose()),
      }),
    },
    env: { language: 'en', appName: 'stand-in' },
    commands: {
      registerCommand(name: string, run: (...given: unknown[]) => unknown) {
        if (commands.has(name)) throw new Error(`${name} is a command already.`);
        commands.set(name, run);
        return { dispose: () => commands.delete(name) };
      },
    },
    languages: withTheRest({
      match: (selector: readonly { language: string }[], { languageId }: { languageId: string }) =>
        selector.some((one) => (one.language ?? one) === languageId) ? 10 : 0,
      createDiagnosticCollection: () => ({
        set(uri: Uri, found: readonly Underline[]) {
          ofUri.set(uri.toString(), found);
          underlined.fire(found);
        },
        delete: (uri: Uri) => ofUri.delete(uri.toString()),
        clear: () => ofUri.clear(),
        dispose: () => ofUri.clear(),
      }),
      registerHoverProvider: never,
      registerCodeActionsProvider: never,
    }),
    window: withTheRest({
      activeTextEditor: null as object | null,
      visibleTextEditors: [] as readonly object[],
      tabGroups: { all: [], onDidChangeTabs: never },
      createOutputChannel: () => channel,
      showInformationMessage: tell('information'),
      showWarningMessage: tell('warning'),
      showErrorMessage: tell('error'),
      onDidChangeActiveTextEditor: never,
      onDidChangeVisibleTextEditors: editorsChanged.event,
    }),
    workspace: withTheRest({
      textDocuments: documents,
      notebookDocuments: [],
      workspaceFolders: [{ uri: Uri.file(folder), name: 'texts', index: 0 }],
      getConfiguration: () => ({ get: () => settings }),
      createFileSystemWatcher: () => ({
        onDidCreate: never,
        onDidChange: never,
        onDidDelete: never,
        dispose() {},
      }),
      onDidChangeConfiguration: settingsChanged.event,
      onDidOpenTextDocument: opened.event,
      onDidChangeTextDocument: never,
      onDidCloseTextDocument: never,
      onDidSaveTextDocument: never,
      onWillSaveTextDocument: never,
      onDidChangeWorkspaceFolders: never,
    }),
  });
  return {
    api,
    shown,
    commandNames: () => [...commands.keys()],
    run: (name: string) => commands.get(name)!(),
    uriOf: (path: string) => Uri.file(path),
    /** The next underlines that arrive, of whichever document. */
    next: () =>
      new Promise<readonly Underline[]>((resolve) => {
        const listening = underlined.event((found) => {
          listening.dispose();
          resolve(found);
        });
      }),
    open(path: string, languageId: string, text: string) {
      const document = { uri: Uri.file(path), languageId, version: 1, getText: () => text };
      documents.push(document);
      api.window.activeTextEditor = { document };
      api.window.visibleTextEditors = [{ document }];
      editorsChanged.fire(api.window.visibleTextEditors);
      opened.fire(document);
    },
    change(name: string, value: unknown) {
      settings[name] = value;
      settingsChanged.fire({ affectsConfiguration: (section: string) => section === 'vernacular' });
    },
  };
}
