import { blankStyles, controls } from './hidden-image-styles.ts';

/** What stands in for an effect until the menu's second part is there: rules that need no script. For what is not here, see `colour-matrix.ts`. */
export const earlyStyles: Readonly<Record<string, string>> = {
  'focus-outline': `:focus { outline: 4px double !important; }`,
  // As the mask stands before the pointer has moved.
  'reading-mask': `@media not print { html::before {
  content: '' !important; position: fixed !important; inset: 0 !important; z-index: 2147483610 !important; pointer-events: none !important;
  background: linear-gradient(rgb(0 0 0 / 72%) calc(100vh / 3 - 80px), #0000 0 calc(100vh / 3 + 80px), rgb(0 0 0 / 72%) 0) !important;
} }`,
  // There is nothing to magnify before the pointer moves.
  magnifier: '',
  // The sign of a control stays, and so does any picture beside it.
  'hide-images': `img:not(:is(${controls}) *) { ${blankStyles} }`,
};
