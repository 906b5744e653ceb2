import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openSite } from '../../../app/site-for-tests.tsx';

const text = 'We asked 240 pupils. Those with more hours were sadder. Our answer is clear.';
const check = (Id: string, Question: string) => ({
  Id,
  Version: 3,
  Question,
  Why: `Why ${Id}.`,
  Good: 'Of 240 pupils, 90 slept badly.',
  Weak: 'Many slept badly.',
  Source: 'Hill, 1965',
});
const question = {
  Id: 'q',
  Text: '<p>What is your claim?</p><section class="checks"><ul><li>In the message</li></ul></section>',
  IsStudent: false,
  Checks: {
    Field: 'initialSummary',
    List: [check('how-many', 'How many?'), check('compared', 'Compared with whom?')],
  },
};
const history = {
  currentStage: 1,
  taskId: '',
  isResearch: false,
  initialSummary: text,
  currentSummary: text,
};
let bodies: Record<string, unknown>[];

/** A server that asks with checks, and then asks something else. */
const open = async (more: { isNarrow?: boolean } = {}, facts: object = {}) => {
  bodies = [];
  await openSite('/critical-thinking', {
    ...more,
    answers: {
      '/api/CriticalThinking': (body: unknown) => {
        const sent = JSON.parse(String(body)) as Record<string, unknown>;
        bodies.push(sent);
        const isFirst = (sent['Messages'] as unknown[]).length === 0;
        return isFirst
          ? { messages: [question], updatedHistory: { ...history, ...facts } }
          : {
              messages: [{ Id: 'next', Text: '<p>Next?</p>', IsStudent: false }],
              updatedHistory: { ...history, currentStage: 2, checks: sent['checks'] },
            };
      },
    },
  });
  await screen.findByRole('heading', { name: 'What a careful reader would ask' });
};
const user = userEvent.setup();
const button = (name: RegExp | string) => screen.getByRole('button', { name });
const sentence = (name: RegExp) =>
  within(screen.getByRole('group', { name: /^Your text, sentence/u })).getByRole('button', {
    name,
  });
const send = async (words: string) => {
  await user.click(screen.getByRole('textbox', { name: /^Your answer/u }));
  await user.keyboard(`${words}{Shift>}{Enter}{/Shift}`);
  await screen.findByText('Next?');
};
const sent = () => bodies.at(-1)?.['checks'];
const mark = (id: string, words: string) => ({
  id,
  version: 3,
  answer: 'marked',
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
  field: 'initialSummary',
});

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the checks of a question', () => {
  it('stand under it as a list, in the place of the one in the message', async () => {
    await open();
    expect(screen.queryByText('In the message')).toBeNull();
    expect(screen.getByText('0 of 2 answered')).toBeTruthy();
    await user.click(button(/How many\?/u));
    for (const words of ['Why how-many.', 'Many slept badly.', 'Hill, 1965'])
      expect(screen.getByText(words)).toBeTruthy();
    await user.click(button(/Compared/u));
    expect(screen.queryByText('Why how-many.')).toBeNull();
  });

  it('are answered with a sentence, or by saying that it is not there; the answers travel with the next message', async () => {
    await open();
    await user.click(button(/How many\?/u));
    await user.click(sentence(/^We asked/u));
    await user.click(button('Mark for: How many?'));
    await user.click(button(/Compared/u));
    await user.click(button('Not there'));
    expect(screen.getByText('2 of 2 answered')).toBeTruthy();
    await send('My claim.');
    expect(sent()).toEqual([
      mark('how-many', 'We asked 240 pupils.'),
      { ...mark('compared', ''), answer: 'absent', start: 0, end: 0 },
    ]);
    await user.click(await screen.findByText('Reader’s questions: 2 of 2 answered'));
    expect(screen.getByText('We asked 240 pupils.', { selector: 'q' })).toBeTruthy();
  });

  it('need no answer, and an answer can be undone', async () => {
    await open();
    await user.click(button(/How many\?/u));
    await user.click(button('Does not apply'));
    await user.click(button('Undo'));
    expect(screen.getByText('0 of 2 answered')).toBeTruthy();
    await send('My claim.');
    expect(sent()).toBeUndefined();
  });

  it('are still answered after a reload', async () => {
    await open();
    await user.click(button(/How many\?/u));
    await user.click(button('Not there'));
    cleanup();
    await open();
    expect(screen.getByText('1 of 2 answered')).toBeTruthy();
  });
});

/** Opens a check and goes to the text to mark words in. */
const toText = async () => {
  await open();
  await user.click(button(/How many\?/u));
  await user.click(button('Mark words in my text'));
};

describe('by keyboard', () => {
  it('arrows go from sentence to sentence, and Enter marks', async () => {
    await toText();
    expect(document.activeElement).toBe(sentence(/^We asked/u));
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    await send('My claim.');
    expect(sent()).toEqual([mark('how-many', 'Those with more hours were sadder.')]);
  });

  it('with Shift they choose words', async () => {
    await toText();
    await user.keyboard('{Shift>}{ArrowLeft}{ArrowDown}{ArrowDown}{/Shift}');
    expect(screen.getByText('Chosen: 240')).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(sentence(/marked for 1: How many/u)).toBeTruthy();
    await send('My claim.');
    expect(sent()).toEqual([mark('how-many', '240')]);
  });
});

it('words chosen with the mouse are marked as whole words', async () => {
  await open();
  await user.click(button(/How many\?/u));
  const [piece] = sentence(/^We asked/u).querySelectorAll('[data-at]');
  const place = { node: piece!.firstChild!, offset: 4 };
  await user.pointer([
    { keys: '[MouseLeft>]', target: piece!, ...place },
    { pointerName: 'mouse', target: piece!, node: place.node, offset: 11 },
    { keys: '[/MouseLeft]' },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Mark for: How many?' }));
  await send('My claim.');
  expect(sent()).toEqual([mark('how-many', 'asked 240')]);
});

it('on a phone the text is a line above the answer that opens for marking', async () => {
  await open({ isNarrow: true });
  const line = screen.getByText('Your text · 14 words');
  expect(line.closest('details')?.open).toBe(false);
  await user.click(button(/How many\?/u));
  await user.click(button('Mark words in my text'));
  await waitFor(() => expect(line.closest('details')?.open).toBe(true));
  await user.click(sentence(/^We asked/u));
  await user.click(button('Mark for: How many?'));
  expect(line.closest('details')?.open).toBe(false);
  expect(document.activeElement).toBe(button(/^How many\?/u));
});

it('an answer is changed, or kept after all', async () => {
  await open();
  await user.click(button(/How many\?/u));
  await user.click(button('Not there'));
  await send('My claim.');
  await user.click(button('Change my last answer'));
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Your answer/u });
  expect(box.value).toBe('My claim.');
  expect(screen.getByText('1 of 2 answered')).toBeTruthy();
  await user.click(button('Keep what I had'));
  expect(screen.getByText('Next?')).toBeTruthy();
  await user.click(button('Change my last answer'));
  await act(() => user.click(box));
  await user.keyboard(' Better.{Shift>}{Enter}{/Shift}');
  await screen.findByText('Next?');
  expect(bodies.at(-1)).toMatchObject({ currentStage: 1, isTakenBack: true });
  expect(screen.queryByText('Keep what I had')).toBeNull();
});

it('in a study the text stands beside because of its checks, and there is no way back', async () => {
  await open({}, { isResearch: true });
  expect(screen.getByText('Your text · 14 words')).toBeTruthy();
  await send('My claim.');
  expect(screen.queryByText('Change my last answer')).toBeNull();
});
