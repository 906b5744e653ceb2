import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { openSite } from '../../app/site-for-tests.tsx';

const bot = (text: string, more: object = {}) => ({
  Id: text,
  Text: `<p>${text}</p>`,
  IsStudent: false,
  ...more,
});
const at = (currentStage: number, message: object, facts: object = {}) => ({
  messages: [message],
  updatedHistory: { currentStage, taskId: '', isResearch: false, ...facts },
});
const refusal = () => Response.json({ error: { code: 'busy', message: 'Busy.' } }, { status: 503 });

/** A server that opens with a question, and then answers as it is told. */
const asking = (answer: () => unknown, opening: object = at(1, bot('Which issue?'))) => ({
  answers: {
    '/api/Ethics': (body: unknown) => {
      const { Messages } = JSON.parse(String(body)) as { Messages: readonly unknown[] };
      return Messages.length === 0 ? opening : answer();
    },
  },
});
const text = 'We ask people in forty homes.';
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Your answer/u });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const send = (words: string) => user.type(box(), `${words}{Shift>}{Enter}{/Shift}`);
const opened = async (...site: Parameters<typeof asking>) => {
  await openSite('/ethics', asking(...site));
  await screen.findByText('Which issue?');
};

const failed = async () => {
  await opened(refusal);
  await send(text);
  await screen.findByRole('alert');
};

const finished = async (facts: object = {}) => {
  await opened(() => at(6, bot('Goodbye.'), facts));
  await send(text);
  await act(() => vi.advanceTimersByTimeAsync(1500));
  await screen.findByText('You have finished this exercise.');
};

function showModal(this: HTMLDialogElement) {
  this.open = true;
}
function close(this: HTMLDialogElement) {
  this.open = false;
}

beforeEach(() => {
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

describe('when an answer cannot be sent', () => {
  it('says that the next one waits, and keeps it', async () => {
    await failed();
    await user.type(box(), 'More');
    expect(button('Send').disabled).toBe(true);
    const why = document.getElementById(button('Send').getAttribute('aria-describedby')!)!;
    expect(why.textContent).toBe('Cannot be sent yet: see the notice above. Your text is kept.');
    const before = why.firstChild;
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(why.firstChild).not.toBe(before);
    expect(box().value).toBe('More');
  });

  it('keeps the keyboard in the box when it is tried again', async () => {
    await failed();
    button('Try again').focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(box());
    await screen.findByRole('alert');
    expect(document.activeElement).toBe(box());
  });

  it('is edited before what was typed since, with the caret where the text ends', async () => {
    await failed();
    await user.type(box(), 'More');
    button('Edit message').focus();
    await user.keyboard('{Enter}');
    expect(box().value).toBe(`${text}\n\nMore`);
    expect(document.activeElement).toBe(box());
    expect(box().selectionStart).toBe(box().value.length);
  });
});

it('nothing is sent where nothing is written, and that is said', async () => {
  await opened(refusal);
  await user.type(box(), '{Shift>}{Enter}{/Shift}');
  expect(screen.getByText('There is nothing to send yet.')).toBeTruthy();
  expect(box().value).toBe('');
});

it('a text longer than can be read stays in the box, with the limit beside it', async () => {
  await opened(refusal);
  await user.click(box());
  await user.paste('word '.repeat(4001));
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  expect(screen.getByText(/20,000 characters at most/u)).toBeTruthy();
  expect(button('Send').disabled).toBe(true);
  expect(box().value).toHaveLength(20_005);
});

it('an edited text that was cleared comes back after other keys and a reload, by keyboard too', async () => {
  await opened(refusal);
  await user.type(box(), text);
  await user.click(button('Clear'));
  await user.keyboard('n');
  cleanup();
  await opened(refusal);
  await user.click(button('Undo'));
  expect(box().value).toBe(text);
  await user.click(button('Clear'));
  await user.keyboard('{Control>}z{/Control}');
  expect(box().value).toBe(text);
});

it('a table is sent with Shift and Enter as well', async () => {
  const table = { InputType: 'table', TableHeaders: ['Word'], MinimumRows: 1, ExampleRow: [] };
  await opened(() => at(2, bot('Well done.')), at(1, bot('Which issue?', table)));
  await user.type(screen.getByLabelText('Word, row 1'), 'bee{Shift>}{Enter}{/Shift}');
  expect(await screen.findByText('Well done.')).toBeTruthy();
});

describe('beginning again at the end', () => {
  it('is asked about where nothing else keeps the text', async () => {
    await finished();
    await user.click(button('Restart'));
    const dialog = await screen.findByRole('dialog', { name: 'Begin again?' });
    expect(dialog.textContent).toContain('not saved in a profile');
    await user.click(within(dialog).getByRole('button', { name: 'Stay here' }));
    expect(screen.getByText(text)).toBeTruthy();
    await user.click(button('Restart'));
    await user.click(within(dialog).getByRole('button', { name: 'Begin again' }));
    expect(screen.queryByText(text)).toBeNull();
  });

  it('is asked about where a profile lacks the last answer', async () => {
    const taskId = '3f2b8c1a-0d4e-4f6a-9b7c-1e2d3c4b5a69';
    await opened(() => ({ ...at(6, bot('Goodbye.'), { taskId }), notSaved: true }));
    await send(text);
    await act(() => vi.advanceTimersByTimeAsync(1500));
    await user.click(button('Restart'));
    const dialog = await screen.findByRole('dialog', { name: 'Begin again?' });
    expect(dialog.textContent).toContain('Your last answer is not saved');
  });

  it('is not asked about where a profile keeps all of it', async () => {
    await finished({ taskId: '3f2b8c1a-0d4e-4f6a-9b7c-1e2d3c4b5a69' });
    await user.click(button('Restart'));
    expect(screen.queryByText(text)).toBeNull();
  });
});

describe('in two tabs', () => {
  const key = 'conversation:/api/Ethics';
  const goOnElsewhere = () => {
    const kept = JSON.parse(localStorage.getItem(key)!) as { messages: unknown[] };
    const message = { id: 'elsewhere', text: 'From the other tab.', isStudent: true };
    const stored = JSON.stringify({ ...kept, messages: [...kept.messages, message] });
    localStorage.setItem(key, stored);
    return stored;
  };

  it('overwrites nothing that was said in the other one, and loads it when asked', async () => {
    await opened(refusal);
    const stored = goOnElsewhere();
    await send(text);
    expect(await screen.findByText('This conversation went on in another tab.')).toBeTruthy();
    expect(localStorage.getItem(key)).toBe(stored);
    await user.click(button('Load it here'));
    expect(screen.getByText('From the other tab.')).toBeTruthy();
    expect(box().value).toBe(text);
    expect(screen.queryByText('This conversation went on in another tab.')).toBeNull();
  });

  it('says so as soon as the other one has gone on', async () => {
    await opened(refusal);
    goOnElsewhere();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(screen.getByText('This conversation went on in another tab.')).toBeTruthy();
  });

  it('says nothing while only a draft is written there', async () => {
    await opened(refusal);
    const kept = JSON.parse(localStorage.getItem(key)!) as object;
    localStorage.setItem(key, JSON.stringify({ ...kept, draft: 'Ahead' }));
    await user.type(box(), text);
    expect(screen.queryByText('This conversation went on in another tab.')).toBeNull();
  });
});
