import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { openSite } from '../../app/site-for-tests.tsx';
import { referenceFiles } from './reference-files.ts';

const address = '/de-jargonizer/how-to-cite';
const article =
  'Rakedzon T, Segev E, Chapnik N, Yosef R, Baram-Tsabari A (2017) Automatic jargon identifier for scientists engaging with the public and science communication educators. PLoS ONE 12(8): e0181742.';

it('copies the citation and says so', async () => {
  const user = userEvent.setup();
  await openSite(address);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(
    `${article} https://doi.org/10.1371/journal.pone.0181742`,
  );
});

it('says what to do where copying is not possible', async () => {
  const user = userEvent.setup();
  await openSite(address);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText(/copy it by hand/)).toBeTruthy();
});

it('names the same article to reference managers', () => {
  for (const { content } of referenceFiles) {
    expect(content).toContain('10.1371/journal.pone.0181742');
    expect(article).toContain('Automatic jargon identifier');
    expect(content).toContain(
      'Automatic jargon identifier for scientists engaging with the public',
    );
  }
});
