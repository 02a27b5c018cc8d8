import { parentPort, workerData } from 'node:worker_threads';
import { findPdfDanger } from './pdf-danger.mjs';

// Runs in a thread of its own: a document made to be slow holds up nobody, and is stopped from outside.

parentPort.postMessage(await read(Buffer.from(workerData.content), workerData.pageLimit));

/** The code of a refusal, or null for a paper that may be kept. */
async function read(content, pageLimit) {
  const danger = findPdfDanger(content);
  if (danger) return danger;
  // Loaded only now: it takes longer than all that is looked at before.
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
