import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import type { ExpiringPaper } from '@/lib/dashboard/list-expiring-papers';
import { formatDate } from '@/lib/dates';

interface Props {
  papers: ExpiringPaper[];
  total: number;
  timeZone: string;
}

export function ExpiringPapers({ papers, total, timeZone }: Props) {
  const t = useTranslations('dashboard');
  const locale = useLocale();
  return (
    <Card title={t('expiring')} flush>
      {papers.length === 0 && <p className="px-4 pb-4 text-muted">{t('none_expiring')}</p>}
      <ul>
        {papers.map((paper) => (
          <li
            key={`${paper.kind}-${paper.ownerId}`}
            className="relative flex items-center justify-between gap-3 border-t border-hairline px-4 py-2.5 first:border-0 hover:bg-sunken"
          >
            <div className="min-w-0">
              <Link
                href={`/${paper.kind === 'license' ? 'customers' : 'vehicles'}/${paper.ownerId}`}
                className="block truncate font-medium after:absolute after:inset-0"
              >
                {paper.owner}
              </Link>
              <p className="text-sm text-muted">{t(`paper_${paper.kind}`)}</p>
            </div>
            <div className="text-right whitespace-nowrap">
              <p className="tabular">{formatDate(paper.expiresOn, locale, timeZone)}</p>
              {paper.expired && <Badge tone="amber">{t('expired')}</Badge>}
            </div>
          </li>
        ))}
      </ul>
      {total > papers.length && (
        <p className="border-t border-hairline px-4 py-2 text-sm text-muted">
          {t('more_expiring', { count: total - papers.length })}
        </p>
      )}
    </Card>
  );
}
