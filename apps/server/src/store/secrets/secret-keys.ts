import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

import { openPrivateFile } from '../files/folder-owner.ts';

/** A key that secrets in the database are sealed with, and the name that is written beside them. */
export interface SecretKey {
  readonly id: string;
  readonly bytes: Buffer;
}

/** The keys of this site: the newest seals, each opens what it sealed. */
export interface SecretKeys {
  /** The newest; made and kept in the file when there is none yet. */
  readonly newest: () => SecretKey;
  /** The key of a name; null when it is not here. Another process may have added one meanwhile. */
  readonly find: (id: string) => SecretKey | null;
  /** Puts a new key before the others; false when the keys come from the environment, where only its owner can. */
  readonly renew: () => boolean;
}

/** Where keys come from. */
export interface KeysFrom {
  readonly dataDir: string;
  /** What SECRETS_KEY holds, newest first; the file is read all the same, so that what it sealed can be opened. */
  readonly secretsKey?: readonly string[] | undefined;
}

/** The name of the file in the data folder. */
export const secretsFile = 'secrets.key';

const derive = (text: string, use: string, length: number) =>
  Buffer.from(hkdfSync('sha256', text, '', `vernacular ${use}`, length));

const keyOf = (text: string): SecretKey => ({
  id: derive(text, 'name of the key', 4).toString('hex'),
  bytes: derive(text, 'secrets', 32),
});

function readLines(file: string): readonly string[] {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function writePart(file: string, lines: readonly string[]): string {
  const part = `${file}.${randomUUID()}.part`;
  const handle = openPrivateFile(part, 'wx');
  writeSync(handle, `${lines.join('\n')}\n`);
  fsyncSync(handle);
  closeSync(handle);
  return part;
}

const newLine = () => randomBytes(32).toString('base64url');

/** Makes the file with its first key, unless another process was first. */
function makeFile(file: string): void {
  const part = writePart(file, [newLine()]);
  try {
    // Unlike a rename, a link fails when the file is there.
    linkSync(part, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(part);
  }
}

/** Opens the keys of SECRETS_KEY and of the file `secrets.key` in the data folder, a line a key, newest first. */
export function openSecretKeys({ dataDir, secretsKey = [] }: KeysFrom): SecretKeys {
  const file = join(dataDir, secretsFile);
  const read = () => [...secretsKey, ...readLines(file)].map(keyOf);
  let keys = read();
  const again = () => (keys = read());
  return {
    newest: () => {
      const [newest] = keys.length > 0 ? keys : again();
      if (newest !== undefined) return newest;
      makeFile(file);
      return again()[0] as SecretKey;
    },
    find: (id) => {
      const named = (key: SecretKey) => key.id === id;
      return keys.find(named) ?? again().find(named) ?? null;
    },
    renew: () => {
      if (secretsKey.length > 0) return false;
      renameSync(writePart(file, [newLine(), ...readLines(file)]), file);
      again();
      return true;
    },
  };
}
