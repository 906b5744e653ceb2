export const tellOwner = (sentence: string): void => {
  // oxlint-disable-next-line eslint/no-console -- the one place where the owner of a page looks
  console.error(`Accessibility menu: ${sentence}`);
};
