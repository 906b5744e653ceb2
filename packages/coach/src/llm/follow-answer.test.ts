import { describe, expect, test } from 'vitest';

import { followAnswer } from './follow-answer.ts';

const one = '{"kind":"works","quote":"a } \\" ]","text":"One { of them."}';
const two = '{"kind":"question","quote":"","text":"Two?"}';
const list = `{"comments":[${one},${two}],"version":""}`;

/** The comments heard of an answer that comes in pieces of so many letters. */
const heard = (content: string, size = 1, thinksUnmarked = false) => {
  const answer = followAnswer(thinksUnmarked);
  for (let at = 0; at < content.length; at += size) answer.hear(content.slice(at, at + size));
  return answer.soFar(12);
};
const both = `{"comments":[${one},${two}`;
const none = '{"comments":[';

describe('of an answer in pieces is heard', () => {
  test.each<readonly [string, string, string]>([
    ['each comment', list, both],
    ['each comment in a fence', `\n\`\`\`json\n${list}\n\`\`\``, both],
    ['each comment after a thought', `<think>{"comments":[{}]}</think>\n${list}`, both],
    ['each comment after reasoning', `<reasoning>${list}</reasoning> ${list}`, both],
    ['each comment after a thought in brackets', `[THINK]${list}[/THINK]${list}`, both],
    ['each comment after a thought that was not marked', `Hm. ${list}</think>${list}`, both],
    ['none in a thought', `<think>${list}`, none],
    ['none in reasoning', `<reasoning>${list}`, none],
    ['none after other words, which may be a thought', `I think first. ${list} Wait,`, none],
    ['none of another list', `{"thoughts":[${one}],"comments":[${two}]}`, `{"comments":[${two}`],
    ['none after the end', `${list} And again: ${list}`, both],
    ['none that is not whole', `{"comments":[${one},{"kind":"wo`, `{"comments":[${one}`],
    [
      'none that is deeper',
      `{"comments":[{"text":{"a":1}}],"version":"]{"}`,
      '{"comments":[{"text":{"a":1}}',
    ],
  ])('%s', (_, content, comments) => {
    for (const size of [1, 3, 7, 1000]) expect(heard(content, size)).toBe(comments);
  });

  test('nothing before the end of a thought, where a model is known not to mark them', () => {
    expect(heard(list, 5, true)).toBe(none);
    expect(heard(`${list}</think>${list}`, 5, true)).toBe(both);
  });
});
