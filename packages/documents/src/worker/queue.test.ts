import { expect, it } from 'vitest';

import { makeQueue } from './queue.ts';

/** A task that ends when it is told to. */
function task(log: string[], name: string) {
  const gate = new AbortController();
  const ended = new Promise((resolve) => gate.signal.addEventListener('abort', resolve));
  const run = async () => {
    log.push(name);
    await ended;
    return name;
  };
  return { run, end: () => gate.abort() };
}

it('runs as many tasks as it has places, and the others in order', async () => {
  const log: string[] = [];
  const inTurn = makeQueue(2);
  const tasks = ['a', 'b', 'c', 'd'].map((name) => task(log, name));
  const results = tasks.map(({ run }) => inTurn(run));
  expect(log).toEqual(['a', 'b']);
  tasks[1]!.end();
  await results[1];
  expect(log).toEqual(['a', 'b', 'c']);
  for (const { end } of tasks) end();
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
});

it('gives its place to the next when a task fails', async () => {
  const inTurn = makeQueue(1);
  const failing = inTurn(async () => {
    throw new Error('broken');
  });
  const next = inTurn(async () => 'fine');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('fine');
});

it('lets a waiting task leave when it is called off', async () => {
  const log: string[] = [];
  const inTurn = makeQueue(1);
  const first = task(log, 'a');
  const running = inTurn(first.run);
  const off = new AbortController();
  const waiting = inTurn(task(log, 'b').run, off.signal);
  off.abort(new Error('called off'));
  await expect(waiting).rejects.toThrow('called off');
  first.end();
  await running;
  expect(await inTurn(async () => 'c')).toBe('c');
  expect(log).toEqual(['a']);
});
