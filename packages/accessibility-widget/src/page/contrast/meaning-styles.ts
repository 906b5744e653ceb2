import { means, plate } from '../page-styles.ts';

/** Outweighs the background of every contrast, through an id that no element has. */
const heavy = (selector: string) => `:is(#accessibilik, ${selector})`;

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
