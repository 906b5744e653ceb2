import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Limit on the size of all entries together, in bytes. */
const mostBytes = 16 * 1024 * 1024;

const nonceSize = 12;
const tagSize = 16;

interface Place {
  readonly file: string;
  readonly key: Uint8Array;
}

/** A file that a file takes in; its source is null where it can't be read. */
export interface Part {
  readonly path: string;
  readonly source: string | null;
}

type Kept<Found> = { readonly found: Found } | { readonly parts: readonly string[] };

/**
 * Caches a result by the bytes of a file and of its parts, and by `conditions`, which names everything else it depends
 * on. The entry of a file with parts names them; the result is in a second one. Entries contain words of the text, so
 * they are encrypted with a key derived from the bytes; read and write errors are ignored.
 */
export async function cachedResult<Found>(
  { folder, conditions, bytes, bytesOf }: Caching,
  find: () => Promise<{ readonly found: Found; readonly parts: readonly Part[] }>,
): Promise<Found> {
  if (folder === null) return (await find()).found;
  const placeWith = (parts: readonly (Uint8Array | null)[]) =>
    placeOf(folder, conditions, [bytes, ...parts]);
  const readAll = (paths: readonly string[]) => Promise.all(paths.map(bytesOf));
  const openEntry = async (place: Place) =>
    JSON.parse((await open(place)) ?? 'null') as Kept<Found> | null;
  const own = await openEntry(placeWith([]));
  const kept = own && 'parts' in own ? await openEntry(placeWith(await readAll(own.parts))) : own;
  if (kept && 'found' in kept) return kept.found;
  const { found, parts } = await find();
  const paths = parts.map(({ path }) => path);
  const now = await readAll(paths);
  // A part that has changed meanwhile, or that is not in UTF-8, is not what `find` has read.
  if (!parts.every(({ source }, at) => isSame(source, now[at] ?? null))) return found;
  const keepEntry = (place: Place, entry: Kept<Found>) =>
    keep(place, JSON.stringify(entry)).catch(() => undefined);
  if (paths.length > 0) await keepEntry(placeWith([]), { parts: paths });
  await keepEntry(placeWith(now), { found });
  return found;
}

const isSame = (source: string | null, bytes: Uint8Array | null) =>
  source === null || bytes === null ? source === bytes : Buffer.from(source).equals(bytes);

interface Caching {
  readonly folder: string | null;
  readonly conditions: string;
  readonly bytes: Uint8Array;
  /** The bytes of a part; null where it can't be read. */
  readonly bytesOf: (path: string) => Promise<Uint8Array | null>;
}

function placeOf(folder: string, conditions: string, files: readonly (Uint8Array | null)[]): Place {
  const hash = createHash('sha512').update(`${conditions.length} ${conditions}`);
  for (const file of files) hash.update(`${file?.length} `).update(file ?? '');
  const digest = hash.digest();
  return { file: join(folder, digest.subarray(32).toString('hex')), key: digest.subarray(0, 32) };
}

async function open({ file, key }: Place): Promise<string | null> {
  try {
    const sealed = await readFile(file);
    const rest = sealed.subarray(nonceSize + tagSize);
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceSize), {
      authTagLength: tagSize,
    });
    decipher.setAuthTag(sealed.subarray(nonceSize, nonceSize + tagSize));
    return Buffer.concat([decipher.update(rest), decipher.final()]).toString();
  } catch {
    return null;
  }
}

async function keep({ file, key }: Place, text: string): Promise<void> {
  const nonce = randomBytes(nonceSize);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
  await mkdir(join(file, '..'), { recursive: true, mode: 0o700 });
  // Written to a temporary file and renamed, so that other processes read a whole entry or none.
  const unfinished = `${file}.${nonce.toString('hex')}`;
  const entry = Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  await writeFile(unfinished, entry, { mode: 0o600 });
  await rename(unfinished, file);
}

/** Removes the oldest entries beyond a total of `most` bytes. */
export async function tidy(folder: string, most = mostBytes): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const entries = await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const { size, mtimeMs } = (await stat(file).catch(() => null)) ?? { size: 0, mtimeMs: 0 };
      return { file, size, mtimeMs };
    }),
  );
  let size = 0;
  const gone = entries
    .toSorted((one, other) => other.mtimeMs - one.mtimeMs)
    .filter((entry) => (size += entry.size) > most);
  await Promise.all(gone.map(({ file }) => rm(file, { force: true })));
}
