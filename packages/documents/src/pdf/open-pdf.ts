import type { PDFDocumentProxy } from 'pdfjs-dist';

import { UnreadableDocument } from '../unreadable-document.ts';

/** Opens a PDF in this very thread, which is a worker's already; nothing in it is run or fetched. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const globals = globalThis as unknown as Record<string, unknown>;
  // PDF.js makes a matrix as it starts, for drawing; nothing is drawn here.
  globals['DOMMatrix'] ??= Object;
  globals['ImageData'] ??= Object;
  globals['Path2D'] ??= Object;
  globals['pdfjsWorker'] ??= await readingPart(globals);
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  try {
    return await getDocument({
      data: new Uint8Array(bytes), // PDF.js takes its bytes along
      verbosity: VerbosityLevel.ERRORS,
      isEvalSupported: false,
      disableFontFace: true,
      useSystemFonts: false,
      useWasm: false,
      useWorkerFetch: false,
      stopAtErrors: false,
    }).promise;
  } catch (cause) {
    const { name } = cause as Error;
    if (cause instanceof RangeError) throw cause;
    throw new UnreadableDocument(
      name === 'PasswordException' ? 'encrypted' : 'corrupt',
      undefined,
      cause,
    );
  }
}

/** PDF.js's own worker, run in this thread. In a browser's worker it would take over all messages, unless it sees a window. */
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
