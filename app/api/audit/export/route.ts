import { getLocale, getTranslations } from 'next-intl/server';
import { exportAuditLog } from '@/lib/audit/export-audit-log';
import { AuditFilters } from '@/lib/audit/input';
import { answering } from '@/lib/server/answering';
import { assertMay } from '@/lib/server/assert-may';
import { tenantContext } from '@/lib/server/context';
import { readQuestion } from '@/lib/server/read-question';

const of = {
  caller: 'member',
  permission: 'audit.view',
  query: AuditFilters,
  status: 200,
  answer: ['text/csv'],
} as const;

/** The entries that the filters match, as a CSV file that is made while it is sent. */
export const GET = answering(of, async (request) => {
  const ctx = await tenantContext();
  assertMay(ctx, 'audit.view');
  const filters = readQuestion(AuditFilters, new URL(request.url).searchParams);
  const [t, locale] = await Promise.all([getTranslations(), getLocale()]);
  return new Response(exportAuditLog(ctx, filters, { t, locale, timeZone: ctx.tenant.timeZone }), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="audit.csv"',
      'cache-control': 'private, no-store',
    },
  });
});
