import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';

import { afterEach } from 'vitest';

/** What plays the model: answers one call, the how-manieth it is, and what was asked. */
export type Answer = (reply: ServerResponse, call: number, asked: string) => void;

/** A body as a chat completion carries it. */
export const wire = (content: unknown) =>
  JSON.stringify({
    id: '1',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [
      {
        index: 0,
        finish_reason: 'stop',
        message: {
          role: 'assistant',
          content: typeof content === 'string' ? content : JSON.stringify(content),
        },
      },
    ],
  });

export const send = (reply: ServerResponse, body: string, status = 200, headers = {}) =>
  void reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);

/** One event of a stream. */
export const piece = (choice: object) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, ...choice }] })}\n\n`;

/** Sends parts of an answer as a stream does; a broken one ends in the middle. */
export function sendPieces(
  reply: ServerResponse,
  parts: readonly string[],
  isBroken = false,
): void {
  reply.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const content of parts) reply.write(piece({ delta: { content } }));
  if (isBroken) setImmediate(() => reply.destroy());
  else reply.end(`${piece({ delta: {}, finish_reason: 'stop' })}data: [DONE]\n\n`);
}

const open = new Set<Server>();
afterEach(() => {
  for (const server of open) {
    server.closeAllConnections();
    server.close();
  }
  open.clear();
});

/** A model's address where `answer` plays the model; counts the calls. It ends with its test. */
export async function model(answer: Answer) {
  let calls = 0;
  const server = createServer((incoming, reply) => {
    let asked = '';
    incoming.on('data', (chunk) => (asked += String(chunk)));
    incoming.on('end', () => answer(reply, (calls += 1), asked));
  });
  open.add(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/v1`, calls: () => calls };
}
