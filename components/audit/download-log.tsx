import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

interface Props {
  /** The route that exports the log. */
  path: string;
  /** What the list is filtered by, as it was understood: the route refuses what the screen leaves out. */
  filters: Record<string, string | number | null>;
}

/** Downloads what a log's filters show, all pages of it. */
export function DownloadLog({ path, filters }: Props) {
  const t = useTranslations('audit');
  const { cursor: _cursor, size: _size, ...rest } = filters;
  const asked = new URLSearchParams(
    Object.entries(rest).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  );
  return (
    <a href={`${path}?${asked}`} className={buttonClass()} download>
      <Icon name="download" />
      {t('download')}
    </a>
  );
}
