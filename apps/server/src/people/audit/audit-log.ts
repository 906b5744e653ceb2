import { constants } from 'node:fs';
import { type FileHandle, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { assertRoom, chownToFolderOwner, makePrivateFolder } from '../../store/index.ts';

/**
 * A security event without any text a user wrote. `from` is a network address or a command, `by` an operator, `invited`
 * the hash of an address, `missing` how many events could not be logged.
 */
export interface AuditLine {
  readonly at: string;
  readonly event: string;
  readonly user: string | null;
  readonly from: string;
  readonly by?: string;
  readonly invited?: string | undefined;
  readonly missing?: number;
}

const day = 24 * 60 * 60 * 1000;
const fileOf = (moment: string) => `${moment.slice(0, 10)}.jsonl`;
/** Does not follow symlinks: root would write to their target. */
const toAppend =
  constants.O_APPEND | constants.O_CREAT | constants.O_WRONLY | (constants.O_NOFOLLOW ?? 0);

/**
 * Security events as JSON lines in `folder`, in one file for each day. `tryOut` throws when nothing can be written;
 * `sweep` deletes the files older than `days`.
 */
export function openAuditLog(folder: string, days: number) {
  const opened = async (file: string): Promise<FileHandle> => {
    try {
      return await open(file, toAppend, 0o600);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      makePrivateFolder(folder);
      return open(file, toAppend, 0o600);
    }
  };
  const append = async (moment: string, text: string) => {
    const file = join(folder, fileOf(moment));
    const handle = await opened(file);
    try {
      chownToFolderOwner(handle.fd, file);
      await handle.writeFile(text);
    } finally {
      await handle.close();
    }
  };
  return {
    note: (line: AuditLine) => append(line.at, `${JSON.stringify(line)}\n`),
    tryOut: async (now: Date) => {
      await append(now.toISOString(), '');
      await assertRoom(folder, 1);
    },
    sweep: async (now: Date) => {
      const oldest = fileOf(new Date(now.getTime() - days * day).toISOString());
      const names = await readdir(folder).catch(() => []);
      const old = names.filter((name) => /^\d{4}-\d\d-\d\d\.jsonl$/u.test(name) && name < oldest);
      await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}
