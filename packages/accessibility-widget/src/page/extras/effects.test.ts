import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { extrasOn } from '../../features/extras.ts';
import { defaults } from '../../settings/settings.ts';
import { extraEffects } from './effects.ts';
import { sentenceAt } from './magnifier.ts';

const size = { offsetWidth: 200, offsetHeight: 100 };
const own = Object.keys(size).map(
  (name) => [name, Object.getOwnPropertyDescriptor(HTMLElement.prototype, name)!] as const,
);
class Sizes {
  observe() {}
  disconnect() {}
}
const page = `<p lang="en">One here. Two there.</p><a href="#"><img></a><img alt="A map">`;

beforeEach(() => {
  for (const [name, value] of Object.entries(size))
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value });
  globalThis.ResizeObserver = Sizes as unknown as typeof ResizeObserver;
  globalThis.CSS = { supports: () => false } as unknown as typeof CSS;
  document.body.innerHTML = page;
});
afterEach(() => {
  for (const [name, description] of own)
    Object.defineProperty(HTMLElement.prototype, name, description);
  document.documentElement.querySelector('#host')?.remove();
});

const stage = () => {
  const host = document.createElement('div');
  host.id = 'host';
  document.documentElement.append(host);
  const root = host.attachShadow({ mode: 'open' });
  const focusMark = document.createElement('div');
  root.append(focusMark);
  return { root, focusMark };
};
const all = 'focus-outline reading-mask magnifier hide-images protanopia deuteranopia tritanopia';

test.each(extrasOn({ extras: all }))('%s does something, and leaves nothing behind', async (id) => {
  const on = stage();
  const trace = () => on.root.innerHTML + document.body.innerHTML;
  const before = trace();
  const effects = extraEffects(on);
  effects.update({ ...defaults, extras: id });
  await vi.waitFor(() => expect(trace()).not.toBe(before));
  const during = trace();
  effects.update({ ...defaults, extras: id });
  expect(trace()).toBe(during);
  effects.update({ ...defaults, extras: '' });
  expect(trace().replaceAll(' class=""', '')).toBe(before);
});

test('a picture gives way to its description, but not the only sign of a link', () => {
  const effects = extraEffects(stage());
  effects.update({ ...defaults, extras: 'hide-images' });
  const words = [...document.querySelectorAll('[data-accessibilik=description]')];
  expect(words.map(({ textContent }) => textContent)).toEqual(['A map']);
  expect(words[0]?.previousElementSibling?.getAttribute('alt')).toBe('A map');
  effects.update({ ...defaults, extras: '' });
});

test.each([
  [2, 'One here.'],
  [12, 'Two there.'],
  [400, 'Two there.'],
])('at sign %d stands "%s"', (offset, sentence) => {
  expect(sentenceAt('One here. Two there.', offset, 'en')).toBe(sentence);
});

test('what has the focus is shown in the magnifier', async () => {
  const on = stage();
  const effects = extraEffects(on);
  effects.update({ ...defaults, extras: 'magnifier' });
  const strip = await vi.waitUntil(() => on.root.querySelector<HTMLElement>('.magnifier'));
  const paragraph = document.querySelector('p')!;
  paragraph.tabIndex = 0;
  paragraph.focus();
  expect([strip.hidden, strip.textContent, strip.lang]).toEqual([false, 'One here.', 'en']);
  effects.update({ ...defaults, extras: '' });
});
