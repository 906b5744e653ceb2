import { asItIs, but, type Scope } from '../selectors-and-marker-attributes.ts';

const pictures = 'img, picture, video, canvas, svg, svg *, iframe';
const native =
  'progress, meter, input:is([type=range], [type=checkbox], [type=radio], [type=color])';
/** Attribute that holds the marks of `recolour-elements.ts`, such as `ground lines`. */
export const paint = 'data-accessibilik-paint';
const unjudged = `:not(:where([${asItIs}], [${paint}]))`;

const [scheme, paper, ink, link] = ['scheme', 'paper', 'ink', 'link'].map(
  (name) => `var(--accessibilik-${name})`,
);

/**
 * Rules that give all text one colour, on the backgrounds that `recolour-elements.ts` has mapped. An element that is
 * not marked yet gets a transparent background: so the page's own never shows, and nothing covers what lies beneath.
 */
export const contrastRules = (scope: Scope): string =>
  `@media not print {
${scope.root}:not([${asItIs}]) { color-scheme: ${scheme} !important; background: ${paper} !important; }
${but(scope.all, pictures, `[${asItIs}]`, `[${paint}~=clear]`)} { color: ${ink} !important; }
${but(scope.all, pictures)} { text-shadow: none !important; accent-color: ${link} !important; }
${but(scope.in('*'), pictures, native, `[${asItIs}]`, `[${paint}]`)}, ${scope.in('').trim() || ':host'}${unjudged} { background-color: transparent !important; background-image: none !important; }
${scope.in('*::before')}, ${scope.in('*::after')} { color: inherit !important; text-shadow: none !important; }
${but(scope.in(':is(a[href], a[href] *)'), pictures, `[${asItIs}]`, `[${paint}~=clear]`)} { color: ${link} !important; text-decoration: underline !important; }
${scope.in('::placeholder')} { color: ${ink} !important; opacity: 1 !important; }
${but(scope.in('svg'), `[${asItIs}]`)} { color: ${ink} !important; }
${but(scope.in(':is(a[href], a[href] *) svg'), `[${asItIs}]`)} { color: ${link} !important; }
${scope.in('::selection')} { background: ${ink} !important; color: ${paper} !important; }
${scope.in(':focus-visible')} { outline: 3px solid ${link} !important; outline-offset: 2px !important; }
}`;
