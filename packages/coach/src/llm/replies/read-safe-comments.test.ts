import { describe, expect, test } from 'vitest';

import { commentsForm } from '../prompts/comment-prompt.ts';
import { readReply } from './read-safe-comments.ts';
import { nothingAsked } from '../../local/empty-request-for-tests.ts';

const request = {
  ...nothingAsked,
  focus: 'summary' as const,
  draft: 'We edit genes in rice. The new plants need less water. Farmers could save a third of it.',
  range: { from: 10, to: 20 },
  wantsVersion: true,
};
const prompt = { system: 'You are a patient teacher.', user: '', form: commentsForm };
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

  test('that does not say where it began is not read where the answer breaks off', () => {
    const soFar = `I think first. ${json} Wait, better be kinder.`;
    expect(() => read(soFar)).toThrow('not only JSON');
    expect(textsOf(`${soFar}</think>${json}`)).toEqual([clear]);
  });
});

describe('an answer', () => {
  test.each([
    ['in a fence, with words around it', `Sure!\n\`\`\`json\n${json}\n\`\`\`\nGood luck!`],
    ['with commas before the brackets', json.replace('}]', ',}\n, ]').replace(/\}$/u, ', }')],
  ])('%s is read', (_, content) => expect(textsOf(content)).toEqual([clear]));

  test('with a comma before a bracket keeps those of its texts', () => {
    const text = 'Say which plants, [all of them, ] you mean.';
    expect(textsOf(`{"comments":[{"kind":"question","quote":"","text":"${text}",}],}`)).toEqual([
      text,
    ]);
  });

  test('of questions alone is shown', () => {
    const text = 'What made you choose rice?';
    expect(textsOf({ comments: [{ kind: 'question', quote: '', text }] })).toEqual([text]);
  });
});

/** Whether a comment is left after the checks. */
const said = (text: string, more = {}) => {
  try {
    return textsOf({ comments: [works(text)] }, more).length === 1;
  } catch {
    return false;
  }
};

describe('a number', () => {
  const numbers = { draft: `${request.draft} We measured 1,200 plants, and ninety died.` };

  test.each([
    'You say 1200, so a reader can picture that.',
    'You say “90 died”; is that many?',
    'Two of your seven sentences are clear, and the first has 12 words.',
    'You have 20 words for it.',
    'Is it the sixteen-word sentence that you mean?',
  ])('may stand in “%s”', (text) => expect(said(text, numbers)).toBe(true));

  test.each([
    'This would save 40 percent of the water.',
    'Since 1998 this has been known to you.',
    'Nearly seventy farmers would agree with that.',
  ])('that the writer did not write leaves out “%s”', (text) =>
    expect(said(text, numbers)).toBe(false),
  );

  test('in Hebrew counts too', () => {
    const draft = 'אנחנו עורכים גנים באורז. תשעים צמחים מתו.';
    const quote = 'אנחנו עורכים גנים באורז.';
    const shown = (text: string) => {
      try {
        return read({ comments: [{ kind: 'works', quote, text }] }, { draft }).comments.length;
      } catch {
        return 0;
      }
    };
    expect(shown('המספר 90 עוזר לקורא.')).toBe(1);
    expect(shown('כמעט שבעים חקלאים יסכימו.')).toBe(0);
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
  ['with a number of its own is dropped', `${sentence}It saves 40 litres.`, ''],
])('a version %s', (_, version, kept) =>
  expect(read({ comments: [works(clear)], version }).version).toBe(kept),
);
