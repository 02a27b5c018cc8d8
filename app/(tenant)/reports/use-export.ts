'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { answerOf } from '@/components/files/answer-of';
import { fetchApi } from '@/lib/api-client/fetch-api';
import type { ErrorBody } from '@/lib/errors';
import type { ReportFormat } from '@/lib/reports/values';
import { exportId } from './export-id';
import { type Exporting, watchedExport } from './watched-export';

type Outcome =
  | { kind: 'saved'; name: string }
  | { kind: 'cancelled' }
  /** The browser made the file; `short` is how many rows of each type it has, where it has not all. */
  | { kind: 'fallback'; short: number | null }
  | { kind: 'refused'; error: ErrorBody };

/**
 * Exports the report of an address. The browser follows a link and writes the file to the disk itself, so a page that is left
 * loses nothing. Where the server's export can't be reached, the browser makes a CSV.
 */
export function useExport(address: string) {
  const t = useTranslations('reports');
  const [exporting, setExporting] = useState<Exporting | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const left = useRef<AbortController>(undefined);
  const cancelled = useRef<AbortController>(undefined);
  useEffect(() => () => left.current?.abort(), []);

  async function run(format: ReportFormat) {
    const asked = `${address}&format=${format}`;
    left.current = new AbortController();
    cancelled.current = new AbortController();
    setOutcome(null);
    setExporting({ state: 'waiting', place: 0, rows: 0, all: 0 });
    const ended = await save(asked, { left: left.current.signal, cancelled: cancelled.current.signal }).catch(fallBack);
    setOutcome(ended);
    setExporting(null);
  }

  /** Throws if the server fails or can't be reached, before or while the file arrives. */
  async function save(asked: string, signals: { left: AbortSignal; cancelled: AbortSignal }): Promise<Outcome> {
    const { left, cancelled } = signals;
    const answer = await fetchApi(`/api/reports/export/check?${asked}`, { signal: left });
    if (answer.status >= 500) throw new Error(`the export answered ${answer.status}`);
    const checked = answerOf<{ name: string }>(answer.status, await answer.text());
    if (!checked.ok) return { kind: 'refused', error: checked.error };
    if (cancelled.aborted) return { kind: 'cancelled' };
    const { name } = checked.data;
    const id = exportId();
    follow(`/api/reports/export?${asked}&id=${id}`, name);
    const state = await watchedExport(id, { ...signals, onTold: setExporting });
    if (state === 'done') return { kind: 'saved', name };
    if (state === 'cancelled') return { kind: 'cancelled' };
    throw new Error('the export has failed');
  }

  async function fallBack(): Promise<Outcome | null> {
    if (left.current?.signal.aborted) return null;
    const { browserCsv } = await import('./browser-csv');
    return browserCsv(address, t('file_name')).then(
      (short) => ({ kind: 'fallback', short }),
      () => ({ kind: 'refused', error: { code: 'network_error' } }),
    );
  }

  return { exporting, outcome, run, cancel: () => cancelled.current?.abort() };
}

/** As a link, which also says that it leads to a file: a refusal then is no page that replaces this one. */
function follow(href: string, name: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
}
