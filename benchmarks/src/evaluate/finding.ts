/** One measured number. */
export interface Finding {
  readonly set: string;
  readonly what: string;
  readonly value: number;
  /** How many cases it stands on. */
  readonly of: number;
  readonly unit?: 'share' | 'correlation';
}

const shown = ({ value, unit = 'share' }: Finding) =>
  unit === 'share' ? `${(100 * value).toFixed(1)} %` : value.toFixed(3);

/** Prints findings as a table, one a line. */
export function printFindings(findings: readonly Finding[]): void {
  const wide = (name: 'set' | 'what') => Math.max(0, ...findings.map((row) => row[name].length));
  for (const row of findings) {
    const cells = [row.set.padEnd(wide('set')), row.what.padEnd(wide('what'))];
    console.log(`${cells.join('  ')}  ${shown(row).padStart(7)}  of ${row.of}`);
  }
}

/** The share of cases in which something holds; a tie may count a half. */
export const share = (cases: readonly (boolean | number)[]): number =>
  cases.length === 0
    ? Number.NaN
    : cases.reduce<number>((sum, one) => sum + Number(one), 0) / cases.length;
