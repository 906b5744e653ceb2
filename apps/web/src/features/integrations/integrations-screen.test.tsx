import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { openSite } from '../../app/site-for-tests.tsx';
import { groups, pictures, sampleSite, snippets } from './clients-and-snippets.ts';

const clients = groups.flatMap((group) => group.clients);
const part = (id: string) => document.getElementById(id) as HTMLDetailsElement;
const opened = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

it('has a part for each program, all of them folded', async () => {
  await openSite('/integrations');
  const parts = [...document.querySelectorAll('main section > details')].map(({ id }) => id);
  expect(parts).toEqual(clients.map(({ id }) => id));
  expect(opened()).toEqual([]);
});

it('opens the program that the address names, and takes the focus there', async () => {
  await openSite('/integrations#neovim');
  expect(opened()).toEqual(['neovim']);
  await waitFor(() => expect(document.activeElement).toBe(part('neovim').firstElementChild));
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toContain(part('neovim'));
});

it('has it open when one comes back to it', async () => {
  const { router } = await openSite('/integrations#neovim');
  await router.navigate('/de-jargonizer/about');
  await waitFor(() => expect(document.getElementById('neovim')).toBeNull());
  await router.navigate(-1);
  await waitFor(() => expect(opened()).toEqual(['neovim']));
});

it('names in the address what was opened last, and adds nothing to the history', async () => {
  const user = userEvent.setup();
  await openSite('/integrations');
  const before = history.length;
  const summary = part('helix').querySelector('summary')!;
  await user.click(summary);
  expect(location.hash).toBe('#helix');
  part('helix').open = true;
  await user.click(summary);
  expect([location.hash, history.length]).toEqual(['', before]);
});

it('unfolds all on paper, and folds away again what was folded', async () => {
  await openSite('/integrations#zed');
  await waitFor(() => {
    fireEvent(window, new Event('beforeprint'));
    expect(opened()).toEqual(clients.map(({ id }) => id));
  });
  fireEvent(window, new Event('afterprint'));
  expect(opened()).toEqual(['zed']);
});

it('shows each drawing, and all lines of the steps', async () => {
  await openSite('/integrations');
  for (const { id, steps } of clients) {
    expect(part(id).querySelector('img')!.getAttribute('src')).toBe(pictures[`${id}.svg`]);
    const shown = [...part(id).querySelectorAll('pre')].map(({ textContent }) => textContent);
    expect(shown).toEqual(
      steps
        .flatMap((step) => step.snippets ?? [])
        .map((name) => snippets[name]!.trimEnd().replaceAll(sampleSite, location.origin)),
    );
  }
});

it('copies lines with the address of this site in them, and says what it copied', async () => {
  const user = userEvent.setup();
  await openSite('/integrations#libreoffice');
  await user.click(await screen.findByRole('button', { name: 'Copy: Base address, LibreOffice' }));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/v2`);
  expect(snippets['libreoffice.txt']).toContain(sampleSite);
  expect(await screen.findByText('Copied: Base address, LibreOffice')).toBeTruthy();
});

it.each([
  ['en', /^Copy: .+, .+/u],
  ['he', /^העתקה: .+, .+/u],
] as const)('gives no two buttons the same name (%s)', async (language, pattern) => {
  await openSite('/integrations', { language });
  const buttons = await within(part('neovim')).findAllByRole('button', { hidden: true });
  expect(buttons.length).toBe(2);
  const names = [...document.querySelectorAll('details button')].map(({ ariaLabel }) => ariaLabel!);
  const count = clients.flatMap(({ steps }) => steps.flatMap((step) => step.snippets ?? [])).length;
  expect(new Set(names).size).toBe(count);
  expect(names.filter((name) => !pattern.test(name))).toEqual([]);
});

it('says what to do where copying is not possible', async () => {
  const user = userEvent.setup();
  await openSite('/integrations#neovim');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(await screen.findByRole('button', { name: 'Copy: init.lua, Neovim' }));
  expect(await screen.findByText(/copy them by hand/)).toBeTruthy();
});

it('names programs in Hebrew where they have a Hebrew name', async () => {
  await openSite('/integrations', { language: 'he' });
  expect(screen.getByRole('heading', { level: 3, name: 'שורת הפקודה' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: 'Neovim' })).toBeTruthy();
});
