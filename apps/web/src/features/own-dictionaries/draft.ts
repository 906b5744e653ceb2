import { readableEndings } from '@vernacular/documents/readable-files';
import type { LanguageCode } from '@vernacular/analyzer';
import { limits, ownDictionaryCode } from '@vernacular/contract';

export interface Draft {
  readonly name: string;
  readonly language: LanguageCode;
  /** The year as typed, not yet checked. */
  readonly from: string;
  readonly to: string;
  readonly files: readonly File[];
}

export interface DraftErrors {
  name?: 'nameMissing' | 'nameTaken' | 'nameReserved';
  from?: 'yearWrong';
  to?: 'yearWrong' | 'yearsTurned';
  files?: 'filesMissing' | 'filesTooMany' | 'filesTooLarge';
}

export const newDraft = (language: LanguageCode, year: number): Draft => ({
  name: '',
  language,
  from: String(year),
  to: String(year),
  files: [],
});

const isYear = (typed: string) => /^[1-9]\d{3}$/.test(typed.trim());

/** The errors by field, as translation keys; empty when the draft can be sent. The server checks the same again. */
export function errorsOf(
  draft: Draft,
  codes: { readonly own: ReadonlySet<string>; readonly site: ReadonlySet<string> },
): DraftErrors {
  const { from, to, files } = draft;
  const code = ownDictionaryCode({ ...draft, from: from.trim(), to: to.trim() });
  const errors: DraftErrors = {};
  if (code === null) errors.name = 'nameMissing';
  else if (codes.own.has(code)) errors.name = 'nameTaken';
  else if (codes.site.has(code)) errors.name = 'nameReserved';
  if (!isYear(from)) errors.from = 'yearWrong';
  if (!isYear(to)) errors.to = 'yearWrong';
  else if (isYear(from) && Number(from) > Number(to)) errors.to = 'yearsTurned';
  if (files.length === 0) errors.files = 'filesMissing';
  else if (files.length > limits.corpusFiles) errors.files = 'filesTooMany';
  else if (sizeOf(files) > limits.corpus) errors.files = 'filesTooLarge';
  return errors;
}

/** Total size of the files, in bytes. */
export const sizeOf = (files: readonly File[]): number =>
  files.reduce((sum, { size }) => sum + size, 0);

const keyOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;
/** Accepted file extensions: documents, JSON Lines, and CSV lists of counts. */
export const countedEndings = [...readableEndings, 'jsonl', 'csv'];
const countable = new RegExp(`\\.(${countedEndings.join('|')})$`, 'iu');

/** Adds files to a draft, each only once. `refused`: names of files that cannot be counted. */
export function withFiles(
  draft: Draft,
  offered: readonly File[],
): { readonly draft: Draft; readonly refused: readonly string[] } {
  const taken = new Map(draft.files.map((file) => [keyOf(file), file]));
  for (const file of offered) if (countable.test(file.name)) taken.set(keyOf(file), file);
  return {
    draft: { ...draft, files: [...taken.values()] },
    refused: offered.filter(({ name }) => !countable.test(name)).map(({ name }) => name),
  };
}

/** The form that is sent. The files come last, so that the server can reject it before it receives the texts. */
export function formOf({ name, language, from, to, files }: Draft): FormData {
  const form = new FormData();
  form.append('name', name.trim());
  form.append('language', language);
  form.append('from', from.trim());
  form.append('to', to.trim());
  for (const file of files) form.append('files', file);
  return form;
}
