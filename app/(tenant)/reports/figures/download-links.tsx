import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { FIGURE_FORMATS } from '@/lib/figures/values';
import { DownloadMenu } from './download-menu';

/** The figures of a period as files. On a phone they are behind “…”. */
export function DownloadLinks({ period: { from, until } }: { period: { from: string; until: string } }) {
  const t = useTranslations('figures');
  const files = FIGURE_FORMATS.map((format) => ({
    format,
    href: `/api/reports/figures?from=${from}&until=${until}&format=${format}`,
  }));
  return (
    <>
      <fieldset className="flex flex-wrap gap-2 max-sm:hidden" aria-label={t('download')}>
        {files.map(({ format, href }) => (
          <a key={format} href={href} download className={buttonClass('secondary', 'uppercase')}>
            {format}
          </a>
        ))}
      </fieldset>
      <span className="sm:hidden">
        <DownloadMenu label={t('download')} files={files} />
      </span>
    </>
  );
}
