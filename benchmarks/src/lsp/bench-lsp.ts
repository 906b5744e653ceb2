import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import {
  createProtocolConnection,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  InitializeRequest,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node';

import type { Options } from '../frame/options.ts';
import { quantile } from '../frame/quantile.ts';
import { inTemporaryFolder } from '../frame/temporary-folder.ts';
import { longText } from '../typing/long-text.ts';

const main = fileURLToPath(new URL('../../../apps/cli/dist/main.js', import.meta.url));
const sentence = ' It was found, in mice, that one kinase decides how fast the switch turns.';
const languages = ['plaintext', 'markdown', 'latex', 'html'] as const;

/**
 * Types into a text of 10,000 words through the language server. Prints how long the diagnostics take after a key,
 * and after opening the text.
 */
export const benchLsp = ({ short = false }: Options): Promise<void> =>
  inTemporaryFolder((data) => typeWithServer(data, short));

async function typeWithServer(data: string, isShort: boolean): Promise<void> {
  const child = spawn(process.execPath, [main, 'lsp', '--data-dir', data], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  connection.listen();
  try {
    const { pid: processId } = process;
    const editor = { processId, rootUri: null, capabilities: {}, workspaceFolders: null };
    await connection.sendRequest(InitializeRequest.type, editor);
    const text = longText(isShort ? 500 : 10_000).replaceAll(/(?:^|\. |\n)\w/gu, (start) =>
      start.toUpperCase(),
    );
    // Not timed: on the first document the server builds the general counts.
    await typeInto(connection, 'plaintext', 'The house.', { times: 0, pid: child.pid });
    for (const language of languages)
      report(
        language,
        await typeInto(connection, language, text, { times: isShort ? 1 : 5, pid: child.pid }),
      );
  } finally {
    connection.dispose();
    child.kill();
    await once(child, 'exit');
  }
}

interface Times {
  readonly opened: number;
  readonly keys: readonly number[];
  /** Milliseconds of the server's processor time, for all keys together. */
  readonly processor: number;
}

async function typeInto(
  connection: ProtocolConnection,
  languageId: string,
  text: string,
  { times, pid }: { readonly times: number; readonly pid: number | undefined },
): Promise<Times> {
  const uri = `file:///${languageId}-${text.length}`;
  const written = languageId === 'html' ? asPage(text) : text;
  const next = async (act: () => Promise<void>, wanted: number) => {
    const start = performance.now();
    const published = new Promise<void>((resolve) => {
      connection.onNotification(PublishDiagnosticsNotification.type, ({ uri: of, version = 0 }) => {
        if (of === uri && version >= wanted) resolve();
      });
    });
    await act();
    await published;
    return performance.now() - start;
  };
  let version = 1;
  const opened = await next(
    () =>
      connection.sendNotification(DidOpenTextDocumentNotification.type, {
        textDocument: { uri, languageId, version, text: written },
      }),
    version,
  );
  const middle = written.indexOf('. ', written.length / 2);
  const before = written.slice(0, middle).split('\n');
  const line = before.length - 1;
  let character = before[line]!.length;
  const began = processorOf(pid);
  const keys: number[] = [];
  for (const letter of sentence.repeat(times)) {
    version += 1;
    const position = { line, character };
    const change = { range: { start: position, end: position }, text: letter };
    const textDocument = { uri, version };
    const type = () =>
      connection.sendNotification(DidChangeTextDocumentNotification.type, {
        textDocument,
        contentChanges: [change],
      });
    keys.push(await next(type, version));
    character += 1;
  }
  return { opened, keys, processor: processorOf(pid) - began };
}

/** Milliseconds of processor time from /proc, NaN where there is none. Assumes a clock tick of 10 ms. */
function processorOf(pid: number | undefined): number {
  if (!existsSync(`/proc/${pid}/stat`)) return Number.NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /u, '')
    .split(' ');
  return 10 * (Number(fields[11]) + Number(fields[12]));
}

const asPage = (text: string) =>
  `<article>${text
    .trim()
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph}</p>\n`)
    .join('')}</article>`;

function report(language: string, { opened, keys, processor }: Times): void {
  const at = (share: number) => quantile(keys, share);
  console.log(
    `${language.padEnd(10)} after a key ${at(0.5).toFixed(1)} ms (95 % within ${at(0.95).toFixed(1)} ms, ${keys.length} keys), ${(processor / keys.length).toFixed(1)} ms of processor time; after opening ${opened.toFixed(0)} ms, ${(opened / at(0.5)).toFixed(0)} times that`,
  );
}
