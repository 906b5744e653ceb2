import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { openSite } from '../../app/site-for-tests.tsx';
import { groups, pictures, sampleSite, snippets } from './clients.ts';

const clients = groups.flatMap((group) => group.clients);

it('has a part for each program, to which an address leads', async () => {
  await openSite('/integrations');
  const parts = [...document.querySelectorAll('main section section')].map(({ id }) => id);
  expect(parts).toEqual(clients.map(({ id }) => id));
  const choice = screen.getByRole('navigation', { name: 'What do you use?' });
  const links = within(choice).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    clients.map(({ id }) => `/integrations#${id}`),
  );
});

it('shows each drawing, and all lines of the steps', async () => {
  await openSite('/integrations');
  for (const { id, steps } of clients) {
    const part = document.getElementById(id)!;
    expect(part.querySelector('img')!.getAttribute('src')).toBe(pictures[`${id}.svg`]);
    const shown = [...part.querySelectorAll('pre')].map(({ textContent }) => textContent);
    expect(shown).toEqual(
      steps
        .flatMap((step) => step.snippets ?? [])
        .map((name) => snippets[name]!.trimEnd().replaceAll(sampleSite, location.origin)),
    );
  }
});

it('copies lines with the address of this site in them', async () => {
  const user = userEvent.setup();
  await openSite('/integrations');
  const part = document.getElementById('libreoffice')!;
  await user.click(await within(part).findByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/v2`);
  expect(snippets['libreoffice.txt']).toContain(sampleSite);
});

it('says what to do where copying is not possible', async () => {
  const user = userEvent.setup();
  await openSite('/integrations');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  const part = within(document.getElementById('neovim')!);
  const [, second] = await part.findAllByRole('button', { name: 'Copy' });
  await user.click(second!);
  expect(await screen.findByText(/copy them by hand/)).toBeTruthy();
});

it('names programs in Hebrew where they have a Hebrew name', async () => {
  await openSite('/integrations', { language: 'he' });
  expect(screen.getByRole('heading', { level: 3, name: 'שורת הפקודה' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: 'Neovim' })).toBeTruthy();
});
