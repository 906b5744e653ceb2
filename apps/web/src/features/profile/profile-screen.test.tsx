import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { profileAnswerNames } from '@vernacular/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { openSite, type Answers } from '../../app/site-for-tests.tsx';
import { dana, endSession } from '../../platform/account/session-for-tests.ts';
import { showSession } from '../../platform/account/session.ts';
import { fill } from '../../ui/field/fill-for-tests.ts';

// The whole page is searched by role, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 30_000 });

const room = { tasks: { used: 0, most: 2000 }, bytes: { used: 0, most: 1 } };

const profile = {
  email: 'dana@example.org',
  ...Object.fromEntries(profileAnswerNames.map((name) => [name, null])),
  gender: 'Female',
  country: 'IL',
  first_language: 'he,ar',
  field_of_study: 'Education',
  rejectSaveData: false,
};
const tasks = [
  { type: 'ethics', id: 'e1', createdAt: '2026-11-21T08:00:00Z', opening: 'Bees' },
  {
    type: 'half-life',
    id: 'h1',
    createdAt: '2026-11-20T08:00:00Z',
    opening: '',
  },
];

function showModal(this: HTMLDialogElement) {
  this.open = true;
}
function close(this: HTMLDialogElement) {
  this.open = false;
}
// jsdom knows no dialogs.
beforeEach(() => void Object.assign(HTMLDialogElement.prototype, { showModal, close }));
afterEach(() => {
  // A form that is still open keeps what was typed.
  act(endSession);
  sessionStorage.clear();
});

/** A server that keeps a profile, unless it is broken. */
function savingServer() {
  const server = {
    isBroken: false,
    sent: [] as unknown[],
    answer: (body: unknown) => {
      if (server.isBroken) return new Response(null, { status: 500 });
      if (typeof body !== 'string') return profile;
      const said = JSON.parse(body) as Record<string, unknown>;
      server.sent.push(said);
      return { ...profile, ...said };
    },
  };
  return server;
}

const open = (answers: Answers) => {
  showSession(dana);
  return openSite('/profile', {
    answers: { '/api/profile': profile, '/api/tasks': { tasks, room }, ...answers },
  });
};

/** Found by their words: a search by role would ask all the countries for their style, at each change. */
const button = (name: string) => screen.findByText(name, { selector: 'button' });
const task = async (label: string) =>
  (await screen.findByText(label, { selector: 'button b' })).closest('button')!;
/** Opens the form, which is loaded when it is first asked for. */
const edit = async () => {
  await userEvent.click(await button('Edit Profile'));
  await screen.findByLabelText('Gender');
};

const terms = () => screen.queryByLabelText<HTMLInputElement>(/^I accept the Terms/);

describe('the profile', () => {
  it('is to be read until it is edited', async () => {
    await open({});
    expect(await screen.findByText('Israel')).toBeTruthy();
    expect(screen.getByText('Hebrew and Arabic')).toBeTruthy();
    expect(screen.queryByLabelText('Gender')).toBeNull();
    await edit();
    expect(screen.getByLabelText<HTMLSelectElement>('Gender').value).toBe('Female');
  });

  it('asks before it stops saving', async () => {
    await open({});
    await edit();
    const box = screen.getByLabelText<HTMLInputElement>(/^Don't Save Data/);
    await userEvent.click(box);
    expect(box.checked).toBe(false);
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toContain(
      'By disabling this setting, all your past tasks will have their data removed (set to null) and cannot be restored. Are you sure you want to continue?',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, continue' }));
    expect(box.checked).toBe(true);
  });

  it.each([true, false])('asks what becomes of own dictionaries: removed %j', async (removes) => {
    const server = savingServer();
    await open({ '/api/profile': server.answer });
    await edit();
    await userEvent.click(screen.getByLabelText(/^Don't Save Data/));
    const dialog = screen.getByRole('dialog');
    const tick = within(dialog).getByLabelText<HTMLInputElement>(/^Remove the dictionaries/);
    expect(tick.checked).toBe(false);
    if (removes) await userEvent.click(tick);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, continue' }));
    await userEvent.click(await button('Save'));
    await screen.findByText('Your changes are saved.');
    expect(server.sent).toEqual([
      expect.objectContaining({ rejectSaveData: true, removeDictionaries: removes }),
    ]);
  });

  it('goes on saving when the answer to that is no', async () => {
    await open({});
    await edit();
    const box = screen.getByLabelText<HTMLInputElement>(/^Don't Save Data/);
    await userEvent.click(box);
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }),
    );
    expect(box.checked).toBe(false);
  });

  it('asks for the terms before saving is switched on, when they were never accepted', async () => {
    const server = savingServer();
    const agreed: unknown[] = [];
    await open({
      '/api/profile': (body: unknown) =>
        typeof body === 'string' ? server.answer(body) : { ...profile, rejectSaveData: true },
      '/api/consents': (body: unknown) => {
        if (typeof body === 'string') agreed.push(JSON.parse(body));
        return { consents: [], isDue: agreed.length === 0 };
      },
    });
    await edit();
    expect(terms()).toBeNull();
    await userEvent.click(screen.getByLabelText(/^Don't Save Data/));
    await userEvent.click(await button('Save'));
    expect([agreed, server.sent]).toEqual([[], []]);
    await userEvent.click(terms()!);
    await userEvent.click(await button('Save'));
    expect(await screen.findByText('Your changes are saved.')).toBeTruthy();
    expect(agreed).toHaveLength(1);
    expect(server.sent).toEqual([expect.objectContaining({ rejectSaveData: false })]);
  });

  it('is saved, says so, and is to be read again', async () => {
    const server = savingServer();
    await open({ '/api/profile': server.answer });
    await edit();
    await userEvent.selectOptions(screen.getByLabelText('Age'), '35-44');
    await userEvent.click(await button('Save'));
    expect(await screen.findByText('Your changes are saved.')).toBeTruthy();
    expect(screen.getByText('35–44')).toBeTruthy();
    expect(screen.queryByLabelText('Age')).toBeNull();
    expect(server.sent).toEqual([expect.objectContaining({ age: '35-44', gender: 'Female' })]);
  });

  it('can still be changed when it could not be saved', async () => {
    const server = savingServer();
    await open({ '/api/profile': server.answer });
    await edit();
    server.isBroken = true;
    await fill(screen.getByLabelText(/better at/), 'Clarity');
    await userEvent.click(await button('Save'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Your changes could not be saved. They are still here; please try again.',
    );
    expect(screen.getByLabelText<HTMLTextAreaElement>(/better at/).value).toBe('Clarity');
    server.isBroken = false;
    await userEvent.click(await button('Save'));
    expect(await screen.findByText('Clarity')).toBeTruthy();
  });

  it('forgets the list of tasks once nothing is to be saved', async () => {
    const server = savingServer();
    await open({ '/api/profile': server.answer });
    expect(await task('Ethics')).toBeTruthy();
    await edit();
    await userEvent.click(screen.getByLabelText(/^Don't Save Data/));
    await userEvent.click(screen.getByRole('button', { name: 'Yes, continue' }));
    expect(await task('Ethics')).toBeTruthy();
    await userEvent.click(await button('Save'));
    expect(await screen.findByText("You don't have any tasks yet!")).toBeTruthy();
    expect(server.sent).toEqual([expect.objectContaining({ rejectSaveData: true })]);
  });

  it('is asked for again when it could not be loaded', async () => {
    const server = savingServer();
    server.isBroken = true;
    await open({ '/api/profile': server.answer });
    const said = await screen.findByRole('alert');
    server.isBroken = false;
    await userEvent.click(within(said).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Israel')).toBeTruthy();
  });

  it('leads home, and asks nobody to sign in, after a sign-out by choice', async () => {
    const { router } = await open({});
    await button('Edit Profile');
    act(() => showSession({ kind: 'out', hasLeft: true }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(router.state.location.search).toBe('');
  });

  it('keeps what was typed when the session ends, for the same person alone', async () => {
    const { router } = await open({});
    await edit();
    await fill(screen.getByLabelText(/better at/), 'Clarity');
    act(() => showSession({ kind: 'out' }));
    expect(await screen.findByText(/^You have been signed out/)).toBeTruthy();
    expect(router.state.location.search).toBe('?next=/profile');
    const noa = { ...dana, user: { id: 'b7', email: 'noa@example.org' } };
    act(() => showSession(noa));
    expect(await screen.findByText('noa@example.org')).toBeTruthy();
    expect(await button('Edit Profile')).toBeTruthy();
    act(() => showSession({ kind: 'out' }));
    act(() => showSession(dana));
    expect((await screen.findByLabelText<HTMLTextAreaElement>(/better at/)).value).toBe('Clarity');
    expect(screen.getByText(/They are not saved yet/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await button('Edit Profile')).toBeTruthy();
  });

  it('says when there is none', async () => {
    const error = { code: 'no-profile', message: 'No user profile found.' };
    await open({ '/api/profile': Response.json({ error }, { status: 404 }) });
    expect(await screen.findByText('No user profile found.')).toBeTruthy();
  });
});

describe('the tasks', () => {
  it('are listed and found', async () => {
    await open({});
    expect((await task('Half Life')).textContent).toMatch(/No words yet/);
    await fill(screen.getByLabelText('Search your tasks'), 'bees');
    expect(screen.queryByText('Half Life', { selector: 'button b' })).toBeNull();
    expect(await task('Ethics')).toBeTruthy();
  });

  it('may be none', async () => {
    await open({ '/api/tasks': { tasks: [], room } });
    expect(await screen.findByText("You don't have any tasks yet!")).toBeTruthy();
  });

  it('open to be read, shared and continued', async () => {
    const { opening: _opening, ...line } = tasks[0]!;
    const shown = { kind: 'conversation', messages: [] };
    const continues = { route: '/ethics', history: {} };
    await open({ '/api/tasks/ethics/e1': { ...line, shown, continues } });
    await userEvent.click(await task('Ethics'));
    const link = await screen.findByRole('link', { name: 'Continue' });
    expect(link.getAttribute('href')).toBe('/ethics?task=e1');
    expect(await button('Share')).toBeTruthy();
  });

  it('are deleted one by one, after a question', async () => {
    const { opening: _opening, ...line } = tasks[0]!;
    let left = tasks;
    await open({
      '/api/tasks': () => ({ tasks: left, room }),
      '/api/tasks/ethics/e1': {
        ...line,
        shown: { kind: 'conversation', messages: [] },
        continues: null,
      },
    });
    await userEvent.click(await task('Ethics'));
    await userEvent.click(await button('Delete'));
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toContain('the links to it stop working');
    left = tasks.slice(1);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, delete' }));
    expect(await screen.findByText('The task has been deleted.')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Your Tasks');
    expect(await task('Half Life')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Ethics', { selector: 'button b' })).toBeNull());
  });

  it.each([
    [{ used: 1799, most: 2000 }, null],
    [{ used: 1800, most: 2000 }, 'Your account is nearly full.'],
    [{ used: 2000, most: 2000 }, 'Your account is full, so not'],
  ])('are told of with the room there is: %j', async (used, told) => {
    await open({ '/api/tasks': { tasks, room: { ...room, tasks: used } } });
    expect(
      await screen.findByText(/^In your account: [12],\d{3} of at most 2,000 tasks/),
    ).toBeTruthy();
    const said = screen.queryByText(/^Your account is (nearly )?full/);
    expect(said?.textContent.slice(0, 28) ?? null).toBe(told);
  });
});

it('sends a visitor to sign in and back', async () => {
  const { router } = await openSite('/profile');
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/login?next=/profile',
  );
});
