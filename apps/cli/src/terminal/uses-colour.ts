import type { Output, Outside } from '../streams-and-exit-codes.ts';

/** Whether to print ANSI colours. FORCE_COLOR wins over NO_COLOR. See: no-color.org, force-color.org. */
export function usesColour(output: Output, environment: Outside['environment']): boolean {
  const { FORCE_COLOR, NO_COLOR, TERM } = environment;
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '') return !/^(0|false)$/.test(FORCE_COLOR);
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false;
  return output.isTTY === true && TERM !== 'dumb';
}
