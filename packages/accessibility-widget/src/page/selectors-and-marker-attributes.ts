/** Attribute of elements being measured: our rules do not apply to them, so the page's own styles show. */
export const asItIs = 'data-accessibilik-asis';
/** Attribute that turns transitions off while an element is measured. */
export const still = 'data-accessibilik-still';
/** Attribute of icons drawn by a font, of code and of formulas: see `preserve-fonts.ts`. */
export const preservedFont = 'data-accessibilik-set';
/** Selector of code, formulas and editors, where the look of letters has a meaning. */
export const setLetters =
  ':is(code, pre, kbd, samp, math, .katex, mjx-container, .CodeMirror, .cm-editor, .monaco-editor, .ace_editor)';

/** Declares custom properties that are not inherited; a change of an inherited one would restyle every element. */
export const uninherited = (...names: readonly string[]): string =>
  names
    .map((name) => `@property --accessibilik-${name} { syntax: '*'; inherits: false; }`)
    .join('\n');

/** Selectors for the place where rules apply: a document below `root`, or a shadow root. */
export interface Scope {
  readonly root: string;
  readonly all: string;
  in(selector: string): string;
  /** Like `in`, but the body itself may match. */
  any(selector: string): string;
  /** Selects elements by a mark, with more specificity than the other rules have. */
  marked(attribute: string, mark: string): string;
}

export const inDocument = (root: string): Scope => ({
  root,
  all: `${root} body, ${root} body *`,
  in: (selector) => `${root} body ${selector}`,
  any: (selector) => `${root} ${selector}`,
  marked: (attribute, mark) =>
    `${root}:not(#accessibilik) [${attribute}~=${mark}]:not([${asItIs}])`,
});

/** The scope of rules in a shadow root: every element may match, as its sheet holds only the rules that are on. */
export const inShadow = (): Scope => ({
  root: ':not(*)',
  all: '*',
  in: (selector) => selector,
  any: (selector) => selector,
  marked: (attribute, mark) => `[${attribute}~=${mark}]:not([${asItIs}])`,
});

/** Excludes elements from each selector of a list; `:where()` keeps the specificity. */
export const but = (selectors: string, ...left: readonly string[]): string =>
  selectors
    .split(', ')
    .map((selector) => selector.replace(/\*?$/u, (star) => `${star}:not(:where(${left.join()}))`))
    .join(', ');
