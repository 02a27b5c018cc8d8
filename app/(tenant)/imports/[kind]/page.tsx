import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { PageHeader } from '@/components/ui/page-header';
import { listImports } from '@/lib/imports/get-import';
import { importPermission } from '@/lib/imports/records/targets';
import { isImportKind } from '@/lib/imports/values';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { requireRight } from '@/lib/server/require-right';
import { EarlierImports } from './earlier-imports';
import { ImportSteps } from './import-steps';
import { UploadForm } from './upload-form';

export async function generateMetadata({ params }: PageProps<'/imports/[kind]'>): Promise<Metadata> {
  const { kind } = await params;
  return { title: isImportKind(kind) ? (await getTranslations('imports'))(`title_${kind}`) : '' };
}

export default async function ImportPage({ params }: PageProps<'/imports/[kind]'>) {
  const { kind } = await params;
  if (!isImportKind(kind)) notFound();
  const ctx = await requireTenant();
  requireRight(ctx, importPermission(kind), `/${kind}`);
  const earlier = await query(ctx, importPermission(kind), (q) => listImports(q, kind));
  const t = await getTranslations();
  return (
    <ClientMessages namespaces={['imports']}>
      <PageHeader title={t(`imports.title_${kind}`)} back={{ href: `/${kind}`, label: t(`${kind}.list_title`) }} />
      <ImportSteps current="file" />
      <div className="grid max-w-4xl gap-6">
        <UploadForm kind={kind} />
        <Card title={t('imports.template_title')}>
          <p className="mb-3 max-w-prose text-muted">{t('imports.template_help')}</p>
          <div className="flex flex-wrap gap-2">
            {(['xlsx', 'csv'] as const).map((format) => (
              <a
                key={format}
                href={`/api/imports/${kind}/template?format=${format}`}
                download
                className={buttonClass('secondary', 'max-sm:flex-1')}
              >
                <Icon name="download" />
                {t(`imports.template_${format}`)}
              </a>
            ))}
          </div>
        </Card>
        {earlier.length > 0 && (
          <EarlierImports kind={kind} rows={earlier} locale={await getLocale()} timeZone={ctx.tenant.timeZone} />
        )}
      </div>
    </ClientMessages>
  );
}
