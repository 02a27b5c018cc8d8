import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';

/** Downloads all data of a company from a route. */
export function ArchiveCard({ path, title }: { path: string; title: string }) {
  const t = useTranslations('leaving');
  return (
    <Card title={title}>
      <p className="mb-4 max-w-prose text-muted">{t('archive_detail')}</p>
      <a href={path} className={buttonClass()} download>
        <Icon name="download" />
        {t('archive_take')}
      </a>
    </Card>
  );
}
