import { fastify } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { bufferedLog } from './buffered-log.ts';

let printed: string[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  printed = [];
});
afterEach(() => {
  vi.useRealTimers();
});
const open = () => bufferedLog((lines) => printed.push(lines));

it('prints lines that come together together, and none twice', () => {
  const lines = open();
  lines.write('one\n');
  lines.write('two\n');
  expect(printed).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(printed).toEqual(['one\ntwo\n']);
  lines.write('three\n');
  lines.flush();
  vi.advanceTimersByTime(1000);
  expect(printed).toEqual(['one\ntwo\n', 'three\n']);
});

it('prints at once when much has come', () => {
  const lines = open();
  for (let at = 0; at < 20; at += 1) lines.write(`${'x'.repeat(1023)}\n`);
  expect(printed.join('').length).toBeGreaterThanOrEqual(16 * 1024);
});

it('prints a warning of the site at once, after what came before it', () => {
  const { log } = fastify({ logger: { stream: open() } });
  log.info('before');
  expect(printed).toEqual([]);
  log.warn('look');
  expect(printed.join('')).toMatch(/before.*\n.*look/);
});
