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

/** Whether a call asks for a judgement, and not for comments. */
export const isJudging = (asked: string) => asked.includes('<comments-');

/** A judgement: the verdict on each comment in its order, all conditions alike. */
export const judgement = (passes: readonly boolean[], isVersionFaithful = true) => ({
  verdicts: passes.map((isTrue, at) => ({
    number: at + 1,
    reason: 'The draft says so.',
    isTrue,
    isAboutQuestion: isTrue,
    isRightKind: isTrue,
    isWritersToDecide: isTrue,
    isKind: isTrue,
  })),
  isVersionFaithful,
});

const approve: Answer = (reply) => send(reply, wire(judgement([true, true, true])));

/** A model that writes so, and judges so; it lets everything pass unless told. */
export const writing =
  (written: Answer, judged: Answer = approve): Answer =>
  (reply, call, asked) =>
    (isJudging(asked) ? judged : written)(reply, call, asked);

const open = new Set<Server>();
afterEach(() => {
  for (const server of open) {
    server.closeAllConnections();
    server.close();
  }
  open.clear();
});

/** A model’s address where `answer` plays the model; counts the calls. It ends with its test. */
export async function model(answer: Answer) {
  let calls = 0;
  let onCall: (() => void) | null = null;
  const server = createServer((incoming, reply) => {
    let asked = '';
    incoming.on('data', (chunk) => (asked += String(chunk)));
    incoming.on('end', () => {
      calls += 1;
      answer(reply, calls, asked);
      onCall?.();
    });
  });
  open.add(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    calls: () => calls,
    /** Waits until so many calls have come. */
    called: (times: number) =>
      new Promise<void>((resolve) => {
        onCall = () => {
          if (calls >= times) resolve();
        };
        onCall();
      }),
  };
}
