export type Corner = `${'top' | 'bottom'}-${'start' | 'end'}`;
const corners: readonly Corner[] = ['bottom-end', 'bottom-start', 'top-start', 'top-end'];

/** The corner after `at` in the round of all four. Anything else counts as the first, `bottom-end`. */
export const nextCorner = (at: string): Corner =>
  corners[(Math.max(0, corners.indexOf(at as Corner)) + 1) % corners.length]!;

/** CSS that moves the launcher to the corner chosen by the visitor, over the owner's choice; '' if none was chosen. */
export const buttonPlace = (at: string): string =>
  corners.includes(at as Corner)
    ? `#accessibilik-root{--accessibilik-button-position:fixed!important;--accessibilik-button-block:${at.startsWith('top') ? '20px auto' : 'auto 20px'}!important;--accessibilik-button-inline:${at.endsWith('start') ? '20px auto' : 'auto 20px'}!important}`
    : '';
