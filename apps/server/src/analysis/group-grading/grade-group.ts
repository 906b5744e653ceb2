import { foreignSentence, groupCsvColumns, type Method } from '@vernacular/analyzer';
import type { GroupLine } from '@vernacular/contract';
import { readDocument, UnreadableDocument, writeResultsCsv } from '@vernacular/documents';

import { type FormPart, toFailure } from '../../http/index.ts';
import { chooseDictionary, type DictionaryOptions } from '../grading/choose-dictionary.ts';
import type { AnalysisContext } from '../workers/analysis-context.ts';

export interface GroupOptions extends DictionaryOptions {
  readonly method: Method;
  readonly isExtended: boolean;
  readonly isShown: boolean;
  readonly who: string;
  readonly signal: AbortSignal;
}

/**
 * Grades files one after another and yields a line for each; the last line holds the whole table. A file that cannot be
 * read, or is in a language without a dictionary, gets a row with the reason. Each file is freed after it is read.
 */
export async function* gradeGroup(
  files: FormPart[],
  { requested, insists, asker, method, isExtended, isShown, who, signal }: GroupOptions,
  context: Pick<AnalysisContext, 'dictionaries' | 'ownDictionaries' | 'workers'>,
): AsyncGenerator<GroupLine> {
  const columns = groupCsvColumns({ extended: isExtended, tellsMethod: method === 'refined' });
  const rows: (readonly string[])[] = [columns];
  const rowOf = (name: string, message: string) =>
    columns.map((_column, at) => [name, message][at] ?? '');
  yield { kind: 'start', files: files.map(({ fileName }) => fileName ?? '') };
  for (let index = 0; files.length > 0; index += 1) {
    const [file] = files.splice(0, 1);
    if (!file) break;
    const name = file.fileName ?? '';
    const failed = { kind: 'file', index, name, status: 'failed' } as const;
    try {
      const { text } = await readDocument({ bytes: file.bytes, fileName: name }, { signal });
      const choice = await chooseDictionary(context, { requested, insists, asker }, text);
      if (choice.foreign) {
        const message = foreignSentence(choice.foreign);
        rows.push(rowOf(name, message));
        yield { ...failed, code: 'foreign-language', message, foreignLanguage: choice.foreign };
        continue;
      }
      const { row, line } = await context.workers.run(
        'file',
        { text, name, choice, method, isExtended, isShown },
        { size: text.length, who, signal },
      );
      rows.push(row);
      yield { ...line, index };
    } catch (error) {
      if (!(error instanceof UnreadableDocument)) throw error;
      const { code, message } = toFailure(error);
      rows.push(rowOf(name, message));
      yield { ...failed, code, message };
    }
  }
  yield { kind: 'csv', csv: writeResultsCsv(rows) };
}
