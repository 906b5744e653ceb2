import { contrastRules } from './contrast/contrast-styles.ts';
import { recolourRules } from './contrast/recolour-elements-styles.ts';
import { kept, preserveFontsRules } from './preserve-fonts-styles.ts';
import {
  asItIs,
  but,
  inDocument,
  inShadow,
  preservedFont,
  setLetters,
  still,
  uninherited,
  type Scope,
} from './selectors-and-marker-attributes.ts';

/** Joined scripts, which letter spacing would break. Chromium does not support lists in `:lang()`. */
const arabicScript = ':lang(ar),:lang(fa),:lang(ur),:lang(sd),:lang(ps),:lang(ckb),:lang(ug)';

/** Icons by their markup, until `preserve-fonts.ts` has found them by their styles. */
const icons = `[${preservedFont}~=set], [${asItIs}], :is(i, span):is(:empty, [class*='icon'], [class*='material'])`;
const prose = (selectors: string) => but(selectors, icons, setLetters, `${setLetters} *`);
/** A rule for prose only. Icons, code and formulas keep their values: see `preserve-fonts.ts`. */
const inProse = (property: string, value: string) => (scope: Scope) =>
  `${prose(scope.all)} { ${property}: ${value} !important; }`;
const align = (side: string) => inProse('text-align', side);
const frame = (selector: string) => (scope: Scope) =>
  `${scope.in(selector)} { outline: 2px solid !important; outline-offset: 2px !important; }`;

/** See: specification, section 9, "Effects". */
const rules: Readonly<Record<string, (scope: Scope) => string>> = {
  // The rule of the line height has no specificity, so that the visitor's own line height overrides it.
  'font-size': (scope) => `${scope.any(`[data-original-font-size]:not([${asItIs}])`)} {
  font-size: calc(var(--accessibilik-original-font-size) * var(--accessibilik-font-size)) !important;
}
${scope.any(`[${still}]`)} { transition: none !important; }
${scope.any(`svg[style*='original-width']:not([${asItIs}])`)} {
  width: calc(var(--accessibilik-original-width) * var(--accessibilik-font-size)) !important;
  height: calc(var(--accessibilik-original-height) * var(--accessibilik-font-size)) !important;
}
:where([data-original-font-size]:not([${asItIs}])) { line-height: var(--accessibilik-original-line-height) !important; }`,
  'dyslexia-font': inProse(
    'font-family',
    "OpenDyslexic, 'Comic Neue', 'Accessibilik Hebrew', Arial, Helvetica, sans-serif",
  ),
  'font-weight': inProse('font-weight', '700'),
  'text-align-left': align('left'),
  'text-align-center': align('center'),
  'text-align-right': align('right'),
  justify: align('justify'),
  'highlight-links': (scope) => `${frame(":is(a[href], [role='link'])")(scope)}
${scope.in(":is(a[href], [role='link']):focus-visible")} { outline: 4px double !important; outline-offset: 4px !important; }`,
  'highlight-titles': frame(":is(h1, h2, h3, h4, h5, h6, [role='heading'])"),
  'letter-spacing': (
    scope,
  ) => `${inProse('letter-spacing', 'var(--accessibilik-letter-spacing)')(scope)}
${scope.in(`:is(${arabicScript})`)}, ${prose(scope.in('*'))}::before, ${prose(scope.in('*'))}::after { letter-spacing: normal !important; }`,
  'word-spacing': inProse('word-spacing', 'var(--accessibilik-word-spacing)'),
  'line-height': inProse('line-height', 'var(--accessibilik-line-height)'),
  zoom: (scope) => `${scope.root} { zoom: var(--accessibilik-zoom) !important; }`,
  contrast: (scope) => contrastRules(scope) + recolourRules(scope),
  'set-faces': preserveFontsRules,
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

const filterRule = `@media not print { html:not(.accessibilik-raised)::after {
  content: '' !important; position: fixed !important; inset: 0 !important; z-index: 2147483600 !important;
  pointer-events: none !important; --accessibilik-filters: inherit;
  -webkit-backdrop-filter: var(--accessibilik-filters) !important; backdrop-filter: var(--accessibilik-filters) !important;
} }`;

const properties = uninherited(
  'filters',
  'original-font-size',
  'original-line-height',
  'original-width',
  'original-height',
  'ground',
  'hue',
  'picture',
  'lines',
  'before',
  'after',
  'behind',
  ...kept.map((name) => `set-${name}`),
);

const rulesFor = (on: ReadonlySet<string>, scope: Scope) =>
  Object.entries(rules).flatMap(([feature, rule]) => (on.has(feature) ? rule(scope) : []));

/**
 * CSS of the features that are on. All rules are important and in the first cascade layer (see
 * `declare-cascade-layer.ts`), so that they override the page's own important rules, whatever their selectors.
 */
export const pageStyles = (on: ReadonlySet<string>): string => {
  const parts = [...rulesFor(on, inDocument('html')), ...(on.has('filters') ? [filterRule] : [])];
  return parts.length > 0 ? `${properties}\n@layer accessibilik {\n${parts.join('\n')}\n}` : '';
};

/**
 * Returns a rule that sets values as custom properties of the root element, or '' if there are none. A value may be
 * typed by the visitor, so `;`, `{` and `}` are removed: then it cannot begin another rule.
 */
export const valueStyles = (values: Readonly<Record<string, string>>): string => {
  const set = Object.entries(values).filter(([, value]) => value !== '');
  return set.length > 0
    ? `html{${set.map(([name, value]) => `--accessibilik-${name}:${value.replaceAll(/[;{}]/gu, '')};`).join('')}}`
    : '';
};

/** The same rules for a shadow root, without filters and declarations of properties. */
export const shadowStyles = (on: ReadonlySet<string>): string => {
  const parts = rulesFor(on, inShadow());
  return parts.length > 0 ? `@layer accessibilik {\n${parts.join('\n')}\n}` : '';
};
