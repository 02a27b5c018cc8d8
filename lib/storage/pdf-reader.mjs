import { parentPort, workerData } from 'node:worker_threads';
import { findPdfDanger } from './pdf-danger.mjs';

// Runs in a separate thread, so that a document made to be slow blocks nobody and can be stopped from outside.

const LIVE = new Set(['FileAttachment', 'RichMedia', 'Movie', 'Screen', 'Sound', '3D']);
/** pdf.js fills `url` only with harmless addresses. It leaves those with another scheme in `unsafeUrl`. */
const SCHEME = /^\W*[a-z][a-z0-9+-]*:/i;

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
    if (await documentActs(document)) return 'pdf_active';
    for (let number = 1; number <= document.numPages; number += 1)
      if (await pageActs(await document.getPage(number))) return 'pdf_active';
    const { info } = await document.getMetadata();
    return info.EncryptFilterName ? 'pdf_protected' : null;
  } catch (error) {
    return error?.name === 'PasswordException' ? 'pdf_protected' : 'file_unreadable';
  } finally {
    await task.destroy();
  }
}

async function documentActs(document) {
  const [scripts, opening, attached, fields] = await Promise.all([
    document.getJSActions(),
    document.getOpenAction(),
    document.getAttachments(),
    document.getFieldObjects(),
  ]);
  const ofFields = Object.values(fields ?? {}).flat();
  return Boolean(scripts ?? attached ?? opening?.action) || ofFields.some(({ actions }) => actions);
}

async function pageActs(page) {
  if (await page.getJSActions()) return true;
  return (await page.getAnnotations()).some(annotationActs);
}

/** A link may go to a page or open a web address. Annotations that hold films, sounds or files do more than that. */
function annotationActs({ subtype, actions, attachment, url, unsafeUrl }) {
  if (actions || attachment || LIVE.has(subtype)) return true;
  return !url && typeof unsafeUrl === 'string' && SCHEME.test(unsafeUrl);
}
