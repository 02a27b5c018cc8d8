import { useTranslations } from 'next-intl';
import { listAddress } from '@/components/lists/list-address';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

interface Props {
  /** The route that exports the log. */
  path: string;
  /** The list's parameters. */
  current: Record<string, string | string[] | undefined>;
}

/** Downloads what a log's filters show, all pages of it. */
export function DownloadLog({ path, current }: Props) {
  const t = useTranslations('audit');
  return (
    <a href={listAddress(path, current, { cursor: null, size: null })} className={buttonClass()} download>
      <Icon name="download" />
      {t('download')}
    </a>
  );
}
