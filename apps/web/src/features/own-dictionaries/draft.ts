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

export type DraftErrors = Partial<
  Readonly<{
    name: 'nameMissing' | 'nameTaken' | 'nameReserved';
    from: 'yearWrong';
    to: 'yearWrong' | 'yearsTurned';
    files: 'filesMissing' | 'filesTooMany' | 'filesTooLarge';
  }>
>;

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
  const areYears = isYear(from) && isYear(to);
  const code = ownDictionaryCode({ ...draft, from: from.trim(), to: to.trim() });
  const nameError =
    code === null
      ? 'nameMissing'
      : codes.own.has(code)
        ? 'nameTaken'
        : codes.site.has(code)
          ? 'nameReserved'
          : null;
  const filesError =
    files.length === 0
      ? 'filesMissing'
      : files.length > limits.corpusFiles
        ? 'filesTooMany'
        : sizeOf(files) > limits.corpus
          ? 'filesTooLarge'
          : null;
  return {
    ...(nameError && { name: nameError }),
    ...(!isYear(from) && { from: 'yearWrong' as const }),
    ...(!isYear(to) && { to: 'yearWrong' as const }),
    ...(areYears && Number(from) > Number(to) && { to: 'yearsTurned' as const }),
    ...(filesError && { files: filesError }),
  };
}

/** Total size of the files, in bytes. */
export const sizeOf = (files: readonly File[]): number =>
  files.reduce((sum, { size }) => sum + size, 0);

const keyOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;
/** Accepted file extensions: documents, JSON Lines, and CSV lists of counts. */
export const countedEndings = [...readableEndings, 'jsonl', 'csv'];
const countable = new RegExp(`\\.(${countedEndings.join('|')})$`, 'iu');

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

/**
 * A draft as the form that is sent. The other fields come before the files, so that the server can reject it before it
 * receives the texts.
 */
export function formOf({ name, language, from, to, files }: Draft): FormData {
  const form = new FormData();
  form.append('name', name.trim());
  form.append('language', language);
  form.append('from', from.trim());
  form.append('to', to.trim());
  for (const file of files) form.append('files', file);
  return form;
}
