import { setFace, still, type Scope } from './scope.ts';

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

/** What the marks of `set-faces.ts` mean. */
export const setFacesRules = (scope: Scope): string => {
  const is = (mark: string) => scope.marked(setFace, mark);
  return `${is('set')} { ${values()} }
${sides.map((side) => `${is(side)}::${side} { ${values('--accessibilik-set-')} }`).join(' ')}
${is('stiff')} { flex-shrink: 0 !important; }
[${still}], [${still}]::before, [${still}]::after { transition: none !important; }`;
};
