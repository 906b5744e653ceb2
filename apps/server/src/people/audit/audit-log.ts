import { constants } from 'node:fs';
import { type FileHandle, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { leaveToFolderOwner, makePrivateFolder } from '../../store/index.ts';

/** One security event: what, who, from where, when. Nothing that a person wrote. */
export interface AuditLine {
  readonly at: string;
  readonly event: string;
  /** The id of the account, when it is known whose it was. */
  readonly user: string | null;
  readonly from: string;
  /** Which operator did it, where it was one: the id of an account, or a name on the machine. */
  readonly by?: string;
  /** Whom an invitation was for: a mark of the address, which is not written down. */
  readonly invited?: string | undefined;
  /** How many lines before this one could not be written. */
  readonly missing?: number;
}

/** Security events as JSON lines, a file a day. */
export interface AuditLog {
  /** Throws when the line can't be written. */
  readonly note: (line: AuditLine) => Promise<void>;
  /** Throws when a line of this moment could not be written. */
  readonly tryOut: (now: Date) => Promise<void>;
  /** Removes the files whose time is over. */
  readonly sweep: (now: Date) => Promise<void>;
}

const day = 24 * 60 * 60 * 1000;
const fileOf = (moment: string) => `${moment.slice(0, 10)}.jsonl`;
/** Never through a link: root would write, and give away, what it leads to. */
const toAppend =
  constants.O_APPEND | constants.O_CREAT | constants.O_WRONLY | (constants.O_NOFOLLOW ?? 0);

/** Keeps security events in a folder that only its owner can read, each for as many days as is said. */
export function openAuditLog(folder: string, days: number): AuditLog {
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
      leaveToFolderOwner(handle.fd, file);
      await handle.writeFile(text);
    } finally {
      await handle.close();
    }
  };
  return {
    note: (line) => append(line.at, `${JSON.stringify(line)}\n`),
    tryOut: (now) => append(now.toISOString(), ''),
    async sweep(now) {
      const oldest = fileOf(new Date(now.getTime() - days * day).toISOString());
      const names = await readdir(folder).catch(() => []);
      const old = names.filter((name) => /^\d{4}-\d\d-\d\d\.jsonl$/u.test(name) && name < oldest);
      await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}
