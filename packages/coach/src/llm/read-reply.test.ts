import { describe, expect, test } from 'vitest';

import { nothingAsked } from '../local/nothing-asked.ts';
import { readReply, readSoFar } from './read-reply.ts';

const request = {
  ...nothingAsked,
  focus: 'summary' as const,
  draft: 'We edit genes in rice. The new plants need less water. Farmers could save a third of it.',
  range: { from: 10, to: 20 },
  wantsVersion: true,
};
const prompt = { system: 'You are a patient teacher.', user: '' };
const works = (text: string) => ({ kind: 'works', quote: 'We edit genes in rice.', text });
const read = (content: unknown, more: Partial<typeof request & { said: string[] }> = {}) =>
  readReply(
    typeof content === 'string' ? content : JSON.stringify(content),
    { ...request, ...more },
    prompt,
    'mark42',
  );
const textsOf = (content: unknown, more = {}) =>
  read(content, more).comments.map(({ text }) => text);

const clear = 'That is a clear start.';
const json = JSON.stringify({ comments: [works(clear)], version: '' });

describe('what is said twice', () => {
  test('in one answer is shown once, whatever its signs', () => {
    const again = works('That is a clear start!');
    expect(textsOf({ comments: [works(clear), again, works('A reader can follow.')] })).toEqual([
      clear,
      'A reader can follow.',
    ]);
  });

  test('and was said before in the conversation is left out', () => {
    const said = [`We edit genes in rice. ${clear}`];
    expect(textsOf({ comments: [works(clear), works('A reader can follow.')] }, { said })).toEqual([
      'A reader can follow.',
    ]);
  });
});

describe('a thought', () => {
  test.each(['think', 'thinking', 'reasoning', 'thought'])('in <%s> is taken out', (tag) => {
    const thought = JSON.stringify({ comments: [works('A secret thought about you.')] });
    expect(textsOf(`<${tag}>${thought}</${tag}>\n${json}`)).toEqual([clear]);
    expect(() => read(`<${tag}>${thought}`)).toThrow('JSON');
  });

  test('that does not say where it began is shown neither on the way nor when it breaks off', () => {
    const soFar = `I think first. ${json} Wait, better be kinder.`;
    expect(readSoFar(soFar, request, prompt, 'mark42')).toEqual([]);
    expect(() => read(soFar)).toThrow('not only JSON');
    expect(textsOf(`${soFar}</think>${json}`)).toEqual([clear]);
  });

  test('is none where the answer begins at once, or stands in a fence', () => {
    expect(readSoFar(`\`\`\`json\n${json}`, request, prompt, 'mark42')).toHaveLength(1);
    expect(textsOf(`Sure!\n\`\`\`json\n${json}\n\`\`\`\nGood luck!`)).toEqual([clear]);
  });
});

test('signs that nobody sees are taken out of a comment', () =>
  expect(
    textsOf({ comments: [works('That is \u202Ea clear\u202C \u2066start\u2069\u200B.\u0000')] }),
  ).toEqual([clear]));

const sentence = 'We edit genes in rice so that the new plants need less water. ';
test.each([
  ['is kept', sentence, sentence.trim()],
  ['much longer than asked is dropped', sentence.repeat(3), ''],
])('a version %s', (_, version, kept) =>
  expect(read({ comments: [works(clear)], version }).version).toBe(kept),
);
