import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { afterEach, expect, it } from 'vitest';

import { LazyPopup, type OpenedPopup } from './lazy-popup.tsx';

afterEach(cleanup);

const button = () => screen.getByRole('button', { name: 'Language' });

const tooEarly = (): void => expect.unreachable();

/** A menu that says what it was told, once it arrives. */
function showButton() {
  let arrive = tooEarly;
  const fetched = new Promise<{ default: (told: OpenedPopup) => string }>((resolve) => {
    arrive = () => resolve({ default: ({ isOpen, focus }) => `${isOpen} ${focus}` });
  });
  const Menu = lazy(() => fetched);
  render(
    <LazyPopup
      aria-label="Language"
      className=""
      fetchPopup={() => fetched}
      renderPopup={(opened) => <Menu {...opened} />}
    >
      English
    </LazyPopup>,
  );
  return arrive;
}

it.each([
  ['{Enter}', 'true first'],
  ['{ArrowDown}', 'true first'],
  ['{ArrowUp}', 'true last'],
])('opens by %s, with the focus where it belongs', async (key, told) => {
  const arrive = showButton();
  button().focus();
  await userEvent.keyboard(key);
  arrive();
  expect(await screen.findByText(told)).toBeTruthy();
});

it('opens by one click, and is the same button before and after', async () => {
  const arrive = showButton();
  const before = button();
  await userEvent.click(before);
  expect(before.ariaExpanded).toBe('true');
  arrive();
  expect(await screen.findByText('true true')).toBeTruthy();
  expect(button()).toBe(before);
});

it('is called off by Escape while it is on its way', async () => {
  const arrive = showButton();
  await userEvent.click(button());
  await userEvent.keyboard('{Escape}');
  expect(button().ariaExpanded).toBe('false');
  arrive();
  expect(await screen.findByText('false true')).toBeTruthy();
});
