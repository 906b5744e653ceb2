/** Writes to the console for the author of the page; its visitors could do nothing about it. */
export function tellPageMaker(sentence: string): void {
  // oxlint-disable-next-line no-console -- a page of someone else has no other place for it
  console.warn(`<jargon-text>: ${sentence}`);
}
