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

/**
 * Caches a result by the bytes of a file and by `conditions`, which names everything else it depends on. Entries
 * contain words of the text, so they are encrypted with a key derived from the bytes; read and write errors are
 * ignored.
 */
export async function cachedResult<Found>(
  { folder, conditions, bytes }: { folder: string | null; conditions: string; bytes: Uint8Array },
  find: () => Promise<{ readonly found: Found; readonly mayBeKept: boolean }>,
): Promise<Found> {
  if (folder === null) return (await find()).found;
  const place = placeOf(folder, conditions, bytes);
  const kept = await open(place);
  if (kept !== null) return JSON.parse(kept) as Found;
  const { found, mayBeKept } = await find();
  if (mayBeKept) await keep(place, JSON.stringify(found)).catch(() => undefined);
  return found;
}

function placeOf(folder: string, conditions: string, bytes: Uint8Array): Place {
  const hash = createHash('sha512').update(`${conditions.length} ${conditions}`).update(bytes);
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
