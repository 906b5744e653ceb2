import { preservedFont, still, type Scope } from './selectors-and-marker-attributes.ts';

/** The properties that a marked element keeps, each stored as `--accessibilik-set-…`. */
export const kept = [
  'font-family',
  'font-weight',
  'letter-spacing',
  'word-spacing',
  'line-height',
  'text-align',
] as const;
export const sides = ['before', 'after'] as const;

const values = (start = '') =>
  kept
    .map(
      (name) =>
        `${start && `${start}${name}: inherit; `}${name}: var(--accessibilik-set-${name}) !important;`,
    )
    .join(' ');

/** Rules for the marks that `preserve-fonts.ts` sets. */
export const preserveFontsRules = (scope: Scope): string => {
  const is = (mark: string) => scope.marked(preservedFont, mark);
  return `${is('set')} { ${values()} }
${sides.map((side) => `${is(side)}::${side} { ${values('--accessibilik-set-')} }`).join(' ')}
${is('stiff')} { flex-shrink: 0 !important; }
[${still}], [${still}]::before, [${still}]::after { transition: none !important; }`;
};
