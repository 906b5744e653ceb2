export { type Report, type ReportPart, wordType, writeReport } from './write-report.ts';
