import { means, plate } from '../page-styles.ts';

/** Heavier than the paper of any contrast, by an id that nothing has. */
const heavy = (selector: string) => `:is(#accessibilik, ${selector})`;

/** How what `meanings.ts` has found is kept to be seen, in a document or a shadow root; and what else of a contrast can wait for the menu's second part. */
export const meaningStyles = `@layer accessibilik {
${heavy(means('plate'))} { background-color: ${plate} !important; }
${heavy(means('mask'))} { background-color: currentcolor !important; }
${means('fill')} { box-shadow: inset 0 0 0 1px !important; }
${['before', 'after']
  .map(
    (side) => `
${means(`plate-${side}`)}::${side} { background-color: ${plate} !important; }
${means(`mask-${side}`)}::${side} { background-color: currentcolor !important; }
${means(`fill-${side}`)}::${side} { box-shadow: inset 0 0 0 1px !important; }`,
  )
  .join('')}
::selection { background: CanvasText !important; color: Canvas !important; }
${heavy("[aria-selected='true'], [aria-pressed='true'], [aria-checked='true'], [aria-current]:not([aria-current='false'])")} { box-shadow: inset 0 0 0 2px !important; }
}`;
