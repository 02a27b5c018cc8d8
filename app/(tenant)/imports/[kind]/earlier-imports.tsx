import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { formatDateTime } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import type { ImportKind } from '@/lib/imports/values';

interface Row {
  id: string;
  fileName: string;
  rowCount: number | null;
  doneAt: Date | null;
}

/** The last imported lists, each linking to its result. */
export function EarlierImports({
  kind,
  rows,
  locale,
  timeZone,
}: {
  kind: ImportKind;
  rows: Row[];
  locale: Locale;
  timeZone: string;
}) {
  const t = useTranslations('imports');
  return (
    <Card title={t('history')} flush>
      <ul>
        {rows.map(({ id, fileName, rowCount, doneAt }) => (
          <li key={id} className="border-t border-hairline">
            <Link
              href={`/imports/${kind}/${id}`}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 px-4 py-2 hover:bg-sunken"
            >
              <span className="min-w-0 break-words">{t('file_rows', { file: fileName, count: rowCount ?? 0 })}</span>
              {doneAt && <span className="text-sm text-muted">{formatDateTime(doneAt, locale, timeZone)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
