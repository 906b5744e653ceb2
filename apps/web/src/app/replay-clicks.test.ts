import { legal } from '@vernacular/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import script from '../../public/theme.js?raw';
import { writeCookie } from '../platform/storage/cookies.ts';
import { replayClick } from './replay-clicks.ts';

// oxlint-disable-next-line typescript/no-implied-eval -- it is no module; it runs as it stands in the page
const run = new Function(script) as () => void;
const onClick = vi.fn<() => void>();
const agree = (seconds: number) => {
  writeCookie('terms_consent', 'true', { seconds, sameSite: 'Lax' });
  writeCookie('terms_version', legal.version, { seconds, sameSite: 'Lax' });
};

beforeEach(() => {
  agree(60);
  run();
  document.body.innerHTML =
    '<div id="root"><button><i>Language</i></button><p></p></div><button id="else"></button>';
});
afterEach(() => {
  replayClick();
  document.body.innerHTML = '';
  onClick.mockReset();
});

/** Presses a part of the page before anything listens to its button, and then begins to listen. */
function pressEarly(part: string) {
  document.querySelector<HTMLElement>(part)!.click();
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', onClick);
}

it('presses a button again that was pressed before it did anything', () => {
  pressEarly('i');
  replayClick();
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('does so once, and keeps no press after that', () => {
  pressEarly('i');
  replayClick();
  document.querySelector('button')!.click();
  onClick.mockReset();
  replayClick();
  expect(onClick).toHaveBeenCalledTimes(0);
});

it.each(['p', '#else'])('leaves alone what is no button of the page: %s', (part) => {
  pressEarly(part);
  onClick.mockReset();
  replayClick();
  expect(onClick).toHaveBeenCalledTimes(0);
});

it('leaves alone a button that has gone', () => {
  pressEarly('i');
  document.querySelector('#root button')!.remove();
  replayClick();
  expect(onClick).toHaveBeenCalledTimes(0);
});

it('presses nothing for who has yet to be asked about the terms', () => {
  agree(0);
  pressEarly('i');
  replayClick();
  expect(onClick).toHaveBeenCalledTimes(0);
});
