'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { errorSentence } from '@/lib/error-sentence';
import { formatNumber } from '@/lib/money';
import { REPORT_FORMATS, type ReportFormat } from '@/lib/reports/values';
import { useExport } from './use-export';
import type { Exporting } from './watched-export';

/** Saves the report as a file: in which format, how far it is, and a way to stop it. `address` is its period and types. */
export function ExportPanel({ address }: { address: string }) {
  const t = useTranslations();
  const locale = useLocale();
  const [format, setFormat] = useState<ReportFormat>('csv');
  const { exporting, outcome, run, cancel } = useExport(address);
  const progress = (now: Exporting) => {
    if (now.state === 'waiting' && now.place > 0) return t('reports.export_waiting', { place: now.place });
    if (now.state !== 'running' || now.all === 0) return t('reports.export_starts');
    return t('reports.export_rows', { rows: formatNumber(now.rows, locale), all: formatNumber(now.all, locale) });
  };
  return (
    <Card title={t('reports.export')}>
      <fieldset disabled={exporting !== null}>
        <legend className="mb-1 text-sm font-medium">{t('reports.format')}</legend>
        <div className="grid grid-cols-2 gap-x-3">
          {REPORT_FORMATS.map((one) => (
            <label key={one} className="flex min-h-11 items-center gap-3 py-1 lg:min-h-9">
              <input
                type="radio"
                name="format"
                value={one}
                checked={format === one}
                onChange={() => setFormat(one)}
                className="size-5 shrink-0 accent-[var(--accent)]"
              />
              {t(`reports.format_${one}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-3 grid gap-3">
        {exporting ? (
          <>
            <div>
              <progress
                aria-label={t('reports.export')}
                max={exporting.all || undefined}
                value={exporting.all ? exporting.rows : undefined}
                className="progress-bar"
              />
              <p role="status" className="tabular mt-1 text-sm text-muted">
                {progress(exporting)}
              </p>
            </div>
            <Button onClick={cancel}>{t('reports.export_cancel')}</Button>
          </>
        ) : (
          <Button variant="primary" icon={<Icon name="download" />} onClick={() => run(format)}>
            {t('reports.export')}
          </Button>
        )}
        {outcome?.kind === 'saved' && <Alert tone="success">{t('reports.export_saved', { name: outcome.name })}</Alert>}
        {outcome?.kind === 'cancelled' && <Alert tone="info">{t('reports.export_cancelled')}</Alert>}
        {outcome?.kind === 'fallback' && (
          <Alert tone="warning">
            <p>{t('errors.export_fallback')}</p>
            {outcome.short && <p>{t('reports.fallback_short', { count: outcome.short })}</p>}
          </Alert>
        )}
        {outcome?.kind === 'refused' && (
          <Alert>
            {t(
              `errors.${errorSentence(outcome.error.code, outcome.error.params, locale).key}`,
              errorSentence(outcome.error.code, outcome.error.params, locale).params,
            )}
          </Alert>
        )}
      </div>
    </Card>
  );
}
