/**
 * Joined scripts, whose words letter spacing would break apart. Listed one by one, because Chromium does not support
 * lists in `:lang()`.
 */
const arabicScript = ':lang(ar),:lang(fa),:lang(ur),:lang(sd),:lang(ps),:lang(ckb),:lang(ug)';

interface Scope {
  readonly root: string;
  readonly all: string;
  in(selector: string): string;
}

const inDocument = (root: string): Scope => ({
  root,
  all: `${root} body, ${root} body *`,
  in: (selector) => `${root} body ${selector}`,
});
/** The sheet of a shadow root holds only the rules that are on. */
const inShadow = (): Scope => ({ root: ':not(*)', all: '*', in: (selector) => selector });

const pictures = 'img, picture, video, canvas, svg, svg *, iframe';
const native =
  'progress, meter, input:is([type=range], [type=checkbox], [type=radio], [type=color])';
export const means = (meaning: string) => `[data-accessibilik-means~=${meaning}]`;
const asItIs = '[data-accessibilik-asis]';
/** Excludes elements; `:where()` keeps the specificity of `selector`. */
const but = (selector: string, ...left: readonly string[]) =>
  selector.replace(/\*?$/u, (star) => `${star}:not(:where(${left.join()}))`);
const icons =
  "[data-accessibilik-icon], :is(i, span):is(:empty, [class*='icon'], [class*='material'])";
const setLetters = ':is(code, pre, kbd, samp, math, .katex, mjx-container)';
/** Grey that contrasts with both black and white by at least 4.5 to 1. */
export const plate = '#767676';

const contrast = (scheme: string, paper: string, ink: string, link: string) => (scope: Scope) =>
  `
${scope.root} { color-scheme: ${scheme} !important; background-color: ${paper} !important; }
${but(scope.all, pictures)} {
  color: ${ink} !important; border-color: ${ink} !important; text-shadow: none !important; accent-color: ${link} !important;
}
${but(scope.all, pictures, native, means('fill'), asItIs)} {
  background-color: ${paper} !important; box-shadow: none !important;
}
${but(scope.in('*'), pictures, native, means('picture'), means('plate'), asItIs)} { background-image: none !important; }
${scope.in('*::before')}, ${scope.in('*::after')} { color: inherit !important; text-shadow: none !important; }
${but(scope.in(':is(a[href], a[href] *)'), pictures)} { color: ${link} !important; text-decoration: underline !important; }
${scope.in('::placeholder')} { color: ${ink} !important; opacity: 1 !important; }
${scope.in('svg')} { color: ${ink} !important; }
${scope.in(':is(a[href], a[href] *) svg')} { color: ${link} !important; }
${scope.in('img')} { background-color: ${plate} !important; }
${scope.in(':focus-visible')} { outline: 3px solid ${link} !important; outline-offset: 2px !important; }`;

const align = (side: string) => (scope: Scope) =>
  `${scope.all} { text-align: ${side} !important; }`;
const frame = (selector: string) => (scope: Scope) =>
  `${scope.in(selector)} { outline: 2px solid !important; outline-offset: 2px !important; }`;

/** See: specification, section 9, "Effects". */
const rules: Readonly<Record<string, (scope: Scope) => string>> = {
  'font-size': (scope) => `${scope.root} [data-original-font-size] {
  font-size: calc(var(--accessibilik-original-font-size) * var(--accessibilik-font-size)) !important;
}`,
  'dyslexia-font': (scope) => `${but(scope.in('*'), icons, setLetters, `${setLetters} *`)} {
  font-family: OpenDyslexic, 'Comic Neue', 'Accessibilik Hebrew', Arial, Helvetica, sans-serif !important;
}`,
  'font-weight': (scope) => `${but(scope.all, icons)} { font-weight: 700 !important; }`,
  'text-align-left': align('left'),
  'text-align-center': align('center'),
  'text-align-right': align('right'),
  'highlight-links': (scope) => `${frame(":is(a[href], [role='link'])")(scope)}
${scope.in(":is(a[href], [role='link']):focus-visible")} { outline: 4px double !important; outline-offset: 4px !important; }`,
  'highlight-titles': frame(":is(h1, h2, h3, h4, h5, h6, [role='heading'])"),
  'letter-spacing': (
    scope,
  ) => `${scope.in('*')} { letter-spacing: var(--accessibilik-letter-spacing) !important; }
${scope.in(`:is(${arabicScript}, ${icons})`)} { letter-spacing: normal !important; }`,
  'word-spacing': (scope) =>
    `${scope.all} { word-spacing: var(--accessibilik-word-spacing) !important; }`,
  'line-height': (scope) =>
    `${scope.all} { line-height: var(--accessibilik-line-height) !important; }`,
  zoom: (scope) => `${scope.root} { zoom: var(--accessibilik-zoom) !important; }`,
  'dark-contrast': contrast('dark', '#000', '#fff', '#9ec9ff'),
  'light-contrast': contrast('light', '#fff', '#000', '#00308f'),
  'text-color': (scope) =>
    `${scope.in('*:not(svg *)')} { color: var(--accessibilik-text-color) !important; }`,
  'big-cursor': (
    scope,
  ) => `${scope.root}, ${scope.all} { cursor: var(--accessibilik-arrow), auto !important; }
${scope.in(":is(a[href], button, summary, label, select, [role='button'], [role='link'], [role='tab'])")},
${scope.in(":is(a[href], button, summary, label, [role='button']) *")} {
  cursor: var(--accessibilik-hand), pointer !important;
}`,
  'stop-motion': (
    scope,
  ) => `${scope.root}, ${scope.all}, ${scope.in('*::before')}, ${scope.in('*::after')} {
  animation-duration: 0.001s !important; animation-delay: 0s !important; animation-iteration-count: 1 !important;
  transition-duration: 0s !important; scroll-behavior: auto !important;
}`,
  'column-width': (
    scope,
  ) => `${scope.in(':is(p, li, dd, blockquote, figcaption, h1, h2, h3, h4, h5, h6)')} {
  max-width: var(--accessibilik-column-width) !important;
}`,
};

/**
 * All rules are important and in the first layer (see `first-layer.ts`), so that they win over the page's own
 * important rules, whatever their selectors. Values that no element inherits are declared so, because a change would
 * otherwise reach every element.
 */
const pageSheet = (css: readonly string[], filtered: string) => `
@property --accessibilik-filters { syntax: '*'; inherits: false; }
@property --accessibilik-original-font-size { syntax: '*'; inherits: false; }
@layer accessibilik {
${css.join('\n')}
@media not print { ${filtered}:not(.accessibilik-raised)::after {
  content: '' !important; position: fixed !important; inset: 0 !important; z-index: 2147483600 !important;
  pointer-events: none !important; --accessibilik-filters: inherit;
  -webkit-backdrop-filter: var(--accessibilik-filters) !important; backdrop-filter: var(--accessibilik-filters) !important;
} }
}
`;
const whileOn = (feature: string) => `html.accessibilik-${feature}`;

export const pageStyles: string = pageSheet(
  Object.entries(rules).map(([feature, rule]) => rule(inDocument(whileOn(feature)))),
  whileOn('filters'),
);

export const bareStyles = (
  on: ReadonlySet<string>,
  values: Readonly<Record<string, string>>,
): string =>
  pageSheet(
    Object.entries(rules).flatMap(([feature, rule]) =>
      on.has(feature) ? rule(inDocument('html')) : [],
    ),
    on.has('filters') ? 'html' : whileOn('filters'),
  ) +
  // A value is typed by somebody: without `;`, `{` and `}` it cannot begin another rule.
  `html{${Object.entries(values)
    .map(([name, value]) => `--accessibilik-${name}:${value.replaceAll(/[;{}]/gu, '')};`)
    .join('')}}`;

export const shadowStyles = (on: readonly string[]): string => {
  const parts = Object.entries(rules).flatMap(([feature, rule]) =>
    on.includes(feature) ? rule(inShadow()) : [],
  );
  return parts.length > 0 ? `@layer accessibilik {\n${parts.join('\n')}\n}` : '';
};

/** Heavier than the other rules, because the reader chose these colours. */
export const contrastSheet =
  (...colours: Parameters<typeof contrast>) =>
  (isDocument: boolean): string =>
    `@layer accessibilik {\n${contrast(...colours)(
      isDocument ? inDocument('html.accessibilik-extras.accessibilik-extras') : inShadow(),
    )}\n}`;
