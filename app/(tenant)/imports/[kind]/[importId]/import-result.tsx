import { useLocale, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import type { ImportKind } from '@/lib/imports/values';
import { formatNumber } from '@/lib/money';

interface Counts {
  createdCount: number | null;
  updatedCount: number | null;
  skippedCount: number | null;
}

/** The result of the import, and the next steps. */
export function ImportResult({ kind, upload }: { kind: ImportKind; upload: Counts }) {
  const t = useTranslations('imports');
  const locale = useLocale();
  const figures = [
    { label: t('created'), value: upload.createdCount },
    { label: t('updated'), value: upload.updatedCount },
    { label: t('unchanged'), value: upload.skippedCount },
  ];
  return (
    <div className="grid max-w-3xl gap-6">
      <Alert tone="success">{t('done')}</Alert>
      <dl className="grid grid-cols-3 gap-px overflow-hidden rounded-card border border-hairline bg-hairline">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end bg-raised px-3 py-3 sm:px-4">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="tabular text-xl font-medium">{formatNumber(value ?? 0, locale)}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2 max-sm:[&>*]:flex-1">
        <LinkButton href={`/${kind}?sort=newest`} variant="primary">
          {t(`see_${kind}`)}
        </LinkButton>
        <LinkButton href={`/imports/${kind}`}>{t('another')}</LinkButton>
      </div>
    </div>
  );
}
