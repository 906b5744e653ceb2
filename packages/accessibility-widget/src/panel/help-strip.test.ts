import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { features } from '../features/catalogue.ts';
import type { Feature } from '../features/feature.ts';
import { english } from '../languages/english.ts';
import { translator } from '../languages/translate-and-load-language.ts';
import { defaults } from '../settings/settings.ts';
import { controlFor } from './controls.ts';
import { helpStrip } from './help-strip.ts';

const t = translator(english);
const store = { current: defaults, change() {}, reset() {}, subscribe: () => () => {}, close() {} };
const tools = { store, t, language: 'en', collapsed: new Set<never>(), announce() {} };

let strip: ReturnType<typeof helpStrip>;
let panel: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  panel = document.createElement('div');
  host.attachShadow({ mode: 'open' }).append(panel);
  for (const feature of features) {
    const control = controlFor(feature, tools as never);
    control.update(defaults);
    panel.append(control.node);
  }
  strip = helpStrip(panel);
  panel.append(strip.node);
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const helpOf = (feature: Feature) =>
  `${t(`help.${feature.label}`)}${feature.kind === 'toggle' && feature.isOver ? ' Escape turns it off.' : ''}`;
const named = (label: string) =>
  [...panel.querySelectorAll('button')].find(
    ({ textContent, hidden }) => textContent === t(label) && !hidden,
  )!;
const pointAt = (target: Element) =>
  target.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
const focus = (target: Element) =>
  target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
const leave = () =>
  panel.dispatchEvent(Object.assign(new Event('pointerleave'), { pointerType: 'mouse' }));
const afterARest = () => {
  vi.advanceTimersByTime(250);
  return strip.node.textContent;
};

test('shows the help of what has the focus, wherever the pointer lands meanwhile', () => {
  focus(named('content.fontWeight'));
  pointAt(panel);
  expect(afterARest()).toBe(t('help.content.fontWeight'));
});

test('shows nothing of what the pointer only crossed', () => {
  pointAt(named('content.fontWeight'));
  pointAt(strip.node);
  expect(afterARest()).toBe('');
});

test('shows the last of what was asked for', () => {
  pointAt(named('content.fontWeight'));
  focus(named('content.highlightLinks'));
  pointAt(panel);
  expect(afterARest()).toBe(t('help.content.highlightLinks'));
});

test('is emptied when the focus goes on to what has no help', () => {
  const other = document.createElement('button');
  panel.append(other);
  focus(named('content.fontWeight'));
  afterARest();
  focus(other);
  expect(afterARest()).toBe('');
  expect(strip.clear()).toBe(false);
});

test('is emptied when the mouse leaves the panel, and not what the focus asked for', () => {
  pointAt(named('content.fontWeight'));
  afterARest();
  leave();
  expect(afterARest()).toBe('');
  focus(named('content.fontWeight'));
  leave();
  expect(afterARest()).toBe(t('help.content.fontWeight'));
});

test('describes each adjustment, also a stepper that is still a button', () => {
  const root = panel.getRootNode() as ShadowRoot;
  const describing = (control: Element) =>
    root.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;
  const controls = '.feature, button.name, input[type=text]';
  const silent = [...panel.querySelectorAll(controls)].filter((control) => !describing(control));
  expect(silent.map(({ outerHTML }) => outerHTML)).toEqual([]);
  const helps = new Set([...panel.querySelectorAll(controls)].map(describing));
  expect(features.filter((feature) => !helps.has(helpOf(feature)))).toEqual([]);
});
