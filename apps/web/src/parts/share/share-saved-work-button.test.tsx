import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Share } from '@vernacular/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createQueryClient } from '../../platform/api/query-client.ts';
import { dana, endSession } from '../../platform/account/session-for-tests.ts';
import { showSession } from '../../platform/account/session.ts';
import { openTexts } from '../../platform/language/texts-for-tests.ts';
import { ShareButton } from './share-saved-work-button.tsx';

configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 20_000 });

const share = (id: string, more: Partial<Share> = {}): Share => ({
  id,
  link: `/share/${id}`,
  createdAt: '2026-11-21T08:00:00.000Z',
  isRevoked: false,
  expiresAt: null,
  ...more,
});

/** A server that keeps links; `refuses` makes it fail at a method and path. */
function standIn(shares: Share[] = []) {
  const server = { shares, refuses: '', asked: [] as { call: string; body: unknown }[] };
  const answer = (call: string, body: { expiresAt?: string } | null) => {
    const revoked = /^POST \/api\/shares\/(\w+)\/revoke$/.exec(call)?.[1];
    if (revoked) {
      server.shares = server.shares.map((each) => ({
        ...each,
        isRevoked: each.isRevoked || each.id === revoked,
      }));
      return { isRevoked: true };
    }
    const changed = /^PUT \/api\/shares\/(\w+)$/.exec(call)?.[1];
    if (changed) {
      const expiresAt = body?.expiresAt ?? null;
      server.shares = server.shares.map((each) =>
        each.id === changed ? { ...each, expiresAt } : each,
      );
      return { id: changed, link: `/share/${changed}`, expiresAt };
    }
    if (call === 'GET /api/shares') return { shares: server.shares, most: 10 };
    const made = share(`t${server.shares.length + 1}`, { expiresAt: body?.expiresAt ?? null });
    server.shares = [made, ...server.shares];
    return { id: made.id, link: made.link };
  };
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = `${method} ${address.split('?')[0]}`;
    const said: unknown = typeof body === 'string' ? JSON.parse(body) : null;
    server.asked.push({ call, body: said });
    if (server.refuses === call) return new Response(null, { status: 500 });
    return Response.json(answer(call, said as { expiresAt?: string } | null));
  });
  return server;
}

function showModal(this: HTMLDialogElement) {
  this.open = true;
}
function close(this: HTMLDialogElement) {
  this.open = false;
}
beforeEach(async () => {
  // jsdom knows no dialogs.
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
  await openTexts('en', 'share');
  showSession(dana);
});
afterEach(() => {
  cleanup();
  endSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open() {
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ShareButton taskType="ethics" taskId="e1" />
    </QueryClientProvider>,
  );
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  return user;
}
const links = () =>
  screen.queryAllByRole<HTMLInputElement>('textbox', { name: 'Link' }).map(({ value }) => value);
const press = (name: string) => screen.getByRole('button', { name });
const address = (id: string) => `${location.origin}/share/${id}`;

describe('the button', () => {
  it('is not there for a guest, nor for a task that is not saved', () => {
    const { container, rerender } = render(<ShareButton taskType="ethics" taskId={null} />);
    expect(container.textContent).toBe('');
    act(() => showSession({ kind: 'out' }));
    rerender(<ShareButton taskType="ethics" taskId="e1" />);
    expect(container.textContent).toBe('');
  });
});

describe('the links to a task', () => {
  it('begin with one that is made at once, and works until it is revoked', async () => {
    const server = standIn();
    await open();
    const dialog = await screen.findByRole('dialog', { name: 'Share this task' });
    const end = await within(dialog).findByLabelText<HTMLSelectElement>('This link works');
    expect(end.selectedOptions[0]?.textContent).toBe('until I revoke it');
    expect(links()).toEqual([address('t1')]);
    const made = server.asked.filter(({ call }) => call === 'POST /api/shares');
    expect(made.map(({ body }) => body)).toEqual([{ taskType: 'ethics', taskId: 'e1' }]);
  });

  it('are not made again when there is one', async () => {
    const server = standIn([share('abc123')]);
    const user = await open();
    await screen.findByRole('button', { name: 'Copy' });
    await user.click(press('Close'));
    await user.click(press('Share'));
    await screen.findByRole('button', { name: 'Copy' });
    expect(links()).toEqual([address('abc123')]);
    expect(server.asked.map(({ call }) => call)).not.toContain('POST /api/shares');
  });

  it('come with the sentence that they publish, and what they show', async () => {
    standIn();
    await open();
    const dialog = await screen.findByRole('dialog', { name: 'Share this task' });
    expect(dialog.textContent).toMatch(/^.*Sharing publishes this work: anyone who has the link/);
    expect(dialog.textContent).toContain('as it is when the link is made');
  });

  it('are shown when they work; those revoked or expired are not', async () => {
    standIn([
      share('ended', { expiresAt: '2020-01-01T00:00:00.000Z' }),
      share('revoked', { isRevoked: true }),
      share('ends', { expiresAt: '2099-05-04T12:00:00.000Z' }),
    ]);
    await open();
    const end = await screen.findByLabelText<HTMLSelectElement>('This link works');
    expect(end.selectedOptions[0]?.textContent).toBe('until May 4, 2099');
    expect(links()).toEqual([address('ends')]);
  });

  it.each([
    ['for a week from now', 7],
    ['for a month from now', 30],
    ['for a year from now', 365],
    ['until I revoke it', null],
  ])('stay the same when they are to work %s', async (name, days) => {
    const server = standIn([share('first', { expiresAt: '2099-05-04T12:00:00.000Z' })]);
    const user = await open();
    const end = await screen.findByLabelText<HTMLSelectElement>('This link works');
    const before = Date.now();
    await user.selectOptions(end, name);
    await vi.waitFor(() => expect(server.shares[0]?.expiresAt ?? 'never').not.toMatch(/^2099/));
    const ends = server.shares[0]?.expiresAt ?? null;
    const daysLater = ends === null ? null : Math.round((Date.parse(ends) - before) / 86_400_000);
    expect(daysLater).toBe(days);
    expect(links()).toEqual([address('first')]);
  });

  it('may be several: another shows the work as it is by now', async () => {
    standIn([share('first')]);
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Make another link' }));
    await vi.waitFor(() => expect(links()).toEqual([address('t2'), address('first')]));
  });

  it.each([
    [8, null, true],
    [9, 'This task has 9 of at most 10 links.', true],
    [10, 'This task has as many links as it can have. Revoke one to make another.', false],
  ])('are told of before there can be no more: %i', async (count, told, canMake) => {
    standIn(Array.from({ length: count }, (_, n) => share(`a${n}`)));
    await open();
    await screen.findAllByRole('button', { name: 'Copy' });
    expect(screen.queryByText(/^This task has/)?.textContent ?? null).toBe(told);
    expect(screen.queryByRole('button', { name: 'Make another link' }) !== null).toBe(canMake);
  });

  it('can be revoked, by the token after /share/, and another made', async () => {
    const server = standIn([share('abc123')]);
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('This link has been revoked.')).toBeTruthy();
    expect(links()).toEqual([]);
    expect(server.asked.map(({ call }) => call)).toContain('POST /api/shares/abc123/revoke');
    await user.click(press('Make link'));
    await vi.waitFor(() => expect(links()).toEqual([address('t2')]));
    expect(screen.queryByText('This link has been revoked.')).toBeNull();
  });
});

describe('copying', () => {
  it('says so for a second and a half', async () => {
    standIn([share('abc123')]);
    await open();
    await screen.findByRole('button', { name: 'Copy' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // The waits of user-event would never end while the clock stands still.
    await act(async () => fireEvent.click(press('Copy')));
    expect(await navigator.clipboard.readText()).toBe(address('abc123'));
    expect(press('Copied')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1499));
    expect(press('Copied')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1));
    expect(press('Copy')).toBeTruthy();
  });

  it('falls back to the older way where the clipboard is refused', async () => {
    standIn([share('abc123')]);
    const user = await open();
    const selected: string[] = [];
    refuseClipboard(() => {
      const field = document.activeElement;
      if (field instanceof HTMLTextAreaElement) selected.push(field.value);
      return true;
    });
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
    expect(selected).toEqual([address('abc123')]);
  });

  it('says what to do where neither way works', async () => {
    standIn([share('abc123')]);
    const user = await open();
    refuseClipboard(() => false);
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'It could not be copied. Select it and copy it by hand.',
    );
  });
});

describe('a server that fails', () => {
  it('is asked again for the links', async () => {
    const server = standIn([share('abc123')]);
    server.refuses = 'GET /api/shares';
    const user = await open();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'That did not work. Please try again.',
    );
    server.refuses = '';
    await user.click(press('Try again'));
    await vi.waitFor(() => expect(links()).toEqual([address('abc123')]));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['POST /api/shares/abc123/revoke', 'Revoke'],
    ['POST /api/shares', 'Make another link'],
  ])('leaves the links as they are: %s', async (refuses, button) => {
    const server = standIn([share('abc123')]);
    server.refuses = refuses;
    const user = await open();
    await user.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(links()).toEqual([address('abc123')]);
    server.refuses = '';
    await user.click(press(button));
    await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

/** A browser that keeps its clipboard to itself; jsdom has no older way at all. */
function refuseClipboard(execCommand: () => boolean): void {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowed'));
  Object.assign(document, { execCommand });
}
