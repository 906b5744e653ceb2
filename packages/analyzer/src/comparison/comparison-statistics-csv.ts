import type { Comparison } from './compare-students.ts';
import type { PairedDifferences } from './paired-differences.ts';

type Cell = number | boolean | null | undefined;

const columns: Readonly<Record<string, (of: PairedDifferences, students: number) => Cell>> = {
  students: (_, students) => students,
  before_mean: ({ before }) => before.mean,
  before_sd: ({ before }) => before.sd,
  after_mean: ({ after }) => after.mean,
  after_sd: ({ after }) => after.sd,
  change_mean: ({ change }) => change.mean,
  change_sd: ({ change }) => change.sd,
  t_ci95_low: ({ inference }) => inference.interval?.low,
  t_ci95_high: ({ inference }) => inference.interval?.high,
  bootstrap_ci95_low: ({ inference }) => inference.bootstrap?.low,
  bootstrap_ci95_high: ({ inference }) => inference.bootstrap?.high,
  t: ({ inference }) => inference.t?.t,
  t_df: ({ inference }) => inference.t?.df,
  t_p: ({ inference }) => inference.t?.p,
  wilcoxon_v: ({ inference }) => inference.wilcoxon?.w,
  wilcoxon_n: ({ inference }) => inference.wilcoxon?.n,
  wilcoxon_p: ({ inference }) => inference.wilcoxon?.p,
  wilcoxon_exact: ({ inference }) => inference.wilcoxon?.isExact,
  cohen_dz: ({ dz }) => dz,
  hedges_g_av: ({ dav }) => dav,
};

/** The rows of Comparison statistics.csv, header first, unrounded. `counts` names the dictionaries used. */
export function comparisonStatisticsRows(
  comparison: Pick<Comparison, 'students' | 'rareShare' | 'score'>,
  counts: string,
): string[][] {
  const rowOf = (measure: string, of: PairedDifferences) => [
    measure,
    ...Object.values(columns).map((read) => written(read(of, comparison.students.length))),
    counts,
  ];
  return [
    ['measure', ...Object.keys(columns), 'counts'],
    rowOf('rare_share_percent', comparison.rareShare),
    rowOf('score', comparison.score),
  ];
}

/** TRUE and FALSE, and an empty cell for null: the form that R and Python read. */
const written = (cell: Cell): string =>
  typeof cell === 'boolean' ? String(cell).toUpperCase() : String(cell ?? '');
