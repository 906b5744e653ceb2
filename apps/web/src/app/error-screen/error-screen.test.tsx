import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';

import { startI18n } from '../../platform/i18n.ts';
import { ErrorScreen } from './error-screen.tsx';

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
