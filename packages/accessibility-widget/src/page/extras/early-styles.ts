import { blankStyles, controls } from './hidden-image-styles.ts';

/**
 * Script-free stand-ins for effects until the menu's second part has loaded. For the others, see `colour-matrix.ts`.
 */
export const earlyStyles: Readonly<Record<string, string>> = {
  'focus-outline': `:focus { outline: 4px double !important; }`,
  'reading-mask': `@media not print { html::before {
  content: '' !important; position: fixed !important; inset: 0 !important; z-index: 2147483610 !important; pointer-events: none !important;
  background: linear-gradient(rgb(0 0 0 / 72%) calc(100vh / 3 - 80px), #0000 0 calc(100vh / 3 + 80px), rgb(0 0 0 / 72%) 0) !important;
} }`,
  // There is nothing to magnify before the pointer moves.
  magnifier: '',
  // Skips every image inside a control, because it may be the control's only sign.
  'hide-images': `img:not(:is(${controls}) *) { ${blankStyles} }`,
};
