import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { openSite } from '../../app/site-for-tests.tsx';

type Body = Readonly<Record<string, unknown>>;
type Reply = (reply: object) => void;

const bot = (id: string, text: string) => ({ Id: id, Text: `<p>${text}</p>`, IsStudent: false });
const at = (currentStage: number, facts: object, ...said: readonly string[]) => ({
  messages: said.map((text) => bot(text, text)),
  updatedHistory: { currentStage, taskId: '', isResearch: false, ...facts },
});

/** A server that answers the opening at once, and everything else when it is told to. */
function slowServer() {
  const sent: Body[] = [];
  const replies: Reply[] = [];
  const hear = (body: unknown) => {
    const asked = JSON.parse(String(body)) as Body;
    sent.push(asked);
    if ((asked['Messages'] as unknown[]).length === 0) return at(1, {}, 'What may I call you?');
    return new Promise<object>((resolve) => replies.push(resolve));
  };
  return { sent, replies, answers: { '/api/HalfLife': hear } };
}

const box = () => screen.getByLabelText<HTMLTextAreaElement>('Your answer');
const lastSent = ({ sent }: { sent: readonly Body[] }) =>
  (sent.at(-1)?.['Messages'] as Body[] | undefined)?.at(-1)?.['Text'];

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });

it('what is sent while the coach is writing goes when the coach has finished', async () => {
  const server = slowServer();
  await openSite('/half-life', server);
  await screen.findByText('What may I call you?');
  await user.type(box(), 'Dana{Shift>}{Enter}{/Shift}');
  await user.type(box(), 'High school{Shift>}{Enter}{/Shift}');
  expect(screen.getByText('Will be sent when the coach has finished')).toBeTruthy();
  expect(box().value).toBe('High school');
  expect(server.sent).toHaveLength(2);
  await act(async () =>
    server.replies[0]!(at(2, { studentName: 'Dana' }, 'Good to meet you.', 'For whom?')),
  );
  expect(server.sent).toHaveLength(2);
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(await screen.findByText('For whom?')).toBeTruthy();
  await vi.waitFor(() => expect(lastSent(server)).toBe('High school'));
  expect(box().value).toBe('');
});

it('what is changed meanwhile is not sent', async () => {
  const server = slowServer();
  await openSite('/half-life', server);
  await screen.findByText('What may I call you?');
  await user.type(box(), 'Dana{Shift>}{Enter}{/Shift}');
  await user.type(box(), 'High{Shift>}{Enter}{/Shift}');
  await user.type(box(), ' school');
  await act(async () => server.replies[0]!(at(2, { studentName: 'Dana' }, 'For whom?')));
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(server.sent).toHaveLength(2);
  expect(box().value).toBe('High school');
});

it('a wait that lasts is spoken of, and can be ended without losing the answer', async () => {
  const server = slowServer();
  await openSite('/half-life', server);
  await screen.findByText('What may I call you?');
  await user.type(box(), 'Dana{Shift>}{Enter}{/Shift}');
  expect(screen.queryByText('The coach is still reading your text.')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(5000));
  await user.click(screen.getByRole('button', { name: 'Go on without' }));
  expect(server.sent.map(({ isHurried }) => isHurried)).toEqual([undefined, undefined, true]);
  expect(lastSent(server)).toBe('Dana');
  await act(async () => server.replies[0]!(at(2, { studentName: 'Dana' }, 'Too late.')));
  await act(async () => server.replies[1]!(at(2, { studentName: 'Dana' }, 'For whom?')));
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(await screen.findByText('For whom?')).toBeTruthy();
  expect(screen.queryByText('Too late.')).toBeNull();
});

it('tells how far the conversation is', async () => {
  const server = slowServer();
  await openSite('/half-life', server);
  expect(await screen.findByText('Step 1 of 7')).toBeTruthy();
  await user.type(box(), 'Dana{Shift>}{Enter}{/Shift}');
  await act(async () => server.replies[0]!(at(2, { studentName: 'Dana' }, 'For whom?')));
  expect(await screen.findByText('Step 2 of 7')).toBeTruthy();
});
