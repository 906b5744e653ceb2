/** Runs in a worker thread of its own, so that a hostile document can neither block nor fill the process. */
import { parentPort, workerData } from 'node:worker_threads';

import { UnreadableDocument, type UnreadableReason } from '../unreadable-document.ts';
import { docxText } from './docx-text.ts';
import { openZipPackage } from './zip-package.ts';

/** What the worker answers, once. */
export type DocxAnswer =
  | { readonly kind: 'read'; readonly text: string }
  | { readonly kind: 'refused'; readonly reason: UnreadableReason; readonly sentence: string };

async function answer(): Promise<DocxAnswer> {
  try {
    return { kind: 'read', text: await docxText(await openZipPackage(workerData as Uint8Array)) };
  } catch (trouble) {
    if (!(trouble instanceof UnreadableDocument)) throw trouble;
    return { kind: 'refused', reason: trouble.reason, sentence: trouble.message };
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker of Node, not a window
parentPort?.postMessage(await answer());
