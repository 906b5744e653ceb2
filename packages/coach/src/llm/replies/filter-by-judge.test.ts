import { expect, test } from 'vitest';

import { conditions } from '../prompts/judge-prompt.ts';
import { readJudgement } from './filter-by-judge.ts';
import { judgement } from '../model-for-tests.ts';

const comments = ['One.', 'Two.', 'Three.'].map((text) => ({
  kind: 'works' as const,
  text,
  quote: 'rice',
}));
const written = { comments, version: 'We change genes.' };
const read = (content: unknown) =>
  readJudgement(typeof content === 'string' ? content : JSON.stringify(content), written);
const passed = (content: unknown) => read(content).comments.map(({ text }) => text);

test('what holds in every respect passes', () =>
  expect(passed(judgement([true, false, true]))).toEqual(['One.', 'Three.']));

test.each(conditions)('a comment that fails “%s” does not', (condition) => {
  const { verdicts, ...rest } = judgement([true, true, true]);
  const [one, two, three] = verdicts;
  const failing = [one, { ...two, [condition]: false }, three];
  expect(passed({ verdicts: failing, ...rest })).toEqual(['One.', 'Three.']);
});

test('a comment without a verdict, or with two that differ, does not pass', () => {
  const { verdicts } = judgement([true, true]);
  expect(passed({ verdicts })).toEqual(['One.', 'Two.']);
  const [first] = verdicts;
  expect(passed({ verdicts: [...verdicts, { ...first, isTrue: false }] })).toEqual(['Two.']);
});

test('only true itself is a yes', () => {
  const { verdicts } = judgement([true]);
  for (const isTrue of ['true', 1, 'yes', null, undefined])
    expect(passed({ verdicts: [{ ...verdicts[0], isTrue }] })).toEqual([]);
});

test('a version is kept where it is called faithful', () => {
  expect(read(judgement([true])).version).toBe(written.version);
  expect(read(judgement([true], false)).version).toBe('');
  expect(read({ verdicts: judgement([true]).verdicts }).version).toBe('');
});

test('fences, reasoning and trailing commas are read', () => {
  const json = JSON.stringify(judgement([true, true, true])).replace(/\}\]/u, '},]');
  expect(passed(`<think>Is it?</think>\n\`\`\`json\n${json}\n\`\`\``)).toHaveLength(3);
});

test.each([
  ['words', 'All of them are fine.'],
  ['another object', { comments: [] }],
  ['no verdict', { verdicts: [], isVersionFaithful: true }],
  ['verdicts that are none', { verdicts: ['fine', 'fine'] }],
])('%s is no judgement', (_, content) =>
  expect(() => read(content)).toThrow(expect.objectContaining({ why: 'unreadable judgement' })),
);
