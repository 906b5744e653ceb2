import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { ReaderPage } from './reader-page.tsx';
import { showIn, startTexts, texts } from './i18n.ts';

configure({ asyncUtilTimeout: 10_000 });

const test = {
  text: 'The odds ratio was low.\nIt fell again.',
  textLanguage: 'en',
  pageLanguage: 'en' as const,
  askedBy: 'Ruth',
  audience: '',
  questions: ['What fell?'],
  endsAt: '2026-12-28T12:00:00.000Z',
  mayBeCounted: false,
  state: 'open',
};
const sent: { path: string; method: string; body: unknown }[] = [];
let answers: Record<string, () => Response> = {};

const refusal = (code: string, status: number) => () =>
  Response.json({ error: { code, message: 'x' } }, { status });
const offline = () => {
  throw new TypeError('offline');
};

beforeAll(() => startTexts('en'));
beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  answers = {
    GET: () => Response.json(test),
    PUT: () => Response.json({ code: 'x' }),
    DELETE: () => new Response(null, { status: 204 }),
  };
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET')
      sent.push({ path, method, body: body === undefined ? null : JSON.parse(body as string) });
    return answers[method]!();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = async () => {
  render(
    <I18nextProvider i18n={texts}>
      <ReaderPage testId="abc" />
    </I18nextProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
};
const word = (name: string) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const marked = () =>
  screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
const putBodies = () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);

it('sends what was marked, and gives the code of the answer', async () => {
  await open();
  await userEvent.click(word('odds'));
  await userEvent.click(word('fell'));
  await press('Take back: fell');
  expect(marked()).toEqual(['odds']);
  await press('Next');
  await userEvent.type(screen.getByLabelText('What fell?'), 'Odds');
  await userEvent.click(screen.getByLabelText('4'));
  await press('Send');
  const code = await screen.findByLabelText<HTMLInputElement>('The code of your answer');
  expect(sent[0]!.path).toBe(`/api/reader-tests/abc/answers/${code.value}`);
  expect(code.value).toMatch(/^[\w-]{22}$/);
  expect(putBodies()).toEqual([
    {
      marks: [{ start: 4, end: 8 }],
      knewAll: false,
      answers: ['Odds'],
      rating: 4,
      seconds: expect.any(Number),
      about: {},
    },
  ]);
});

it('says before the text that the words may be counted, where they may', async () => {
  await open();
  expect(screen.queryByText(/count how many readers know each word/)).toBeNull();
  cleanup();
  answers['GET'] = () => Response.json({ ...test, mayBeCounted: true });
  await open();
  expect(screen.getByText(/count how many readers know each word/)).toBeTruthy();
});

it('takes “I knew every word” for an answer of its own', async () => {
  await open();
  await press('I knew every word');
  await press('Send');
  await screen.findByLabelText('The code of your answer');
  expect(putBodies()).toEqual([expect.objectContaining({ marks: [], knewAll: true })]);
});

it('no longer says that every word was known once one is marked', async () => {
  await open();
  await press('I knew every word');
  await press('Back to the text');
  await userEvent.click(word('ratio'));
  expect(screen.queryByRole('button', { name: 'I knew every word' })).toBeNull();
  await press('Next');
  await press('Send');
  await screen.findByLabelText('The code of your answer');
  expect(putBodies()).toEqual([expect.objectContaining({ knewAll: false })]);
});

it('marks words and phrases by keyboard alone, with one stop for the whole text', async () => {
  await open();
  word('The').focus();
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
  expect(marked()).toEqual(['odds', 'ratio']);
  expect(screen.getByText('Marked: odds ratio')).toBeTruthy();
  // Whoever presses Shift anew for each word marks one phrase, too.
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(screen.getByText('Marked: odds ratio was')).toBeTruthy();
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  await userEvent.keyboard('{ArrowDown} ');
  expect(document.activeElement?.textContent).toBe('It');
  expect(marked()).toEqual(['odds', 'ratio', 'It']);
  expect(document.querySelectorAll('[data-word][tabindex="0"]').length).toBe(1);
  await userEvent.keyboard(' ');
  expect(marked()).toEqual(['odds', 'ratio']);
});

it('changes one element at a tap, and draws no word anew', async () => {
  await open();
  const changes: MutationRecord[] = [];
  const watcher = new MutationObserver((records) => changes.push(...records));
  const text = word('odds').closest('section')!;
  watcher.observe(text, { attributes: true, childList: true, subtree: true });
  await userEvent.click(word('odds'));
  await waitFor(() => expect(changes.length).toBeGreaterThan(0));
  watcher.disconnect();
  expect(changes.filter(({ type }) => type === 'childList')).toEqual([]);
  const pressed = changes.filter(({ attributeName }) => attributeName === 'aria-pressed');
  expect(pressed.map(({ target }) => target.textContent)).toEqual(['odds']);
});

it('keeps marks and answers through a reload', async () => {
  await open();
  await userEvent.click(word('ratio'));
  await press('Next');
  await userEvent.type(screen.getByLabelText('What fell?'), 'It');
  cleanup();
  await open();
  expect(screen.getByLabelText<HTMLTextAreaElement>('What fell?').value).toBe('It');
  await press('Back to the text');
  expect(marked()).toEqual(['ratio']);
});

it('waits without a connection, and sends when it is back', async () => {
  await open();
  await userEvent.click(word('ratio'));
  await press('Next');
  answers['PUT'] = offline;
  await press('Send');
  expect(await screen.findByText(/Your answer waits on this device/)).toBeTruthy();
  answers['PUT'] = () => Response.json({ code: 'x' });
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByLabelText('The code of your answer')).toBeTruthy();
});

it('says at the text again that nothing is sent yet', async () => {
  await open();
  await press('I knew every word');
  answers['PUT'] = offline;
  await press('Send');
  await screen.findByText(/Your answer waits on this device/);
  await press('Back to the text');
  expect(screen.getByText(/^Nothing is sent yet/)).toBeTruthy();
});

it('sends after a reload what waited', async () => {
  await open();
  await press('I knew every word');
  answers['PUT'] = offline;
  await press('Send');
  await screen.findByText(/Your answer waits on this device/);
  cleanup();
  answers['PUT'] = () => Response.json({ code: 'x' });
  await open();
  expect(await screen.findByLabelText('The code of your answer')).toBeTruthy();
});

it('sends a change under the same code', async () => {
  await open();
  await press('I knew every word');
  await press('Send');
  await screen.findByLabelText('The code of your answer');
  await press('Change my answer');
  expect(screen.getByText(/stays as it is until you send again/)).toBeTruthy();
  await userEvent.click(word('ratio'));
  await press('Next');
  await press('Send');
  await screen.findByLabelText('The code of your answer');
  expect(new Set(sent.map(({ path }) => path)).size).toBe(1);
  expect(putBodies().length).toBe(2);
});

it('takes the answer back after asking once, and forgets it here', async () => {
  await open();
  await press('I knew every word');
  await press('Send');
  const { value } = await screen.findByLabelText<HTMLInputElement>('The code of your answer');
  await press('Take my answer back');
  const ways = screen.getByText(/deleted for good/).parentElement!;
  await userEvent.click(within(ways).getByRole('button', { name: 'Take it back' }));
  expect(await screen.findByRole('heading', { name: 'Please read this text' })).toBeTruthy();
  expect(sent.at(-1)).toMatchObject({
    method: 'DELETE',
    path: `/api/reader-tests/answers/${value}`,
  });
  expect(localStorage.getItem('reading:abc')).toBeNull();
  expect(screen.getByText('The answer is deleted.', { selector: '[role] *, [role]' })).toBeTruthy();
  expect(document.activeElement?.tagName).toBe('H1');
});

it('does not go on to thank for an answer that its code has deleted here', async () => {
  await open();
  await press('I knew every word');
  await press('Send');
  const { value } = await screen.findByLabelText<HTMLInputElement>('The code of your answer');
  const footer = within(screen.getByRole('contentinfo'));
  await userEvent.click(footer.getByText('Take an answer back with its code'));
  await userEvent.type(footer.getByLabelText('The code that you got after sending'), value);
  await userEvent.click(footer.getByRole('button', { name: 'Take it back' }));
  expect(await screen.findByRole('heading', { name: 'Please read this text' })).toBeTruthy();
  expect(footer.getByText('The answer is deleted.')).toBeTruthy();
});

it.each([
  [{ state: 'ended', text: '' }, 'This has ended'],
  [{ state: 'full' }, 'Enough readers have answered'],
])('says calmly of a test that is %j', async (part, sentence) => {
  answers['GET'] = () => Response.json({ ...test, ...part });
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: sentence })).toBeTruthy();
});

it.each([
  [refusal('invalid-link', 404), 'There is nothing to read here'],
  [offline, 'The text cannot be loaded'],
])('says calmly that there is no text', async (answer, sentence) => {
  answers['GET'] = answer;
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: sentence })).toBeTruthy();
});

it.each([
  ['reader-test-ended', 410, 'This has ended'],
  ['reader-test-full', 409, 'Enough readers have answered'],
  ['invalid-link', 404, 'There is nothing to read here'],
])('tells who comes too late: %s', async (code, status, sentence) => {
  await open();
  await press('I knew every word');
  answers['PUT'] = refusal(code, status);
  await press('Send');
  expect(await screen.findByRole('heading', { level: 1, name: sentence })).toBeTruthy();
  expect(screen.getByText('What you marked and wrote here was not sent.')).toBeTruthy();
});

it('keeps the code at hand after the end, and changes nothing more', async () => {
  await open();
  await press('I knew every word');
  await press('Send');
  await screen.findByLabelText('The code of your answer');
  cleanup();
  answers['GET'] = () => Response.json({ ...test, state: 'ended', text: '' });
  await open();
  expect(screen.getByLabelText('The code of your answer')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change my answer' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Take my answer back' })).toBeTruthy();
});

it('runs no markup of a hostile text', async () => {
  answers['GET'] = () =>
    Response.json({ ...test, text: '<img src=x onerror="boom()"> hello', askedBy: '<b>x</b>' });
  await open();
  expect(document.querySelector('main img, [onerror]')).toBeNull();
  expect(screen.getByText('<b>x</b>')).toBeTruthy();
});

it('reads in Hebrew from the right, and arrows go with the text', async () => {
  answers['GET'] = () =>
    Response.json({ ...test, text: 'יחס הסיכויים odds', textLanguage: 'he', pageLanguage: 'he' });
  await open();
  expect(document.documentElement.dir).toBe('rtl');
  word('יחס').focus();
  await userEvent.keyboard('{ArrowLeft} ');
  expect(marked()).toEqual(['הסיכויים']);
  await showIn('en');
});
