import { getLocale } from 'next-intl/server';
import { downloadResponse } from '@/lib/files/download-response';
import { importPermission } from '@/lib/imports/records/targets';
import { routeKind } from '@/lib/imports/route-kind';
import { csvTemplate, xlsxTemplate } from '@/lib/imports/template-file';
import { tenantContext } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { answering } from '@/lib/server/route';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** An empty list to fill in, `?format=csv` or `xlsx`, in the caller's language. */
export const GET = answering(async (request, params) => {
  const ctx = await tenantContext();
  const kind = routeKind(params.kind);
  const locale = await getLocale();
  return query(ctx, importPermission(kind), async () =>
    new URL(request.url).searchParams.get('format') === 'xlsx'
      ? downloadResponse(await xlsxTemplate(kind, locale), { name: `${kind}.xlsx`, type: XLSX })
      : downloadResponse(csvTemplate(kind, locale), { name: `${kind}.csv`, type: 'text/csv; charset=utf-8' }),
  );
});
