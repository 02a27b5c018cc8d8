import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { FIGURE_FORMATS } from '@/lib/figures/values';

/** The figures of a period as files. */
export function DownloadLinks({ period: { from, until } }: { period: { from: string; until: string } }) {
  const t = useTranslations('figures');
  return (
    <fieldset className="flex flex-wrap gap-2" aria-label={t('download')}>
      {FIGURE_FORMATS.map((format) => (
        <a
          key={format}
          href={`/api/reports/figures?from=${from}&until=${until}&format=${format}`}
          download
          className={buttonClass('secondary', 'max-sm:flex-1 uppercase')}
        >
          {format}
        </a>
      ))}
    </fieldset>
  );
}
