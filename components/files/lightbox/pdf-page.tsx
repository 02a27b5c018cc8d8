'use client';

import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';

interface PdfPageProps {
  pdf: PDFDocumentProxy;
  /** From 1. */
  number: number;
  /** 1 fits the window. */
  scale: number;
  label: string;
}

/** A4, until the page's own size is known. */
const USUAL_RATIO = 297 / 210;
const SHARPEST = 2;

/** One page, drawn while it is near the visible part. A phone has too little memory for all pages at once. */
export function PdfPage({ pdf, number, scale, label }: PdfPageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isNear, setNear] = useState(false);
  const [ratio, setRatio] = useState(USUAL_RATIO);

  useEffect(() => {
    if (!frame.current) return;
    const watcher = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: '100%',
    });
    watcher.observe(frame.current);
    return () => watcher.disconnect();
  }, []);

  useEffect(() => {
    const sheet = canvas.current;
    const width = (frame.current?.clientWidth ?? 0) * Math.min(window.devicePixelRatio, SHARPEST);
    if (!isNear || !sheet || width === 0 || scale === 0) return;
    let left = false;
    let task: RenderTask | undefined;
    async function draw(target: HTMLCanvasElement) {
      const page = await pdf.getPage(number);
      if (left) return;
      const natural = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: width / natural.width });
      setRatio(natural.height / natural.width);
      target.width = viewport.width;
      target.height = viewport.height;
      task = page.render({ canvas: target, viewport });
      await task.promise;
    }
    // A page that can't be drawn stays white. So does one whose drawing is cancelled.
    draw(sheet).catch(() => undefined);
    return () => {
      left = true;
      task?.cancel();
      sheet.width = 0;
    };
  }, [pdf, number, isNear, scale]);

  return (
    <div ref={frame} role="img" aria-label={label} className="w-full bg-white" style={{ aspectRatio: 1 / ratio }}>
      <canvas ref={canvas} className="size-full" />
    </div>
  );
}
