import { EventEmitter, once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

/** What only the stand-in says, in each language, so that a story can tell it from the local coach. */
export const modelSays = {
  en: 'Which of these sentences would your reader repeat at home?',
  he: 'איזה מהמשפטים האלה יספר הקורא בבית?',
} as const;

const passing = {
  verdicts: [
    {
      number: 1,
      reason: 'The draft says so.',
      isTrue: true,
      isAboutQuestion: true,
      isRightKind: true,
      isWritersToDecide: true,
      isKind: true,
    },
  ],
  isVersionFaithful: true,
};

/** A language model's address on this machine: answers every call well, in the language it was asked in. */
export interface ModelStandIn {
  readonly url: string;
  /** How often it was sent a draft; what a site asks at its start is no draft. */
  calls(): number;
  /** Holds answers back from now on; returns how to let them go. */
  hold(): () => void;
  stop(): Promise<void>;
}

/** One comment tied to the draft’s first sentence, as a good model would give; asked to judge it, lets it pass. */
const answerTo = (asked: string) => {
  const { messages } = JSON.parse(asked) as { messages: readonly { content: string }[] };
  const student = messages.at(-1)?.content ?? '';
  if (student.includes('<comments-')) return JSON.stringify(passing);
  const [, quote = ''] = /<draft-[^>]*>\n([^.]*\.)/u.exec(student) ?? [];
  const text = modelSays[/[\u05D0-\u05EA]/u.test(quote) ? 'he' : 'en'];
  return JSON.stringify({ comments: [{ kind: 'change', text, quote }], version: '' });
};

const answer = (asked: string, call: number, reply: ServerResponse) => {
  const message = { role: 'assistant', content: answerTo(asked) };
  reply.writeHead(200, { 'content-type': 'application/json' }).end(
    JSON.stringify({
      id: String(call),
      object: 'chat.completion',
      created: 1,
      model: 'stand-in',
      choices: [{ index: 0, finish_reason: 'stop', message }],
    }),
  );
};

/** Starts a server that speaks the wire format of OpenAI’s chat completions. */
export async function startModel(): Promise<ModelStandIn> {
  let calls = 0;
  let held = Promise.resolve();
  const server = createServer((incoming, reply) => {
    let asked = '';
    incoming.on('data', (chunk) => (asked += String(chunk)));
    incoming.on('end', () => {
      if (asked.includes('<draft-')) calls += 1;
      void held.then(() => answer(asked, calls, reply));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    calls: () => calls,
    hold: () => {
      const gate = new EventEmitter();
      held = once(gate, 'open').then(() => undefined);
      return () => void gate.emit('open');
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
