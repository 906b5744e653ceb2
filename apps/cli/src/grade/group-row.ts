import type { Report } from '@vernacular/analyzer';

/** Stands in until the analyser offers its own. */
export const groupCsvColumns = (_wish: { extended: boolean }): readonly string[] => [
  'File Name',
  'Common (percent)',
  'Common (count)',
  'Mid-Frequency (percent)',
  'Mid-Frequency (count)',
  'Rare (percent)',
  'Rare (count)',
  'Score',
  'Number Of Words',
];

export const groupCsvRow = (report: Report, _wish: { extended: boolean }): readonly string[] =>
  [
    report.name,
    report.percentages.common,
    report.common,
    report.percentages.mid,
    report.mid,
    report.percentages.rare,
    report.rare,
    report.score,
    report.cleaned,
  ].map(String);
