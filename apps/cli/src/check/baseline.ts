import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, relative, resolve, sep } from 'node:path';

import { z } from 'zod';

import { UsageError } from '../streams-and-exit-codes.ts';
import type { CheckedFile, Remark } from './check-file.ts';

/** Number of findings by file and key. Line numbers are left out, because edits move them. */
const schema = z.record(z.string(), z.record(z.string(), z.number()));

export type Baseline = Awaited<ReturnType<typeof readBaseline>>;

/** Reads a baseline; with `mayBeMissing` a missing file is an empty one. Throws {@link UsageError} for a bad file. */
export async function readBaseline(
  path: string,
  folder: string,
  { mayBeMissing = false }: { readonly mayBeMissing?: boolean | undefined },
) {
  const at = resolve(folder, path);
  /** A path relative to the folder of the baseline file, so that it is the same in every working folder. */
  const nameOf = (name: string) =>
    relative(dirname(at), resolve(folder, name)).split(sep).join('/');
  const written = await readFile(at, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT' && mayBeMissing) return '{}';
    const hint = cause.code === 'ENOENT' ? ' --update-baseline makes it.' : '';
    throw new UsageError(`${path} can’t be read: ${cause.message}.${hint}`, { cause });
  });
  try {
    return { at, nameOf, counts: schema.parse(JSON.parse(written)) };
  } catch (cause) {
    const fault = cause instanceof z.ZodError ? '' : ': it is not JSON';
    throw new UsageError(`${path} is no baseline${fault}.`, { cause });
  }
}

/** Key of a finding: its rule and word. A sentence would be too long, so its key has the start of its SHA-256 hash. */
const keyOf = ({ rule, written }: Remark) =>
  rule === 'long-sentence'
    ? `${rule} ${createHash('sha256').update(written).digest('hex').slice(0, 12)}`
    : `${rule} ${written}`;

/** How often each finding stands in each file now. */
function countIn(files: readonly CheckedFile[], nameOf: Baseline['nameOf']) {
  const found = new Map<string, Map<string, number>>();
  for (const remark of files.flatMap(({ remarks }) => remarks)) {
    const own = found.get(nameOf(remark.path)) ?? new Map<string, number>();
    found.set(nameOf(remark.path), own);
    own.set(keyOf(remark), (own.get(keyOf(remark)) ?? 0) + 1);
  }
  return found;
}

/**
 * Returns the files with only those remarks that the baseline does not have; each file with such a remark gets a
 * sentence in `missed`, so it fails. Where a word occurs more often than in the baseline, all its places are kept,
 * because nobody can tell which of them are new.
 */
export function newSince(
  { counts, nameOf }: Baseline,
  files: readonly CheckedFile[],
): CheckedFile[] {
  const found = countIn(files, nameOf);
  const known = (remark: Remark) => counts[nameOf(remark.path)]?.[keyOf(remark)] ?? 0;
  return files.map((file) => {
    const remarks = file.remarks.filter(
      (remark) => found.get(nameOf(remark.path))!.get(keyOf(remark))! > known(remark),
    );
    if (remarks.length === 0) return { ...file, remarks };
    const others = remarks.some(known) ? ', with the places where these words stood before' : '';
    const sentence = `New since the baseline: ${remarks.length}${others}.`;
    return { ...file, remarks, missed: [...file.missed, sentence] };
  });
}

const sorted = <Value>(entries: Iterable<readonly [string, Value]>) =>
  Object.fromEntries([...entries].toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Writes the findings of `files`. Entries of files that were not checked this time stay. */
export async function writeBaseline(
  { at, counts, nameOf }: Baseline,
  files: readonly CheckedFile[],
): Promise<void> {
  const all = new Map(Object.entries(counts));
  for (const { path } of files) all.delete(nameOf(path));
  for (const [name, own] of countIn(files, nameOf)) all.set(name, sorted(own));
  await writeFile(at, `${JSON.stringify(sorted(all), null, 2)}\n`);
}
