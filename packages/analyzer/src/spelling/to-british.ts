import { listedSpellings, toAmerican } from './to-american.ts';
import { reversedFragments } from './substitution-rules.ts';
import { withS } from './ise-ize-endings.ts';

// Fast pre-check: every pattern in `reversedFragments` contains one of these.
const canHoldFragment = /e[cdlmost]|eu|mol[dt]|plow|ea|sulf/u;

const none: readonly string[] = [];

/** The British spellings of a folded American word; empty for most words. */
export function toBritish(american: string): readonly string[] {
  const { british } = listedSpellings();
  if (!british.has(american) && !american.includes('iz') && !canHoldFragment.test(american)) {
    return none;
  }
  const found = new Set([american]);
  const add = (candidate: string) => {
    if (!found.has(candidate) && toAmerican(candidate) === american) found.add(candidate);
  };
  for (const form of found) {
    if (canHoldFragment.test(form)) {
      for (const [from, to] of reversedFragments) add(form.replace(from, to));
    }
    for (const candidate of british.get(form) ?? none) add(candidate);
    add(withS(form));
  }
  return found.size === 1 ? none : [...found].slice(1);
}
