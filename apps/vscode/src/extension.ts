import { commands, type ExtensionContext, window, workspace } from 'vscode';
import { ExecuteCommandRequest, LanguageClient, TransportKind } from 'vscode-languageclient/node';

type Watcher = ReturnType<typeof workspace.createFileSystemWatcher>;

function openClient(context: ExtensionContext, fileEvents: Watcher): LanguageClient {
  const { activationEvents } = context.extension.packageJSON as { activationEvents: string[] };
  return new LanguageClient(
    'vernacular',
    'Vernacular',
    {
      module: context.asAbsolutePath('server/dist/main.js'),
      args: ['lsp'],
      transport: TransportKind.stdio,
    },
    {
      documentSelector: activationEvents.map((event) => event.replace('onLanguage:', '')),
      synchronize: { fileEvents, configurationSection: 'vernacular' },
    },
  );
}

/** The server started last, or null if it failed to start. Restarts run one after another. */
let running: Promise<LanguageClient | null> = Promise.resolve(null);

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
      const client = openClient(context, fileEvents);
      // An error has been shown by the client.
      return client.start().then(
        () => client,
        () => null,
      );
    });
  };
  restart();
  context.subscriptions.push(
    fileEvents,
    commands.registerCommand('vernacular.restart', restart),
    commands.registerCommand('vernacular.showScore', showScore),
  );
}

export async function deactivate(): Promise<void> {
  await end(await running);
}
