import type { PDFDocumentProxy } from 'pdfjs-dist';

import { UnreadableDocument } from '../unreadable-document.ts';

/** Opens a PDF in the current thread, which is already a worker. Nothing in the PDF is run or fetched. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const globals = globalThis as unknown as Record<string, unknown>;
  // PDF.js creates a `DOMMatrix` as it starts, for drawing. Nothing is drawn here, so a stub is enough.
  globals['DOMMatrix'] ??= Object;
  globals['ImageData'] ??= Object;
  globals['Path2D'] ??= Object;
  globals['pdfjsWorker'] ??= await readingPart(globals);
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  try {
    return await getDocument({
      data: new Uint8Array(bytes), // A copy, because PDF.js takes over the buffer that it is given.
      verbosity: VerbosityLevel.ERRORS,
      isEvalSupported: false,
      disableFontFace: true,
      useSystemFonts: false,
      useWasm: false,
      useWorkerFetch: false,
      stopAtErrors: false,
    }).promise;
  } catch (cause) {
    if (cause instanceof RangeError) throw cause;
    const isLocked = (cause as Error).name === 'PasswordException';
    throw new UnreadableDocument(isLocked ? 'encrypted' : 'corrupt', undefined, cause);
  }
}

/** Loads PDF.js's worker into this thread. In a browser's worker it would take over all messages without a `window`. */
async function readingPart(globals: Record<string, unknown>): Promise<unknown> {
  const isWorker = 'WorkerGlobalScope' in globals;
  if (isWorker) globals['window'] = globals;
  try {
    // @ts-expect-error -- it has no types, and is only handed on
    return await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
  } finally {
    if (isWorker) delete globals['window'];
  }
}
