import userEvent from '@testing-library/user-event';

/** Puts words into a field at one go, as a password manager does: each key would draw the page anew. */
export async function fill(field: HTMLElement, words: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(words);
}
