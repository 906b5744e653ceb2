export { type Report, type ReportPart, wordType, writeReport } from './write-word-report.ts';
