import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

import { coachFocuses, neutralCoach, type Coach, type CoachRequest } from '@vernacular/exercises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { llmCoach } from '../llm/index.ts';
import { isJudging, judgement } from '../llm/model-for-tests.ts';
import { localCoach } from '../local/local-coach.ts';

const local = localCoach({ isPlainer: (plainer, word) => plainer.length < word.length });

const completion = (content: object) => {
  const message = { role: 'assistant', content: JSON.stringify(content) };
  return JSON.stringify({ id: '1', choices: [{ index: 0, finish_reason: 'stop', message }] });
};

/** A model that behaves: it quotes the first words of the draft it was sent, asks one question, and lets both pass. */
function answerTo(body: string): string {
  if (isJudging(body)) return completion(judgement([true, true]));
  const { messages } = JSON.parse(body) as { messages: { content: string }[] };
  const draft = /<draft-[^>]+>\n([^]*)\n<\/draft-/u.exec(messages.at(-1)?.content ?? '')?.[1] ?? '';
  const isHebrew = /[\u05D0-\u05EA]/u.test(draft);
  const works = isHebrew ? 'המשפט הזה פותח את הדרך לקורא.' : 'This opens the way for a reader.';
  const question = isHebrew ? 'מה יזכור הקורא מחר?' : 'What will a reader remember tomorrow?';
  const comments = [
    { kind: 'works', text: works, quote: draft.split(/(?<=[.!?])\s/u)[0] ?? '' },
    { kind: 'question', text: question, quote: '' },
  ];
  return completion({ comments, version: '' });
}

let server: Server;
let llm: Coach;
beforeAll(async () => {
  server = createServer((incoming, reply) => {
    let body = '';
    incoming.on('data', (chunk) => (body += String(chunk)));
    incoming.on('end', () =>
      reply.writeHead(200, { 'content-type': 'application/json' }).end(answerTo(body)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  llm = llmCoach({ url: `http://127.0.0.1:${port}/v1`, model: 'm', fallback: local });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const adapters: readonly (readonly [string, () => Coach])[] = [
  ['local', () => local],
  ['llm', () => llm],
  ['neutral', () => neutralCoach],
];

const english =
  'We utilize a new method to grow rice. The plants need a third less water, so that farmers can eat in dry years.';
const hebrew = 'אנחנו מגדלים אורז שזקוק לפחות מים. כך חקלאים יוכלו לאכול גם בשנים יבשות.';
const drafts: readonly (readonly [string, string])[] = [
  ['an English text', english],
  ['a Hebrew text', hebrew],
  ['nothing', ''],
  ['one word', 'Rice'],
  ['markup', '<script>alert(1)</script> We grow rice on dry land & sell it in the town.'],
  ['half of a pair', `\uD83C We grow rice in fields \u0000 and in pots.`],
  ['20,000 words', 'Rice needs water and a farmer. '.repeat(3500)],
];

const request = (draft: string, more: Partial<CoachRequest> = {}): CoachRequest => ({
  kind: 'coach',
  key: 'k',
  focus: 'summary',
  language: 'en',
  draft,
  answer: '',
  choice: '',
  table: [],
  earlier: [],
  audience: { name: 'high school pupils', description: '' },
  range: null,
  jargon: [],
  wantsVersion: false,
  ...more,
});

describe.each(adapters)('the %s coach', (name, coach) => {
  test.each(drafts)(
    'answers %s: at most three plain comments, quoted as written',
    async (_, draft) => {
      const { comments, version } = await coach().comment(request(draft));
      expect(comments.length).toBeLessThanOrEqual(3);
      for (const { text, quote } of comments) {
        expect(text).toMatch(/\S/u);
        expect(text).not.toMatch(/<[a-z/]|\n/iu);
        expect(draft).toContain(quote);
      }
      expect(version).toBe('');
    },
  );

  test.each(Object.values(coachFocuses).flat())(
    'asks at most twice about %s, and last',
    async (focus) => {
      const said = { answer: 'less water', table: [['The plants', '', '']] };
      const { comments } = await coach().comment(request(english, { focus, ...said }));
      const kinds = comments.map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'question').length).toBeLessThanOrEqual(2);
      expect(kinds.lastIndexOf('works')).toBeLessThanOrEqual(0);
    },
  );

  test('answers a Hebrew text in Hebrew', async () => {
    const { comments } = await coach().comment(request(hebrew));
    for (const { text } of comments) expect(text).toMatch(/[\u05D0-\u05EA]/u);
  });

  test('says the same of the same text', async () => {
    const first = await coach().comment(request(english));
    expect(await coach().comment(request(english))).toEqual(first);
  });

  test('signs its reply', async () => {
    expect((await coach().comment(request(english))).madeBy).toBe(name);
  });
});
