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

import { openPrivateFile } from '../files/private-folders-and-ownership.ts';

export interface KeySource {
  readonly dataDir: string;
  /** The keys of SECRETS_KEY, newest first. Keys in the file are used as well, to open older values. */
  readonly secretsKey?: readonly string[] | undefined;
}

export const secretsFile = 'secrets.key';

export class SecretsLocked extends Error {
  override readonly name = 'SecretsLocked';
  constructor(keyId: string) {
    super(
      `The database holds secrets that were sealed with the key ${keyId}, and that key is not here. ` +
        `Copy ${secretsFile} from the DATA_DIR of the machine they come from into this one, or set SECRETS_KEY as it was there. ` +
        'Servers that share a database need the same SECRETS_KEY. (apps/server/src/store/README.md, Secrets)',
    );
  }
}

const derive = (text: string, use: string, length: number) =>
  Buffer.from(hkdfSync('sha256', text, '', `vernacular ${use}`, length));

const keyOf = (text: string) => ({
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

function makeFile(file: string): void {
  const part = writePart(file, [newLine()]);
  try {
    // link fails when the file exists; rename would replace it.
    linkSync(part, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(part);
  }
}

/** The keys of SECRETS_KEY and the key file. `renew` adds one to the file; false when SECRETS_KEY is set. */
export function openSecretKeys({ dataDir, secretsKey = [] }: KeySource) {
  const file = join(dataDir, secretsFile);
  const read = () => [...secretsKey, ...readLines(file)].map(keyOf);
  let keys = read();
  const again = () => (keys = read());
  return {
    newest: () => {
      const [newest] = keys.length > 0 ? keys : again();
      if (newest !== undefined) return newest;
      makeFile(file);
      return again()[0]!;
    },
    /** Reads the file again for an unknown id, because another process may have added the key. */
    find: (id: string) => {
      const named = (key: ReturnType<typeof keyOf>) => key.id === id;
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

export type SecretKeys = ReturnType<typeof openSecretKeys>;
