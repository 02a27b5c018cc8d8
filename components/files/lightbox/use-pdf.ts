'use client';

import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useState } from 'react';
import { fetchApi } from '@/lib/api-client/fetch-api';
import { READER_FOLDER, readerFile } from '@/lib/scan/reader-files';

/** An opened PDF; `failed` if this browser can't read it. */
export type OpenedPdf = PDFDocumentProxy | 'loading' | 'failed';

/**
 * Opens a PDF for drawing. Its scripts, forms and links are not run: the browser's own viewer would offer more of them.
 * The reader's program loads at first use.
 */
export function usePdf(url: string): OpenedPdf {
  const [pdf, setPdf] = useState<OpenedPdf>('loading');
  useEffect(() => {
    let closed = false;
    let task: PDFDocumentLoadingTask | undefined;
    async function open() {
      const [{ getDocument, GlobalWorkerOptions }, answer] = await Promise.all([
        import('pdfjs-dist/legacy/build/pdf.mjs'),
        // A large file may take its time.
        fetchApi(url, { timeoutMs: null }),
      ]);
      if (!answer.ok) throw new Error(`the file answered ${answer.status}`);
      const data = await answer.arrayBuffer();
      if (closed) return;
      GlobalWorkerOptions.workerSrc = readerFile('pdf.worker.min.mjs');
      task = getDocument({ data, isEvalSupported: false, enableXfa: false, wasmUrl: READER_FOLDER });
      const opened = await task.promise;
      if (!closed) setPdf(opened);
    }
    open().catch(() => {
      if (!closed) setPdf('failed');
    });
    return () => {
      closed = true;
      void task?.destroy();
    };
  }, [url]);
  return pdf;
}
