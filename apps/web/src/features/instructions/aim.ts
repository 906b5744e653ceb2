/** Compares a share of rare words (0 to 1) with the targets of 2 % and 5 %. */
export function aimReached(rareShare: number): 'within' | 'near' | 'beyond' {
  if (rareShare <= 0.02) return 'within';
  return rareShare <= 0.05 ? 'near' : 'beyond';
}
