import { parentPort, workerData } from 'node:worker_threads';
import { findPdfDanger } from './pdf-danger.mjs';

// Runs in a separate thread, so that a document made to be slow blocks nobody and can be stopped from outside.

parentPort.postMessage(await read(Buffer.from(workerData.content), workerData.pageLimit));

/** The error code of a refusal, or null if the PDF may be stored. */
async function read(content, pageLimit) {
  const danger = findPdfDanger(content);
  if (danger) return danger;
  // Loaded only now, because loading takes longer than all the checks before it.
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({
    data: Uint8Array.from(content),
    isEvalSupported: false,
    enableXfa: false,
    useSystemFonts: false,
    disableFontFace: true,
    stopAtErrors: true,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const document = await task.promise;
    if (document.numPages > pageLimit) return 'pdf_too_long';
    for (let page = 1; page <= document.numPages; page += 1) await document.getPage(page);
    if (await acts(document)) return 'pdf_active';
    const { info } = await document.getMetadata();
    return info.EncryptFilterName ? 'pdf_protected' : null;
  } catch (error) {
    return error?.name === 'PasswordException' ? 'pdf_protected' : 'file_unreadable';
  } finally {
    await task.destroy();
  }
}

async function acts(document) {
  const [scripts, opening, attached] = await Promise.all([
    document.getJSActions(),
    document.getOpenAction(),
    document.getAttachments(),
  ]);
  return Boolean(scripts ?? attached ?? opening?.action);
}
