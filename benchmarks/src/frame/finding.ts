export interface Finding {
  readonly set: string;
  readonly what: string;
  readonly value: number;
  /** Number of cases. */
  readonly of: number;
  readonly unit?: 'share' | 'correlation';
}

const shown = ({ value, unit = 'share' }: Finding) =>
  unit === 'share' ? `${(100 * value).toFixed(1)} %` : value.toFixed(3);

export function printFindings(found: readonly Finding[]): void {
  const findings = found.filter(({ of }) => of > 0);
  const wide = (name: 'set' | 'what') => Math.max(0, ...findings.map((row) => row[name].length));
  for (const row of findings) {
    const cells = [row.set.padEnd(wide('set')), row.what.padEnd(wide('what'))];
    console.log(`${cells.join('  ')}  ${shown(row).padStart(7)}  of ${row.of}`);
  }
}

export const tableLine = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** True or false, or a number from 0 to 1 for a case that counts in part. */
type Case = boolean | number;

export const share = (cases: readonly Case[]): number =>
  cases.length === 0
    ? Number.NaN
    : cases.reduce<number>((sum, one) => sum + Number(one), 0) / cases.length;

export const shareOf = (set: string, what: string, cases: readonly Case[]): Finding => ({
  set,
  what,
  value: share(cases),
  of: cases.length,
});
