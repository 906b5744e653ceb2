/** Arabic letters join; space between them breaks words apart. */
const arabicScript =
  ':is(:lang(ar), :lang(fa), :lang(ur), :lang(sd), :lang(ps), :lang(ckb), :lang(ug))';
const on = (feature: string) => `html.accessibilik-${feature}`;
const all = (feature: string) => `${on(feature)} body, ${on(feature)} body *`;
const notPictures = ':not(img, picture, video, canvas, svg, svg *, iframe)';
const contrast = (feature: string, paper: string, ink: string, link: string) => `
${on(feature)}, ${on(feature)} body, ${on(feature)} body *${notPictures} {
  background-color: ${paper} !important; color: ${ink} !important; border-color: ${ink} !important;
  text-shadow: none !important; box-shadow: none !important;
}
${on(feature)} body *${notPictures} { background-image: none !important; }
${on(feature)} body :is(a[href], a[href] *) { color: ${link} !important; text-decoration: underline !important; }
${on(feature)} body ::placeholder { color: ${ink} !important; opacity: 1 !important; }
${on(feature)} body ::selection { background: ${ink} !important; color: ${paper} !important; }
${on(feature)} body svg { color: ${ink} !important; }`;

/**
 * All that the widget does to a page's look, switched by one class a feature on the root element
 * and fed by custom properties. Values: specification, section 9, "Effects". The panel lives in a
 * shadow root, which these rules do not reach. Important rules of a layer win over a page's own
 * important rules, whatever selector those have; so all of them are important. Values that no
 * element takes from its parent are declared so: a change of one does not reach every element.
 */
export const pageStyles = `
@property --accessibilik-filters { syntax: '*'; inherits: false; }
@property --accessibilik-original-font-size { syntax: '*'; inherits: false; }
@layer accessibilik {
${on('font-size')} [data-original-font-size] {
  font-size: calc(var(--accessibilik-original-font-size) * var(--accessibilik-font-size)) !important;
}
${on('dyslexia-font')} body :not(code, kbd, samp, pre, [class*='icon']) {
  font-family: OpenDyslexic, 'Comic Neue', 'Accessibilik Hebrew', Arial, Helvetica, sans-serif !important;
}
${all('font-weight')} { font-weight: 700 !important; }
${all('text-align-left')} { text-align: left !important; }
${all('text-align-center')} { text-align: center !important; }
${all('text-align-right')} { text-align: right !important; }
${on('highlight-links')} body :is(a[href], [role='link']),
${on('highlight-titles')} body :is(h1, h2, h3, h4, h5, h6, [role='heading']) {
  outline: 2px solid !important; outline-offset: 2px !important;
}
${on('letter-spacing')} body * { letter-spacing: var(--accessibilik-letter-spacing) !important; }
${on('letter-spacing')} body ${arabicScript} { letter-spacing: normal !important; }
${all('word-spacing')} { word-spacing: var(--accessibilik-word-spacing) !important; }
${all('line-height')} { line-height: var(--accessibilik-line-height) !important; }
${on('zoom')} { zoom: var(--accessibilik-zoom) !important; }
${contrast('dark-contrast', '#000', '#fff', '#9ec9ff')}
${contrast('light-contrast', '#fff', '#000', '#00308f')}
${on('text-color')} body *:not(svg *) { color: var(--accessibilik-text-color) !important; }
${on('big-cursor')}, ${on('big-cursor')} body * { cursor: var(--accessibilik-arrow), auto !important; }
${on('big-cursor')} body :is(a[href], button, summary, label, select, [role='button'], [role='link'], [role='tab']),
${on('big-cursor')} body :is(a[href], button, summary, label, [role='button']) * {
  cursor: var(--accessibilik-hand), pointer !important;
}
${on('stop-motion')} *, ${on('stop-motion')} *::before, ${on('stop-motion')} *::after {
  animation-duration: 0.001s !important; animation-delay: 0s !important; animation-iteration-count: 1 !important;
  transition-duration: 0s !important; scroll-behavior: auto !important;
}
${on('column-width')} body :is(p, li, dd, blockquote, figcaption, h1, h2, h3, h4, h5, h6) {
  max-width: var(--accessibilik-column-width) !important;
}
${on('filters')}::after {
  content: '' !important; position: fixed !important; inset: 0 !important; z-index: 2147483600 !important;
  pointer-events: none !important; --accessibilik-filters: inherit; backdrop-filter: var(--accessibilik-filters) !important;
}
@media print { ${on('filters')}::after { display: none !important; } }
}
`;
