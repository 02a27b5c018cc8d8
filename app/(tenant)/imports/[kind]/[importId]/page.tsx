import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { getImport } from '@/lib/imports/get-import';
import { ImportSettings } from '@/lib/imports/input';
import { importPermission } from '@/lib/imports/records/targets';
import { isImportKind } from '@/lib/imports/values';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { requireRight } from '@/lib/server/require-right';
import { ImportSteps } from '../import-steps';
import { CheckView } from './check-view';
import { ColumnsView } from './columns-view';
import { ImportResult } from './import-result';

export async function generateMetadata({ params }: PageProps<'/imports/[kind]/[importId]'>): Promise<Metadata> {
  const { kind } = await params;
  return { title: isImportKind(kind) ? (await getTranslations('imports'))(`title_${kind}`) : '' };
}

/** One upload: matching its columns, checking its rows, and its result. Each step has its own URL. */
export default async function UploadPage({ params, searchParams }: PageProps<'/imports/[kind]/[importId]'>) {
  const { kind, importId } = await params;
  if (!isImportKind(kind)) notFound();
  const ctx = await requireTenant();
  requireRight(ctx, importPermission(kind), `/${kind}`);
  const upload = await orNotFound(query(ctx, importPermission(kind), (q) => getImport(q, kind, importId)));
  const t = await getTranslations();
  const search = await searchParams;
  const settings = ImportSettings.safeParse(search);
  const checking = search.step === 'check' && settings.success;
  const step = upload.status === 'done' ? 'result' : checking ? 'check' : 'columns';
  const given = settings.success ? settings.data : null;
  return (
    <ClientMessages namespaces={['imports', kind]}>
      <PageHeader
        title={t(`imports.title_${kind}`)}
        detail={t('imports.file_rows', { file: upload.fileName, count: upload.rowCount ?? 0 })}
        back={{ href: `/${kind}`, label: t(`${kind}.list_title`) }}
      />
      <ImportSteps current={step} />
      {step === 'result' && <ImportResult kind={kind} upload={upload} />}
      {step === 'columns' && (
        <ColumnsView ctx={ctx} kind={kind} importId={importId} given={given} sheet={sheetOf(search.sheet)} />
      )}
      {step === 'check' && given && (
        <CheckView ctx={ctx} kind={kind} importId={importId} settings={given} page={Number(search.page) || 1} />
      )}
    </ClientMessages>
  );
}

function sheetOf(text: string | string[] | undefined): number | undefined {
  return typeof text === 'string' && /^\d{1,3}$/.test(text) ? Number(text) : undefined;
}
