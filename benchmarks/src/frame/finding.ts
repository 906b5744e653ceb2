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

/** Prints findings as a table, one a line; those that stand on no case are left out. */
export function printFindings(found: readonly Finding[]): void {
  const findings = found.filter(({ of }) => of > 0);
  const wide = (name: 'set' | 'what') => Math.max(0, ...findings.map((row) => row[name].length));
  for (const row of findings) {
    const cells = [row.set.padEnd(wide('set')), row.what.padEnd(wide('what'))];
    console.log(`${cells.join('  ')}  ${shown(row).padStart(7)}  of ${row.of}`);
  }
}

/** One line of a Markdown table. */
export const tableLine = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A case holds, does not, or counts a half. */
type Case = boolean | number;

/** The share of cases in which something holds. */
export const share = (cases: readonly Case[]): number =>
  cases.length === 0
    ? Number.NaN
    : cases.reduce<number>((sum, one) => sum + Number(one), 0) / cases.length;

/** The same as a finding. */
export const shareOf = (set: string, what: string, cases: readonly Case[]): Finding => ({
  set,
  what,
  value: share(cases),
  of: cases.length,
});
