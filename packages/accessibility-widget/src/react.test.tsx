import { cleanup, fireEvent, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { applyEarly } from './apply-early.ts';
import { AccessibilityWidget } from './react.tsx';

afterEach(cleanup);

const launchers = () =>
  [...document.querySelectorAll('#accessibilik-root')].map((root) =>
    root.shadowRoot?.querySelector('button'),
  );

test('a prop that changes keeps the launcher, and so an open panel', () => {
  const { rerender, unmount } = render(
    <StrictMode>
      <AccessibilityWidget assets="/a/" label="Adjust" />
    </StrictMode>,
  );
  const [launcher, ...others] = launchers();
  expect(others).toEqual([]);
  expect(launcher?.title).toBe('Adjust');
  rerender(
    <StrictMode>
      <AccessibilityWidget assets="/a/" label="Adapt" theme="dark" credit="/us" />
    </StrictMode>,
  );
  expect(launchers()).toEqual([launcher]);
  expect(launcher?.title).toBe('Adapt');
  unmount();
  expect(launchers()).toEqual([]);
});

test('a second widget on a page makes no second launcher', () => {
  render(
    <>
      <AccessibilityWidget assets="/a/" />
      <AccessibilityWidget assets="/b/" />
    </>,
  );
  expect(launchers()).toHaveLength(1);
});

const adapted = () => document.documentElement.className;

test('a second widget that goes leaves the adjustments of the first', async () => {
  sessionStorage.setItem('accessibilik', JSON.stringify({ isFontWeightBold: true }));
  render(<AccessibilityWidget assets="/a/" />);
  const second = render(<AccessibilityWidget assets="/b/" />);
  await vi.waitFor(() => expect(adapted()).toContain('accessibilik-font-weight'), 10_000);
  second.unmount();
  expect(adapted()).toContain('accessibilik-font-weight');
  sessionStorage.clear();
});

const sheets = () =>
  [...document.head.querySelectorAll('style')].filter(({ textContent }) =>
    textContent.includes('html body *'),
  );

test('what was applied before the first paint gives way to the menu’s own, and goes with it', async () => {
  sessionStorage.setItem('accessibilik', JSON.stringify({ isFontWeightBold: true }));
  sessionStorage.setItem('accessibilik-early', 'html body * { font-weight: 700 }');
  const { className } = document.documentElement;
  applyEarly('/a/');
  expect(document.documentElement.className).toBe(className);
  expect(sheets()).toHaveLength(1);
  const { unmount } = render(<AccessibilityWidget assets="/a/" />);
  expect(sheets()).toHaveLength(1);
  await vi.waitFor(
    () => expect(document.documentElement.className).toContain('accessibilik-font-weight'),
    10_000,
  );
  expect(sheets().map(({ textContent }) => textContent.includes('@layer'))).toEqual([true]);
  sessionStorage.clear();
  unmount();
  expect(sheets()).toEqual([]);
});

test('consent and changes are props', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const told: string[] = [];
  const menu = (hasAgreed: boolean) => (
    <AccessibilityWidget
      assets="/a/"
      consent={hasAgreed ? 'yes' : 'wait'}
      onChange={({ language, settings }) =>
        told.push(`${language} ${settings.isDarkContrast} ${document.documentElement.className}`)
      }
    />
  );
  const { rerender } = render(menu(false));
  const root = document.querySelector('#accessibilik-root')!.shadowRoot!;
  // The panel's part is a file of its own.
  const press = (name: string) =>
    vi.waitFor(() => {
      const button = [...root.querySelectorAll('button')].find(({ title, textContent }) =>
        (title || textContent).startsWith(name),
      );
      fireEvent.click(button!);
    }, 10_000);
  await press('Open Accessibility Menu');
  await press('Color adjustment');
  await press('Dark contrast');
  expect(told).toEqual(['en true accessibilik-dark-contrast']);
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  rerender(menu(true));
  await vi.waitFor(() => expect(sessionStorage.getItem('accessibilik')).toContain('Dark'));
  expect(told).toHaveLength(1);
  await press('Dark contrast');
  sessionStorage.clear();
  vi.unstubAllGlobals();
});
