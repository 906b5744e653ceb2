import type { Outside, Output } from '../outside.ts';

/** See: no-color.org, force-color.org. FORCE_COLOR wins over NO_COLOR. */
export function usesColour(output: Output, environment: Outside['environment']): boolean {
  const { FORCE_COLOR, NO_COLOR, TERM } = environment;
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '') return !/^(0|false)$/.test(FORCE_COLOR);
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false;
  return output.isTTY === true && TERM !== 'dumb';
}
