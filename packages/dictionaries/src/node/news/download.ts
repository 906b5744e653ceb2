import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';

import type { NewsYear } from '../../catalogue/news-years.ts';
import { writeFailure } from '../folder/atomic-file.ts';

/** Thrown when a file cannot be fetched. The received part is kept, so that the next attempt resumes there. */
export class DownloadFailed extends Error {
  override readonly name = 'DownloadFailed';

  constructor(url: string, reason: string, cause?: unknown) {
    super(`${url} could not be downloaded: ${reason}`, { cause });
  }
}

/** Thrown when the SHA-256 checksum of a file differs from the pinned one. */
export class WrongChecksum extends Error {
  override readonly name = 'WrongChecksum';

  constructor(name: string) {
    super(
      `${name} is not the file this program expects: its SHA-256 checksum differs. It was not used.`,
    );
  }
}

export interface Download extends Pick<NewsYear, 'sha256' | 'bytes'> {
  readonly url: string;
  /** Path of the complete, verified file; a partial download is kept beside it as `.part`. */
  readonly path: string;
  readonly onBytes?: (received: number) => void;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds without a byte after which the connection is aborted; 30,000 by default. */
  readonly patience?: number | undefined;
}

const attemptsWithoutProgress = 3;

/** Downloads a file or its rest. Throws {@link DownloadFailed}, {@link WrongChecksum} or {@link DiskFull}. */
export async function download(file: Download): Promise<void> {
  const part = `${file.path}.part`;
  const isContinued = (await sizeOf(part)) > 0;
  try {
    await fetchChecked(file, part);
  } catch (error) {
    if (!(error instanceof WrongChecksum)) throw error;
    await rm(part, { force: true });
    // The resumed part may have come from another file, so try once more from the start.
    if (!isContinued) throw error;
    await fetchChecked(file, part);
  }
  await rename(part, file.path);
}

async function fetchChecked(file: Download, part: string): Promise<void> {
  await fetchWhole(file, part);
  if ((await sha256Of(part)) !== file.sha256) throw new WrongChecksum(file.url);
}

async function fetchWhole(file: Download, part: string): Promise<void> {
  let failures = 0;
  for (;;) {
    const before = await sizeOf(part);
    if (before >= file.bytes) return;
    try {
      await fetchRest(file, part, before);
      if ((await sizeOf(part)) >= file.bytes) return;
      throw new Interrupted('the connection ended early');
    } catch (error) {
      file.signal?.throwIfAborted();
      if (!(error instanceof Interrupted)) throw error;
      failures = (await sizeOf(part)) > before ? 0 : failures + 1;
      if (failures >= attemptsWithoutProgress) {
        throw new DownloadFailed(file.url, `${error.message}.`, error);
      }
    }
  }
}

async function fetchRest(file: Download, part: string, from: number): Promise<void> {
  const impatience = new AbortController();
  const signals = file.signal ? [file.signal, impatience.signal] : [impatience.signal];
  const timer = setTimeout(() => impatience.abort(), file.patience ?? 30_000);
  try {
    const response = await fetch(file.url, {
      signal: AbortSignal.any(signals),
      headers: { 'accept-encoding': 'identity', ...(from > 0 && { range: `bytes=${from}-` }) },
    });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      throw new DownloadFailed(file.url, `the server answered ${response.status}.`);
    }
    const isContinued =
      response.status === 206 &&
      response.headers.get('content-range')?.startsWith(`bytes ${from}-`) === true;
    const sink = await open(part, isContinued ? 'a' : 'w');
    try {
      let received = isContinued ? from : 0;
      for await (const chunk of response.body) {
        timer.refresh();
        await sink.writeFile(chunk);
        received += chunk.length;
        file.onBytes?.(received);
        // More bytes than expected: this is another file, of unknown length, so stop here.
        if (received > file.bytes) throw new WrongChecksum(file.url);
      }
    } finally {
      await sink.close();
    }
  } catch (error) {
    if (impatience.signal.aborted)
      throw new Interrupted('no data arrived for a while', { cause: error });
    // Node's fetch reports every connection failure as a TypeError.
    if (error instanceof TypeError) throw new Interrupted('the connection broke', { cause: error });
    throw writeFailure(part, error);
  } finally {
    clearTimeout(timer);
  }
}

class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(() => ({ size: 0 }))).size;
}

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
