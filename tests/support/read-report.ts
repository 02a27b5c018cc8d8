import { buffer } from 'node:stream/consumers';
import { paperText } from '@/lib/papers/paper-text';
import { exportReport } from '@/lib/reports/export-report';
import type { ReportFormat, ReportType } from '@/lib/reports/values';
import { query } from '@/lib/server/query';
import { asManager } from './contexts';
import type { TestTenant } from './factories';

export interface Asked {
  types: ReportType[];
  format: ReportFormat;
  from?: string;
  until?: string;
}

/** A report's file, whole, as a manager who reads English gets it. By default of the whole year 2026. */
export async function readReport(tenant: TestTenant, { from = '2026-01-01', until = '2035-12-31', ...asked }: Asked) {
  const text = paperText('en');
  const ctx = await asManager(tenant);
  const { stream, ...file } = await query(ctx, 'reports.view', (read) =>
    exportReport(read, { from, until, ...asked }, { text, locale: 'en' }),
  );
  return { ...file, content: await buffer(stream) };
}
