/** Runs in a worker thread of its own, so that a hostile document can neither block nor fill the process. */
import { parentPort, workerData } from 'node:worker_threads';

import { openZipPackage } from '../docx/open-zip-package.ts';
import { limits } from '../limits.ts';
import type { Reading } from '../reader-types.ts';
import { readers } from '../readers.ts';
import { UnreadableDocument, type UnreadableReason } from '../unreadable-document.ts';
import { filesOf } from './folder-reader.ts';
import type { Wish } from './read-in-worker.ts';
import { ownThread } from './thread-time.ts';

export type Errand = Pick<Wish, 'bytes' | 'kind' | 'ending'> & {
  readonly folder: string | undefined;
};

export type WorkerAnswer =
  | { readonly kind: 'started'; readonly thread: string | null }
  | { readonly kind: 'page'; readonly done: number; readonly of: number }
  | FinalAnswer;

export type FinalAnswer =
  | { readonly kind: 'read'; readonly reading: Reading }
  | { readonly kind: 'refused'; readonly reason: UnreadableReason; readonly sentence: string };

async function answer({ bytes, kind, ending, folder }: Errand): Promise<FinalAnswer> {
  try {
    const read = await readers[kind]();
    const nearby = folder === undefined ? null : filesOf(folder);
    const reading = await read({ bytes, ending, openZip: openZipPackage, nearby, onPage });
    if (reading.text.length > limits.textCharacters)
      throw new UnreadableDocument('too-large-inside');
    return { kind: 'read', reading };
  } catch (trouble) {
    if (!(trouble instanceof UnreadableDocument)) throw trouble;
    return { kind: 'refused', reason: trouble.reason, sentence: trouble.message };
  }
}

function tell(message: WorkerAnswer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker of Node, not a window
  parentPort?.postMessage(message);
}

const onPage = (done: number, of: number) => tell({ kind: 'page', done, of });

tell({ kind: 'started', thread: ownThread() });
tell(await answer(workerData as Errand));
