import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';

import { ChunkMissing } from '../../platform/browser/fetch-chunk.ts';
import { startI18n } from '../../platform/language/i18n.ts';
import { ErrorScreen } from './error-screen.tsx';

const missing = () => Promise.reject(new ChunkMissing('A part of the site did not arrive.'));

it.each([
  ['en', 'This page did not arrive', 'The connection seems to be interrupted.', 'Try again'],
  ['he', 'הדף לא הגיע', 'ייתכן שהחיבור נותק.', 'ניסיון נוסף'],
])('says calmly in %s that a part did not arrive', async (language, title, cause, button) => {
  await startI18n(language);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  onTestFinished(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const router = createMemoryRouter([{ path: '/', lazy: missing, ErrorBoundary: ErrorScreen }]);
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain(cause);
  expect(screen.getByRole('button', { name: button })).toBeTruthy();
});

it('says sorry, offers to try again, and logs what happened', async () => {
  await startI18n('en');
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => {
    cleanup();
    vi.restoreAllMocks();
  });
  const broken = new Error('broken');
  const Broken = () => {
    throw broken;
  };
  const router = createMemoryRouter([{ path: '/', Component: Broken, ErrorBoundary: ErrorScreen }]);
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('heading', { name: 'Oops!' })).toBeTruthy();
  expect(screen.getByText('Sorry, an unexpected error has occurred.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  expect(logged).toHaveBeenCalledWith('A screen failed.', broken);
});
