import { describe, expect, it } from 'vitest';

import { throttle } from './throttle.ts';

function stopwatch() {
  let time = 0;
  let waiting: { run: () => void; at: number } | null = null;
  const ran: number[] = [];
  const calm = throttle(() => ran.push(time), 100, {
    now: () => time,
    later: (run, milliseconds) => {
      waiting = { run, at: time + milliseconds };
      return () => (waiting = null);
    },
  });
  const goTo = (next: number) => {
    const due = waiting;
    if (due && due.at <= next) {
      waiting = null;
      time = due.at;
      due.run();
    }
    time = next;
  };
  return { calm, ran, goTo };
}

describe('what runs at intervals', () => {
  it('runs at once the first time', () => {
    const { calm, ran } = stopwatch();
    calm.run();
    expect(ran).toEqual([0]);
  });

  it('runs once for all that comes within the interval, at its end', () => {
    const { calm, ran, goTo } = stopwatch();
    calm.run();
    goTo(30);
    calm.run();
    calm.run();
    goTo(150);
    expect(ran).toEqual([0, 100]);
  });

  it('runs at once again after a pause', () => {
    const { calm, ran, goTo } = stopwatch();
    calm.run();
    goTo(250);
    calm.run();
    expect(ran).toEqual([0, 250]);
  });

  it('runs no more once it is called off', () => {
    const { calm, ran, goTo } = stopwatch();
    calm.run();
    calm.run();
    calm.callOff();
    goTo(500);
    expect(ran).toEqual([0]);
  });
});
