import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';

import { openSite } from '../../../app/site-for-tests.tsx';
import { readStored, store } from '../../../platform/storage/storage.ts';
import { example } from './example.ts';

const open = (language?: 'he') =>
  openSite('/de-jargonizer/compare-with-the-paper', language ? { language } : {});
const box = (name: string) => screen.findByRole('textbox', { name });
const result = () => screen.getByRole('region', { name: 'What became stronger' });
const put = async (name: string, text: string) => {
  await userEvent.click(await box(name));
  await userEvent.paste(text);
};

beforeEach(() => {
  store('analyser.paper', null);
  store('analyser.text', null);
});

describe('comparing with the paper', () => {
  it('shows both sentences of a claim that became stronger, with the words that decide it', async () => {
    await open();
    await put('The paper', example.paper);
    await put('Your text', example.yours);
    expect(await screen.findByText('I found one claim that became stronger.')).toBeTruthy();
    const [paper, yours] = within(result()).getAllByRole('figure');
    expect(paper?.querySelector('mark')?.textContent).toBe('associated');
    expect(yours?.textContent).toContain('Your text tells of a cause');
    expect([...yours!.querySelectorAll('mark')].map((mark) => mark.textContent)).toContain(
      'prevents',
    );
  });

  it('says so where nothing was found, and that this proves nothing', async () => {
    store('analyser.paper', example.paper);
    store('analyser.text', 'Women who drink coffee are less often depressed; we do not know why.');
    await open();
    expect(await screen.findByText('I found no claim that became stronger.')).toBeTruthy();
    expect(result().textContent).toContain('That does not prove that there is none.');
  });

  it('says how far it is to be trusted', async () => {
    store('analyser.paper', example.paper);
    store('analyser.text', example.yours);
    await open();
    expect(await screen.findByText(/spoke up about six, five of them rightly/)).toBeTruthy();
  });

  it.each([
    ['', '', 'Two texts are needed'],
    ['', 'Coffee helps.', 'The paper is missing'],
    ['Coffee helps.', ' ', 'Your text is missing'],
    ['קפה נקשר לשינה טובה אצל נשים.', 'Coffee prevents depression.', 'in another language'],
    ['Coffee is associated with sleep.', 'קפה מונע דיכאון אצל נשים.', 'in another language'],
  ])('with %j and %j it says what is missing', async (paper, yours, sentence) => {
    store('analyser.paper', paper);
    store('analyser.text', yours);
    await open();
    await waitFor(() => expect(result().textContent).toContain(sentence));
    expect(screen.queryByRole('figure')).toBeNull();
  });

  it('offers an example where both boxes are empty', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Show a made-up example' }));
    expect(await screen.findByText('I found one claim that became stronger.')).toBeTruthy();
  });

  it('leads to the sentence in the writer’s text', async () => {
    store('analyser.paper', example.paper);
    store('analyser.text', example.yours);
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Show it in your text' }));
    const { value, selectionStart, selectionEnd } = (await box('Your text')) as HTMLTextAreaElement;
    expect(value.slice(selectionStart, selectionEnd)).toContain('coffee prevents depression');
  });

  it('reads a file on this device', async () => {
    await open();
    const file = new File([example.paper], 'abstract.txt', { type: 'text/plain' });
    await userEvent.upload(await screen.findByLabelText(/paper’s file/), file);
    await waitFor(async () =>
      expect(((await box('The paper')) as HTMLTextAreaElement).value).toBe(example.paper),
    );
  });

  it('refuses a file of another kind in a sentence', async () => {
    await open();
    const field = await screen.findByLabelText(/paper’s file/);
    await userEvent.upload(field, new File(['x'], 'paper.pdf'), { applyAccept: false });
    expect((await screen.findByRole('alert')).textContent).toContain('paper.pdf');
  });

  it('keeps both texts on this device, the writer’s as the analyser’s own, as soon as a box is left', async () => {
    await open();
    await put('The paper', example.paper);
    await put('Your text', example.yours);
    await userEvent.tab();
    expect(readStored('analyser.paper')).toBe(example.paper);
    expect(readStored('analyser.text')).toBe(example.yours);
  });

  it('clears a text from the device, and brings it back', async () => {
    store('analyser.paper', example.paper);
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Clear the paper' }));
    expect(readStored('analyser.paper')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(((await box('The paper')) as HTMLTextAreaElement).value).toBe(example.paper);
  });

  it('speaks Hebrew, and says that claims are read in English so far', async () => {
    store('analyser.paper', 'קפה נקשר לשינה טובה אצל נשים.');
    store('analyser.text', 'קפה מונע דיכאון אצל נשים.');
    await open('he');
    expect(await screen.findByText(/לקרוא טענות באנגלית בלבד/)).toBeTruthy();
  });
});
