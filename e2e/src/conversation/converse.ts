import { expect, type Locator, type Page } from '@playwright/test';

import type { Language, Step } from './conversation-plans.ts';

/** What the chat says in each language. */
export const chat = {
  en: {
    answer: 'Your answer',
    typing: 'The coach is writing.',
    send: 'Send',
    over: 'You have finished this exercise.',
    restart: 'Restart',
    notice: 'Please do not share any sensitive information in the chat.',
  },
  he: {
    answer: 'התשובה שלכם',
    typing: 'המאמן כותב.',
    send: 'שליחה',
    over: 'סיימתם את התרגיל.',
    restart: 'התחלה מחדש',
    notice: 'אנא אל תשתפו מידע רגיש בשיחה.',
  },
} as const;

/** Everything that was said. */
export const log = (page: Page) => page.getByRole('log');

/** Waits until the coach has said all it has to say, and something new was said since `before` messages. */
export async function settled(page: Page, before = 0): Promise<void> {
  await expect(log(page).getByRole('listitem').nth(before)).toBeAttached();
  await expect(page.locator('output', { hasText: /The coach is writing|המאמן כותב/u })).toHaveCount(
    0,
  );
}

const hasFocus = (locator: Locator) =>
  locator.evaluate((element) => element === element.ownerDocument.activeElement);

/** Goes to a control as a keyboard does; fails when it cannot be reached. */
async function walkTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab', most = 60) {
  for (let presses = 0; !(await hasFocus(target)); presses += 1) {
    expect(presses, 'the keyboard reaches the control').toBeLessThan(most);
    await page.keyboard.press(key);
  }
}

/** Gives one answer without a mouse. The focus is where the last answer left it. */
export async function answer(page: Page, language: Language, step: Step): Promise<void> {
  const said = await log(page).getByRole('listitem').count();
  if (typeof step === 'number') {
    const option = log(page)
      .getByRole('button')
      .nth(step - 1);
    await walkTo(page, option, 'Shift+Tab');
    await page.keyboard.press('Enter');
  } else if (typeof step === 'string') {
    await expect(page.getByLabel(chat[language].answer)).toBeFocused();
    // A text that is written again starts from the last one; these are written anew.
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(step);
    await page.keyboard.press('Shift+Enter');
  } else {
    await fillTable(page, language, step);
  }
  await settled(page, said + 1);
}

async function fillTable(page: Page, language: Language, rows: readonly (readonly string[])[]) {
  const cells = page.locator('form textarea');
  await expect(cells.first()).toBeFocused();
  for (const [at, words] of rows.flat().entries()) {
    await walkTo(page, cells.nth(at), 'Tab', 3);
    await page.keyboard.insertText(words);
  }
  const send = page.getByRole('button', { name: chat[language].send });
  await walkTo(page, send, 'Tab', 12);
  await page.keyboard.press('Enter');
}

/** Gives the answers that are left, and reaches the end: nothing to choose any more, and the focus where the end is said. */
export async function finish(
  page: Page,
  language: Language,
  steps: readonly Step[],
): Promise<void> {
  for (const step of steps) await answer(page, language, step);
  await expect(page.getByText(chat[language].over)).toBeFocused();
  await expect(log(page).getByRole('button')).toHaveCount(0);
}

/** Agrees to take part in a study, by keyboard, and returns the code to withdraw. */
async function takePart(page: Page, language: Language): Promise<string> {
  const said = {
    en: ['I have read this and agree to take part.', 'Agree and go on', 'Begin'],
    he: ['קראתי את הדברים ואני רוצה להשתתף.', 'הסכמה והמשך', 'מתחילים'],
  }[language];
  const [agrees = '', goOn = '', begin = ''] = said;
  await expect(page.getByRole('log')).toHaveCount(0);
  await page.getByRole('checkbox', { name: agrees }).press('Space');
  await page.getByRole('button', { name: goOn }).press('Enter');
  const code = (await page.locator('main code').textContent()) ?? '';
  await page.getByRole('button', { name: begin, exact: true }).press('Enter');
  return code;
}

/**
 * Opens the page of a study, agrees, begins the conversation and goes to the text box by keyboard. Returns the code to
 * withdraw.
 */
export async function openStudy(page: Page, language: Language, address: string): Promise<string> {
  await page.addInitScript((code) => localStorage.setItem('i18nextLng', code), language);
  await page.goto(address);
  const code = await takePart(page, language);
  await settled(page);
  await walkTo(page, page.getByLabel(chat[language].answer), 'Tab');
  return code;
}

/** Opens an exercise, waits for its first question, and goes to the text box by keyboard. */
export async function open(page: Page, language: Language, address: string): Promise<void> {
  await page.addInitScript((code) => localStorage.setItem('i18nextLng', code), language);
  await page.goto(address);
  await settled(page);
  await walkTo(page, page.getByLabel(chat[language].answer), 'Tab');
}
