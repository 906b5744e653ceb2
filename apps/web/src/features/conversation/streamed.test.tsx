import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { openSite } from '../../app/site-for-tests.tsx';

type Body = Readonly<Record<string, unknown>>;

const bot = (text: string) => ({
  Id: text,
  Text: `<p>${text}</p>`,
  IsStudent: false,
  InputType: 'text',
  TableHeaders: [],
  MinimumRows: 0,
  TableData: [],
  ExampleRow: [],
  WordRange: null,
});
const at = (currentStage: number, ...said: readonly string[]) => ({
  messages: said.map(bot),
  updatedHistory: { currentStage, taskId: '', isResearch: false, studentName: 'Dana' },
});
const heard = (...said: readonly string[]) => ({ kind: 'heard', messages: said.map(bot) });

/** A server that answers the opening at once, and each message with a stream that a test writes line by line. */
function streaming() {
  const sent: Body[] = [];
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const hear = (body: unknown) => {
    const asked = JSON.parse(String(body)) as Body;
    sent.push(asked);
    if ((asked['Messages'] as unknown[]).length === 0) return at(1, 'What may I call you?');
    const stream = new ReadableStream<Uint8Array>({ start: (to) => void streams.push(to) });
    return new Response(stream, { headers: { 'content-type': 'application/x-ndjson' } });
  };
  const line = (value: object) =>
    act(async () => {
      streams.at(-1)!.enqueue(new TextEncoder().encode(`${JSON.stringify(value)}\n`));
      await vi.advanceTimersByTimeAsync(50);
    });
  const breakOff = () =>
    act(async () => {
      streams.at(-1)!.error(new TypeError('terminated'));
      await vi.advanceTimersByTimeAsync(50);
    });
  return { sent, line, breakOff, answers: { '/api/HalfLife': hear } };
}

const box = () => screen.getByLabelText<HTMLTextAreaElement>('Your answer');
const said = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const sendsName = async (server: ReturnType<typeof streaming>) => {
  await openSite('/half-life', server);
  await screen.findByText('What may I call you?');
  await user.type(box(), 'Dana{Shift>}{Enter}{/Shift}');
};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });

it('what is known is shown at once, each comment as it is ready, and nothing twice', async () => {
  const server = streaming();
  await sendsName(server);
  await server.line(heard('Score 90'));
  expect(screen.getByText('Score 90')).toBeTruthy();
  expect(screen.getByText('The coach is writing.')).toBeTruthy();
  await server.line(heard('Score 90', 'One comment.'));
  expect(screen.getByText('One comment.')).toBeTruthy();
  await server.line({ kind: 'answer', ...at(2, 'Score 90', 'One comment.', 'For whom?') });
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(said()).toEqual([
    'Coach:What may I call you?',
    'You:Dana',
    'Coach:Score 90',
    'Coach:One comment.',
    'Coach:For whom?',
  ]);
  expect(server.sent).toHaveLength(2);
});

it('a place in line is told, and one can go on without', async () => {
  const server = streaming();
  await sendsName(server);
  await server.line({ kind: 'place', place: 3 });
  expect(screen.getByText('The language model is busy. You are number 3 in line.')).toBeTruthy();
  await server.line({ kind: 'place', place: 1 });
  expect(screen.getByText('The language model is busy. You are next.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Go on without' }));
  expect(server.sent.at(-1)?.['isHurried']).toBe(true);
  expect(screen.queryByText(/The language model is busy/u)).toBeNull();
});

it('an answer that breaks off says so calmly; trying again shows nothing twice', async () => {
  const server = streaming();
  await sendsName(server);
  await server.line(heard('Score 90'));
  await server.breakOff();
  expect((await screen.findByRole('alert')).textContent).toContain('Try again');
  expect(screen.getByText('Score 90')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const [, first, again] = server.sent;
  expect(again?.['Messages']).toEqual(first?.['Messages']);
  await server.line(heard('Score 90'));
  await server.line({ kind: 'answer', ...at(2, 'Score 90', 'For whom?') });
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(said().slice(2)).toEqual(['Coach:Score 90', 'Coach:For whom?']);
});

it('a page that is closed in the middle sends the same message once more, and keeps no half answer', async () => {
  const server = streaming();
  await sendsName(server);
  await server.line(heard('Score 90'));
  cleanup();
  await openSite('/half-life', server);
  await vi.waitFor(() => expect(server.sent).toHaveLength(3));
  expect(screen.queryByText('Score 90')).toBeNull();
  const [, first, again] = server.sent;
  expect(again?.['Messages']).toEqual(first?.['Messages']);
});

it('what the model said gives way to what the answer says in the end', async () => {
  const server = streaming();
  await sendsName(server);
  await server.line(heard('Score 90', 'Early.'));
  await server.line({ kind: 'answer', ...at(2, 'Score 90', 'Other.', 'For whom?') });
  await act(() => vi.advanceTimersByTimeAsync(1500));
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(said().slice(2)).toEqual(['Coach:Score 90', 'Coach:Other.', 'Coach:For whom?']);
});

const comment = (text: string) =>
  `<div class="comment works"><p class="kind">What works</p><p>${text}</p></div>`;
/** An answer whose one message grows by comments. */
const grown = (...texts: readonly string[]) => ({
  kind: 'heard',
  messages: [{ ...bot('c'), Text: texts.map(comment).join('') }],
});

it('a comment that stands there stays the same element while the next one comes, so that it is read out once', async () => {
  const server = streaming();
  await sendsName(server);
  await server.line(grown('One.'));
  const first = screen.getByText('One.');
  await server.line(grown('One.', 'Two.'));
  expect(screen.getByText('Two.')).toBeTruthy();
  expect(screen.getByText('One.')).toBe(first);
  expect(first.isConnected).toBe(true);
});

it('an answer that was not saved says so calmly, and can be sent again to be saved', async () => {
  const server = streaming();
  await sendsName(server);
  await server.line({ kind: 'answer', ...at(2, 'For whom?'), notSaved: true });
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(screen.getByText(/your last answer was not saved/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try to save again' }));
  const [, first, again] = server.sent;
  expect(again).toEqual(first);
  await server.line({ kind: 'answer', ...at(2, 'For whom?') });
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(said()).toEqual(['Coach:What may I call you?', 'You:Dana', 'Coach:For whom?']);
  expect(screen.queryByText(/not saved/)).toBeNull();
});
