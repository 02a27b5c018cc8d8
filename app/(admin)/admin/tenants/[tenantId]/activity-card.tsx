import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';

interface Props {
  slug: string;
  entries: { id: string; act: string; record: string; who: string; when: string }[];
}

/** What was done last in a company, and by whom. */
export function ActivityCard({ slug, entries }: Props) {
  const t = useTranslations();
  return (
    <Card
      title={t('tenants.activity')}
      action={
        <Link href={`/admin/tenant-activity?q=${slug}`} className="text-sm text-accent underline">
          {t('tenants.all_activity')}
        </Link>
      }
    >
      {entries.length === 0 ? (
        <p className="text-muted">{t('tenants.no_activity')}</p>
      ) : (
        <ul className="divide-y divide-hairline">
          {entries.map(({ id, act, record, who, when }) => (
            <li key={id} className="flex items-baseline justify-between gap-4 py-2.5 first:pt-0 last:pb-0">
              <div className="min-w-0">
                <p className="break-words">{[act, record].filter(Boolean).join(' · ')}</p>
                <p className="text-sm break-words text-muted">{who}</p>
              </div>
              <p className="tabular text-sm whitespace-nowrap text-muted">{when}</p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
