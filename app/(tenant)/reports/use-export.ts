'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { answerOf } from '@/components/files/answer-of';
import type { ErrorBody } from '@/lib/errors';
import type { ReportFormat } from '@/lib/reports/values';
import { exportId } from './export-id';
import { saveBlob } from './save-blob';

/** How far an export is: `place` others are before it, and `rows` of `all` have been written. */
export interface Exporting {
  state: string;
  place: number;
  rows: number;
  all: number;
}

type Outcome =
  | { kind: 'saved'; name: string }
  | { kind: 'cancelled' }
  /** The browser made the file; `short` is how many rows of each type it has, where it has not all. */
  | { kind: 'fallback'; short: number | null }
  | { kind: 'refused'; error: ErrorBody };

const POLL_MS = 1000;

/** Exports the report of an address. Where the server's export can't be reached, the browser makes a CSV. */
export function useExport(address: string) {
  const t = useTranslations('reports');
  const [exporting, setExporting] = useState<Exporting | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  async function run(format: ReportFormat) {
    const id = exportId();
    const control = new AbortController();
    stop.current = control;
    setOutcome(null);
    setExporting({ state: 'waiting', place: 0, rows: 0, all: 0 });
    const timer = setInterval(() => void ask(id, control.signal), POLL_MS);
    try {
      setOutcome(await fetchReport(`/api/reports/export?${address}&format=${format}&id=${id}`, control.signal));
    } catch {
      setOutcome(control.signal.aborted ? { kind: 'cancelled' } : await fallBack());
    }
    if (control.signal.aborted) void fetch(`/api/reports/exports/${id}`, CANCEL).catch(() => undefined);
    clearInterval(timer);
    setExporting(null);
  }

  async function ask(id: string, signal: AbortSignal) {
    // A question that gets no answer is asked again.
    const answer = await fetch(`/api/reports/exports/${id}`, { signal }).catch(() => null);
    if (answer?.ok && !signal.aborted) setExporting(await answer.json());
  }

  async function fallBack(): Promise<Outcome> {
    const { browserCsv } = await import('./browser-csv');
    return browserCsv(address, t('file_name')).then(
      (short) => ({ kind: 'fallback', short }),
      () => ({ kind: 'refused', error: { code: 'network_error' } }),
    );
  }

  return { exporting, outcome, run, cancel: () => stop.current?.abort() };
}

const CANCEL = { method: 'DELETE', headers: { 'x-requested-with': 'XMLHttpRequest' } };

/** Throws if the server fails or can't be reached, before or while the file arrives. */
async function fetchReport(url: string, signal: AbortSignal): Promise<Outcome> {
  const answer = await fetch(url, { signal });
  if (answer.status >= 500) throw new Error(`the export answered ${answer.status}`);
  if (!answer.ok) {
    const refused = answerOf(answer.status, await answer.text());
    return { kind: 'refused', error: refused.ok ? { code: 'server_error' } : refused.error };
  }
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'report';
  saveBlob(await answer.blob(), name);
  return { kind: 'saved', name };
}
