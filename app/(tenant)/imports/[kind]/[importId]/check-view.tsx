import { getLocale, getTranslations } from 'next-intl/server';
import { Alert } from '@/components/ui/alert';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { AppError } from '@/lib/errors';
import { checkImport } from '@/lib/imports/check-import';
import { settingsAddress } from '@/lib/imports/columns/settings-address';
import type { ImportSettings } from '@/lib/imports/input';
import { importPermission } from '@/lib/imports/records/targets';
import type { ImportKind } from '@/lib/imports/values';
import type { TenantContext } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { CheckCounts } from './check-counts';
import { PreviewRows } from './preview-rows';
import { ProblemList } from './problem-list';
import { RunImport } from './run-import';

interface Props {
  ctx: TenantContext;
  kind: ImportKind;
  importId: string;
  settings: ImportSettings;
  page: number;
}

/** What the import would do, and either the problems to correct first or the button that runs it. */
export async function CheckView({ ctx, kind, importId, settings, page }: Props) {
  const t = await getTranslations();
  const locale = await getLocale();
  const address = `/imports/${kind}/${importId}`;
  const choices = settingsAddress(settings);
  const back = <LinkButton href={`${address}?${choices}`}>{t('imports.change_columns')}</LinkButton>;
  const found = await query(ctx, importPermission(kind), (q) => checkImport(q, { kind, importId, settings })).catch(
    (error: unknown) => {
      if (error instanceof AppError && error.code !== 'record_not_found') return error;
      throw error;
    },
  );
  if (found instanceof AppError) return <EmptyState title={t('imports.columns_changed')} action={back} />;
  const { problems, plan } = found;
  const writes = found.createCount + found.updateCount;
  return (
    <div className="grid max-w-5xl gap-6">
      <CheckCounts found={found} updates={settings.existing === 'update'} />
      {problems.length > 0 ? (
        <>
          <Alert tone="warning">{t('imports.problems_found', { count: found.problemRowCount })}</Alert>
          <div className="flex flex-wrap gap-2 max-sm:flex-col">
            <a
              href={`/api/imports/${kind}/${importId}/problems?${choices}`}
              download
              className={buttonClass('primary', 'max-sm:whitespace-normal')}
            >
              <Icon name="download" />
              {t('imports.download_problems')}
            </a>
            <LinkButton href={`/imports/${kind}`}>{t('imports.corrected_file')}</LinkButton>
            {back}
          </div>
          <ProblemList
            kind={kind}
            problems={problems}
            page={page}
            href={(to) => `${address}?step=check&${choices}&page=${to}`}
          />
        </>
      ) : (
        <>
          {plan ? (
            <Alert>
              {t('imports.plan_full', { limit: plan.limit, room: Math.max(0, plan.room), count: found.createCount })}
            </Alert>
          ) : (
            <Alert tone={writes > 0 ? 'success' : 'info'}>
              {t(writes > 0 ? 'imports.all_good' : 'imports.nothing_new')}
            </Alert>
          )}
          {found.preview.length > 0 && <PreviewRows kind={kind} found={found} settings={settings} locale={locale} />}
          <RunImport kind={kind} importId={importId} settings={settings} count={writes} blocked={plan !== null}>
            {back}
          </RunImport>
        </>
      )}
    </div>
  );
}
