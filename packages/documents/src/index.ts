export { formatOf, isTextFormat, nameWithoutEnding, readableEndings } from './formats.ts';
export { readDocument } from './read-document.ts';
export { UnreadableDocument, type UnreadableReason } from './unreadable-document.ts';
export { readLines } from './text/lines-of-stream.ts';
export { resultFileName } from './result-file-name.ts';
export { writeResultsCsv } from './spreadsheet-csv.ts';
export { writeInstructionsDocument } from './word/instructions-document.ts';
export { writeResultDocument } from './word/result-document.ts';
export type { NotTakenIn } from './reader-types.ts';
