import { once } from 'node:events';

import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';

import type { Outside } from '../streams-and-exit-codes.ts';
import { makeServer } from './make-server.ts';
import type { McpContext } from './context.ts';

/** Serves one assistant until stdin ends or the signal aborts. */
export async function serveOverStdio(context: McpContext, outside: Outside): Promise<void> {
  const { stdin, signal } = outside;
  const transport = new StdioServerTransport();
  const { close } = serveStdio(() => makeServer(context), { transport });
  const endAnswers = answerNonsense(outside);
  const isOver = new AbortController();
  const over = { signal: isOver.signal };
  await Promise.race([
    once(stdin, 'close', over),
    once(stdin, 'end', over),
    once(signal, 'abort', over),
  ]);
  isOver.abort();
  endAnswers();
  await close();
}

const NEW_LINE = 0x0a;
/** See: JSON-RPC 2.0, error object. */
const parseError = { code: -32_700, message: 'Parse error: this line is no JSON.' };

/** Answers lines that are not JSON, which the transport ignores silently. The returned function stops this. */
function answerNonsense({ stdin, stdout }: Outside): () => void {
  const line: Buffer[] = [];
  const listen = (chunk: Buffer) => {
    let from = 0;
    for (let end = chunk.indexOf(NEW_LINE); end >= 0; end = chunk.indexOf(NEW_LINE, from)) {
      const written = Buffer.concat([...line.splice(0), chunk.subarray(from, end)]).toString();
      from = end + 1;
      if (written.trim() === '' || isJson(written)) continue;
      const answer = JSON.stringify({ jsonrpc: '2.0', id: null, error: parseError });
      stdout.write(`${answer}\n`, () => undefined);
    }
    line.push(chunk.subarray(from));
  };
  stdin.on('data', listen);
  return () => void stdin.off('data', listen);
}

function isJson(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}
