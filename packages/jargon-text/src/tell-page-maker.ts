/** Says a sentence to whoever made the page: its visitors can do nothing about it. */
export function tellPageMaker(sentence: string): void {
  // oxlint-disable-next-line no-console -- a page of someone else has no other place for it
  console.warn(`<jargon-text>: ${sentence}`);
}
