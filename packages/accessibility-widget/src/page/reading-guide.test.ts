import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { readingGuide, type ReadingGuide } from './reading-guide.ts';

let layer: HTMLElement;
let guide: ReadingGuide;
const band = () =>
  ['--guide-top', '--guide-bottom'].map((name) => layer.style.getPropertyValue(name));
const press = (key: string) => window.dispatchEvent(new KeyboardEvent('keydown', { key }));
const move = (clientY: number) => window.dispatchEvent(new MouseEvent('pointermove', { clientY }));

beforeEach(() => {
  document.body.innerHTML = '<button>Next</button><textarea></textarea>';
  layer = document.createElement('div');
  guide = readingGuide(layer, window);
  guide.show(true);
  move(300);
});
afterEach(() => guide.show(false));

/** The window of these tests is 768 px high. */
describe('the reading guide', () => {
  test('leaves a gap of 100 px at the pointer', () => {
    expect(band()).toEqual(['250px', '418px']);
  });

  test('follows the arrow keys', () => {
    press('ArrowDown');
    expect(band()).toEqual(['274px', '394px']);
    press('ArrowUp');
    press('ArrowUp');
    expect(band()).toEqual(['226px', '442px']);
  });

  test('leaves the arrows alone while one types', () => {
    document.querySelector('textarea')!.focus();
    const before = band();
    press('ArrowDown');
    expect(band()).toEqual(before);
  });

  test('follows the keyboard focus', () => {
    const button = document.querySelector('button')!;
    button.getBoundingClientRect = () => ({ top: 500, bottom: 540 }) as DOMRect;
    button.focus();
    expect(band()).toEqual(['470px', '198px']);
  });

  test('stays on the screen', () => {
    move(5000);
    press('ArrowDown');
    expect(band()).toEqual(['718px', '0px']);
  });

  test('is gone when it is turned off', () => {
    guide.show(false);
    const before = band();
    move(100);
    expect([layer.hidden, band()]).toEqual([true, before]);
  });
});
