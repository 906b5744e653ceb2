import { still, type Scope } from '../selectors-and-marker-attributes.ts';
import { paint } from './contrast-styles.ts';

const controls = 'a, button, li, td, label, [role]';
const chosen = `:is(.active:is(${controls}), [aria-selected='true'], [aria-pressed='true'], [aria-checked='true'], [aria-current]:not([aria-current='false']))`;
const disabled = `:is(:disabled, [aria-disabled='true'], .disabled:is(${controls}))`;

const [paper, ink] = ['paper', 'ink'].map((name) => `var(--accessibilik-${name})`);

/** Rules for the marks that `recolour-elements.ts` sets. */
export const recolourRules = (scope: Scope): string => {
  const is = (mark: string) => scope.marked(paint, mark);
  const side = (name: 'before' | 'after') => `
${is(`ground-${name}`)}::${name} { --accessibilik-${name}: inherit; background-color: var(--accessibilik-${name}) !important; }
${is(`stand-${name}`)}::${name} { --accessibilik-behind: inherit; background-color: var(--accessibilik-behind) !important; }
${is(`mask-${name}`)}::${name} { background: currentcolor !important; }
${is(`edge-${name}`)}::${name} { box-shadow: inset 0 0 0 1px ${ink} !important; }`;
  return `@media not print {
${is('ground')} { background-color: var(--accessibilik-ground) !important; }
${is('plain')} { background-image: none !important; }
${is('clipped')} { background-image: none !important; -webkit-text-fill-color: currentcolor !important; }
${is('scrim')} { background-image: linear-gradient(color-mix(in srgb, ${paper} 78%, transparent) 0 0), var(--accessibilik-picture) !important; }
${is('stand')} { background-color: var(--accessibilik-behind) !important; }
${is('mask')} { background: currentcolor !important; }
${is('hue')} { color: var(--accessibilik-hue) !important; }
${is('lines')} { border-color: var(--accessibilik-lines) !important; }
${is('edge')} { box-shadow: inset 0 0 0 1px ${ink} !important; }
${is('flat')} { box-shadow: none !important; }
${is('halo')}, ${is('halo')} * { text-shadow: 1px 0 ${paper}, -1px 0 ${paper}, 0 1px ${paper}, 0 -1px ${paper} !important; }
${side('before')}${side('after')}
${scope.any(`[${still}]`)}, ${scope.any(`[${still}]::before`)}, ${scope.any(`[${still}]::after`)} { transition: none !important; }
${scope.in(chosen)} { box-shadow: inset 0 0 0 2px ${ink} !important; }
${scope.in(disabled)} { outline: 1px dashed !important; outline-offset: -1px !important; }
}`;
};
