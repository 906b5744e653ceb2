export type Corner = `${'top' | 'bottom'}-${'start' | 'end'}`;
const corners: readonly Corner[] = ['bottom-end', 'bottom-start', 'top-start', 'top-end'];

export const nextCorner = (at: string): Corner =>
  corners[(Math.max(0, corners.indexOf(at as Corner)) + 1) % corners.length]!;

/** The rule that puts the launcher into a corner of the visitor's choice, over the owner's. */
export const buttonPlace = (at: string): string =>
  corners.includes(at as Corner)
    ? `#accessibilik-root{--accessibilik-button-position:fixed!important;--accessibilik-button-block:${at.startsWith('top') ? '20px auto' : 'auto 20px'}!important;--accessibilik-button-inline:${at.endsWith('start') ? '20px auto' : 'auto 20px'}!important}`
    : '';
