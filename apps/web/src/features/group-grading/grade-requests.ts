import type { Method } from '@vernacular/analyzer';
import type { GroupLine } from '@vernacular/contract';

import { ApiFailure, send } from '../../platform/api/api.ts';
import { groupPath } from '../../platform/api/contract.at-build.ts';
import { responseLines } from '../../platform/api/response-lines.ts';
import { fetchChunk } from '../../platform/browser/fetch-chunk.ts';
import type { CsvFormat } from './group-state.ts';
import { namesOf } from './chosen-files.ts';

export interface GroupSubmission {
  readonly files: readonly File[];
  /** Dictionary code; null chooses a dictionary by the language of each text. */
  readonly period: string | null;
  /** Whether to use this dictionary even for a text in another language. */
  readonly insists?: boolean;
  readonly method: Method;
  readonly format: CsvFormat;
  /** Whether each result holds its text as HTML. */
  readonly isShown?: boolean;
}

const formOf = ({ files, period, insists, method }: GroupSubmission): FormData => {
  const form = new FormData();
  if (period !== null) form.set('timePriodDDL', period);
  if (insists) form.set('insist', 'true');
  if (method === 'refined') form.set('method', method);
  // The server takes names without folders, so slashes are replaced.
  for (const [file, name] of namesOf(files))
    form.append('ArticlesGroupFU', file, name.replaceAll('/', ' - '));
  return form;
};

const post = (submission: GroupSubmission, accept: string, signal?: AbortSignal) => {
  const texts = submission.isShown ? '&texts=true' : '';
  return send(`${groupPath}?format=${submission.format}${texts}`, {
    body: formOf(submission),
    headers: { accept },
    ...(signal && { signal }),
  });
};

/** Sends files to be graded and yields each result as it arrives; throws ApiFailure. */
export async function* gradeGroup(
  submission: GroupSubmission,
  signal: AbortSignal,
): AsyncGenerator<GroupLine> {
  const { readGroupLine } = await fetchChunk(() => import('./read-group-line.ts'));
  const response = await post(submission, 'application/x-ndjson', signal);
  let isWhole = false;
  for await (const text of responseLines(response)) {
    const line = readGroupLine(text);
    if (line.kind === 'error') throw new ApiFailure(line.error.code, line.error.message, 200);
    isWhole = line.kind === 'csv';
    yield line;
  }
  if (!isWhole) throw new ApiFailure('unreachable', 'The answer broke off.', 0);
}

/** The text of one file as HTML with its words coloured by level; throws ApiFailure. Sanitise it before it is shown. */
export async function colouredText(
  file: File,
  wish: Omit<GroupSubmission, 'files'>,
  signal: AbortSignal,
): Promise<string> {
  for await (const line of gradeGroup({ ...wish, files: [file], isShown: true }, signal)) {
    if (line.kind !== 'file') continue;
    if (line.status === 'graded') return line.htmlResult ?? '';
    throw new ApiFailure(line.code, line.message, 200);
  }
  throw new ApiFailure('unreachable', 'The answer broke off.', 0);
}

/** Grades the files and returns the table of results as CSV; throws ApiFailure. */
export async function groupTable(submission: GroupSubmission): Promise<Blob> {
  return (await post(submission, 'text/csv')).blob();
}
