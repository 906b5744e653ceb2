import { commands, type ExtensionContext, window, workspace } from 'vscode';
import { ExecuteCommandRequest, LanguageClient } from 'vscode-languageclient/node';

type Watcher = ReturnType<typeof workspace.createFileSystemWatcher>;

function openClient(
  { extension, globalStorageUri }: ExtensionContext,
  fileEvents: Watcher,
): LanguageClient {
  const settings = workspace.getConfiguration('vernacular');
  const [command = '', ...args] = settings.get<string[]>('server', []);
  args.push('lsp', '--stdio', '--data-dir');
  args.push(settings.get<string>('dataDir') || globalStorageUri.fsPath);
  if (settings.get<boolean>('mid')) args.push('--mid');
  const { activationEvents } = extension.packageJSON as { activationEvents: string[] };
  return new LanguageClient(
    'vernacular',
    'Vernacular',
    { command, args },
    {
      documentSelector: activationEvents.map((event) => event.replace('onLanguage:', '')),
      synchronize: { fileEvents },
    },
  );
}

/** The server started last, or null if it failed to start. Restarts run one after another. */
let running: Promise<LanguageClient | null> = Promise.resolve(null);

async function start(client: LanguageClient): Promise<LanguageClient | null> {
  try {
    await client.start();
    return client;
  } catch {
    // Not awaited: the user may take long to answer. The client has already shown the error.
    void offerSettings();
    return null;
  }
}

async function offerSettings(): Promise<void> {
  const answer = await window.showErrorMessage(
    'Vernacular: the server did not start. The setting “Server” says where it is.',
    'Open Settings',
  );
  if (answer) await commands.executeCommand('workbench.action.openSettings', 'vernacular.server');
}

/** The client refuses to stop a server that is not running. */
async function end(client: LanguageClient | null): Promise<void> {
  if (client?.isRunning()) await client.dispose();
}

async function showScore(): Promise<void> {
  const uri = window.activeTextEditor?.document.uri;
  const client = await running;
  const sentence: unknown =
    uri &&
    (await client?.sendRequest(ExecuteCommandRequest.type, {
      command: 'vernacular.score',
      arguments: [client.code2ProtocolConverter.asUri(uri)],
    }));
  void window.showInformationMessage(
    typeof sentence === 'string' ? sentence : 'There is no text here that Vernacular reads.',
  );
}

export function activate(context: ExtensionContext): void {
  const fileEvents = workspace.createFileSystemWatcher('**/.vernacular.toml');
  const restart = () => {
    running = running.then(async (before) => {
      await end(before);
      return start(openClient(context, fileEvents));
    });
  };
  restart();
  context.subscriptions.push(
    fileEvents,
    commands.registerCommand('vernacular.restart', restart),
    commands.registerCommand('vernacular.showScore', showScore),
    workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration('vernacular')) restart();
    }),
  );
}

export async function deactivate(): Promise<void> {
  await end(await running);
}
