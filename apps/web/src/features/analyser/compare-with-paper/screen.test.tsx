import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';

import { openSite } from '../../../app/site-for-tests.tsx';
import { readStored, store } from '../../../platform/storage/storage.ts';
import { example } from './screen.tsx';

const open = (language?: 'he') =>
  openSite('/de-jargonizer/compare-with-the-paper', language ? { language } : {});
const box = (name: string) => screen.findByRole('textbox', { name });
const result = () => screen.getByRole('region', { name: 'What differs from the paper' });
const put = async (name: string, text: string) => {
  await userEvent.click(await box(name));
  await userEvent.paste(text);
};

beforeEach(() => {
  store('analyser.paper', null);
  store('analyser.text', null);
});

describe('comparing with the paper', () => {
  it('shows a number that the paper does not have, and a sentence that lost its caution', async () => {
    await open();
    await put('The paper', example.paper);
    await put('Your text', example.yours);
    expect(await screen.findByText('I found 2 places to look at.')).toBeTruthy();
    const marks = within(result())
      .getAllByRole('figure')
      .map((figure) => figure.querySelector('mark')?.textContent);
    expect(marks).toEqual(['9,000', 'associated with', 'lowers']);
  });

  it('says so where nothing was found, and what it does not look at', async () => {
    store('analyser.paper', example.paper);
    store('analyser.text', 'Women who drink coffee are less often depressed; we do not know why.');
    await open();
    expect(await screen.findByText('I found no difference of these two kinds.')).toBeTruthy();
    expect(result().textContent).toContain('Your text has no numbers');
    expect(result().textContent).toContain('is not looked at');
  });

  it.each([
    ['', '', 'Two texts are needed'],
    ['', 'Coffee helps.', 'The paper is missing'],
    ['Coffee helps.', ' ', 'Your text is missing'],
    ['קפה נקשר לשינה טובה אצל נשים.', 'Coffee prevents depression.', 'Both texts have to be'],
    ['Coffee is associated with sleep.', 'קפה מונע דיכאון אצל נשים.', 'Both texts have to be'],
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
    expect(await screen.findByText('I found 2 places to look at.')).toBeTruthy();
  });

  it('leads to the sentence in the writer’s text', async () => {
    store('analyser.paper', example.paper);
    store('analyser.text', example.yours);
    await open();
    const ways = await screen.findAllByRole('button', { name: 'Show it in your text' });
    await userEvent.click(ways.at(-1)!);
    const { value, selectionStart, selectionEnd } = (await box('Your text')) as HTMLTextAreaElement;
    expect(value.slice(selectionStart, selectionEnd)).toContain('lowers the risk of depression');
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

  it('compares numbers in Hebrew, and says that words of caution are compared in English', async () => {
    store('analyser.paper', 'שאלנו 900 נשים על קפה ועל שינה.');
    store('analyser.text', 'בסקר של 450 נשים נבדקו קפה ושינה.');
    await open('he');
    expect(await screen.findByText('450')).toBeTruthy();
    expect(screen.getByText('מילים של זהירות מושוות באנגלית בלבד.')).toBeTruthy();
  });
});
