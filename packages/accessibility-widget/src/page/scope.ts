/** An element that is judged just now: the rules leave it, and what is around it, as the page has them. */
export const asItIs = 'data-accessibilik-asis';
/** An element that is judged: what changes on it by that is no change to be animated. */
export const still = 'data-accessibilik-still';
/** An icon that a face draws, code or a formula: see `set-faces.ts`. */
export const setFace = 'data-accessibilik-set';
/** Code, formulas and editors, whose letters mean something by their shape. */
export const setLetters =
  ':is(code, pre, kbd, samp, math, .katex, mjx-container, .CodeMirror, .cm-editor, .monaco-editor, .ace_editor)';

/** Values that no element inherits are declared so, because a change would otherwise reach every element. */
export const uninherited = (...names: readonly string[]): string =>
  names
    .map((name) => `@property --accessibilik-${name} { syntax: '*'; inherits: false; }`)
    .join('\n');

/** Where rules hold: in a document beneath `root`, or in a shadow root. */
export interface Scope {
  readonly root: string;
  readonly all: string;
  in(selector: string): string;
  /** The body too. */
  any(selector: string): string;
  /** The same for what an element is marked with, which outweighs the other rules. */
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

/** The sheet of a shadow root holds only the rules that are on. */
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
