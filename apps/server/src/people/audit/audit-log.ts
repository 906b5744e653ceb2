import { appendFile, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** One security event: what, who, from where, when. Nothing that a person wrote. */
export interface AuditLine {
  readonly at: string;
  readonly event: string;
  /** The id of the account, when it is known whose it was. */
  readonly user: string | null;
  readonly from: string;
}

/** Security events as JSON lines, a file a day. */
export interface AuditLog {
  readonly note: (line: AuditLine) => Promise<void>;
  /** Removes the files whose time is over. */
  readonly sweep: (now: Date) => Promise<void>;
}

const day = 24 * 60 * 60 * 1000;
const fileOf = (moment: string) => `${moment.slice(0, 10)}.jsonl`;

/** Keeps security events in a folder that only its owner can read, each for as many days as is said. */
export function openAuditLog(folder: string, days: number): AuditLog {
  return {
    async note(line) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const text = `${JSON.stringify(line)}\n`;
      await appendFile(join(folder, fileOf(line.at)), text, { mode: 0o600 });
    },
    async sweep(now) {
      const oldest = fileOf(new Date(now.getTime() - days * day).toISOString());
      const names = await readdir(folder).catch(() => []);
      const old = names.filter((name) => /^\d{4}-\d\d-\d\d\.jsonl$/u.test(name) && name < oldest);
      await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}
