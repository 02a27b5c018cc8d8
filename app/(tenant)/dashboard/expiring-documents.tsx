import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import type { ExpiringDocument } from '@/lib/dashboard/list-expiring-documents';
import { formatDate } from '@/lib/dates';

interface Props {
  documents: ExpiringDocument[];
  total: number;
  timeZone: string;
}

export function ExpiringDocuments({ documents, total, timeZone }: Props) {
  const t = useTranslations('dashboard');
  const locale = useLocale();
  return (
    <Card title={t('expiring')} flush>
      {documents.length === 0 && <p className="px-4 pb-4 text-muted">{t('none_expiring')}</p>}
      <ul>
        {documents.map((document) => (
          <li
            key={`${document.kind}-${document.ownerId}`}
            className="relative flex items-center justify-between gap-3 border-t border-hairline px-4 py-2.5 first:border-0 hover:bg-sunken"
          >
            <div className="min-w-0">
              <Link
                href={`/${document.kind === 'license' ? 'customers' : 'vehicles'}/${document.ownerId}`}
                className="block truncate leading-6 font-medium after:absolute after:inset-0"
              >
                {document.owner}
              </Link>
              <p className="text-sm text-muted">{t(`document_${document.kind}`)}</p>
            </div>
            <div className="text-right whitespace-nowrap">
              <p className="tabular">{formatDate(document.expiresOn, locale, timeZone)}</p>
              {document.expired && <Badge tone="amber">{t('expired')}</Badge>}
            </div>
          </li>
        ))}
      </ul>
      {total > documents.length && (
        <p className="border-t border-hairline px-4 py-2 text-sm text-muted">
          {t('more_expiring', { count: total - documents.length })}
        </p>
      )}
    </Card>
  );
}
