import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { drawArm } from './draw-arm.ts';

const arms = [
  { name: 'a', share: 1 },
  { name: 'b', share: 2 },
];
const draw = (seed: string, places: number, block = 6) =>
  Array.from({ length: places }, (_, place) => drawArm(arms, { seed, block }, place)).join('');

it('is the same for the same seed, and another for another', () => {
  expect(draw('spring', 60)).toBe(draw('spring', 60));
  expect(draw('spring', 60)).not.toBe(draw('autumn', 60));
});

it('gives each arm its share in every block, in an order that varies', () => {
  const blocks = draw('spring', 60).match(/.{6}/gu) ?? [];
  expect(blocks.map((block) => block.replaceAll('b', ''))).toEqual(blocks.map(() => 'aa'));
  expect(new Set(blocks).size).toBeGreaterThan(3);
});

const page = readFileSync(new URL('../../../../../docs/research.md', import.meta.url), 'utf8');
const hasPython = spawnSync('python3', ['--version']).status === 0;

it.skipIf(!hasPython)(
  'is drawn again by the Python of docs/research.md (left out without python3)',
  () => {
    const [, code = ''] = /```python\n(from hashlib[^]*?)```/u.exec(page) ?? [];
    const program = `${code}\nprint("".join(arm(["a","b","b"], "spring", 6, place) for place in range(60)))`;
    const { stdout } = spawnSync('python3', ['-c', program], { encoding: 'utf8' });
    expect(stdout.trim()).toBe(draw('spring', 60));
  },
);
