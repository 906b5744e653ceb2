import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Limit on the size of all entries together, in bytes. */
const mostBytes = 16 * 1024 * 1024;

const nonceSize = 12;
const tagSize = 16;

/** A file that the checked file includes. Its source is null if it cannot be read. */
export interface Part {
  readonly path: string;
  readonly source: string | null;
}

interface Kept<Found> {
  readonly found?: Found;
  readonly parts?: readonly string[];
}

/**
 * Returns the cached result for a file, or else calls `find` and caches what it returns. The key consists of the bytes
 * of the file, those of the files it includes, and `conditions`, which names everything else the result depends on.
 * Entries contain words of the text, so they are encrypted with a key derived from the bytes; read and write errors are
 * ignored.
 */
export async function cachedResult<Found>(
  { folder, conditions, bytes, bytesOf }: Caching,
  find: () => Promise<{ readonly found: Found; readonly parts: readonly Part[] }>,
): Promise<Found> {
  if (folder === null) return (await find()).found;
  const placeWith = (parts: readonly (Uint8Array | null)[]) =>
    placeOf(folder, conditions, [bytes, ...parts]);
  const readAll = (paths: readonly string[]) => Promise.all(paths.map(bytesOf));
  const own = await open<Kept<Found>>(placeWith([]));
  const kept = own?.parts ? await open<Kept<Found>>(placeWith(await readAll(own.parts))) : own;
  if (kept?.found !== undefined) return kept.found;
  const { found, parts } = await find();
  const paths = parts.map(({ path }) => path);
  const now = await readAll(paths);
  // A part that has changed meanwhile, or that is not in UTF-8, is not what `find` has read.
  if (parts.some(({ source }, at) => source !== (now[at]?.toString() ?? null))) return found;
  if (paths.length > 0) await keep(placeWith([]), { parts: paths });
  await keep(placeWith(now), { found });
  return found;
}

interface Caching {
  readonly folder: string | null;
  readonly conditions: string;
  readonly bytes: Uint8Array;
  /** The bytes of a part; null where it can't be read. */
  readonly bytesOf: (path: string) => Promise<Buffer | null>;
}

type Place = ReturnType<typeof placeOf>;

function placeOf(folder: string, conditions: string, files: readonly (Uint8Array | null)[]) {
  const hash = createHash('sha512').update(`${conditions.length} ${conditions}`);
  for (const file of files) hash.update(`${file?.length} `).update(file ?? '');
  const digest = hash.digest();
  return { file: join(folder, digest.subarray(32).toString('hex')), key: digest.subarray(0, 32) };
}

async function open<Entry>({ file, key }: Place): Promise<Entry | null> {
  try {
    const sealed = await readFile(file);
    const rest = sealed.subarray(nonceSize + tagSize);
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceSize), {
      authTagLength: tagSize,
    });
    decipher.setAuthTag(sealed.subarray(nonceSize, nonceSize + tagSize));
    const entry = Buffer.concat([decipher.update(rest), decipher.final()]);
    return JSON.parse(entry.toString()) as Entry;
  } catch {
    return null;
  }
}

async function keep({ file, key }: Place, entry: Kept<unknown>): Promise<void> {
  const nonce = randomBytes(nonceSize);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(entry)), cipher.final()]);
  // Written to a temporary file and renamed, so that other processes read a whole entry or none.
  const unfinished = `${file}.${nonce.toString('hex')}`;
  const written = Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  try {
    await mkdir(join(file, '..'), { recursive: true, mode: 0o700 });
    await writeFile(unfinished, written, { mode: 0o600 });
    await rename(unfinished, file);
  } catch {
    // Nothing is kept.
  }
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
