export { type Report, type ReportPart, writeReport } from './write-report.ts';
