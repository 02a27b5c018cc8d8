import { useLocale, useTranslations } from 'next-intl';
import type { ListColumn } from '@/components/lists/list-screen';
import { PrintButton } from '@/components/lists/print-button';
import { PrintTable } from '@/components/lists/print-table';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { formatDateTime, formatMoment } from '@/lib/dates';
import { formatPhone } from '@/lib/format-phone';
import { formatMoney } from '@/lib/money';
import type { DayFilters } from '@/lib/today/input';
import type { Movement } from '@/lib/today/list-movements';

interface DaySheetProps {
  out: Movement[];
  back: Movement[];
  day: DayFilters['day'];
  date: string;
  company: string;
  now: Date;
  timeZone: string;
}

/** A day's pickups and returns on paper, with the customers' phones. */
export function DaySheet({ out, back, day, date, company, now, timeZone }: DaySheetProps) {
  const t = useTranslations();
  const locale = useLocale();
  const columns: ListColumn<Movement>[] = [
    {
      key: 'time',
      header: t('today.column_time'),
      figures: true,
      cell: ({ at }) => formatMoment(at, locale, timeZone, now),
    },
    { key: 'number', header: t('today.column_number'), figures: true, cell: ({ number }) => number },
    { key: 'customer', header: t('papers.customer'), name: true, cell: ({ customerName }) => customerName },
    { key: 'phone', header: t('papers.phone'), figures: true, cell: ({ phone }) => formatPhone(phone) },
    {
      key: 'vehicle',
      header: t('papers.vehicle'),
      name: true,
      cell: ({ vehicle, plate, className }) =>
        className ? t('reservations.any_of_class', { name: className }) : { text: vehicle, whole: plate },
    },
    { key: 'place', header: t('today.column_place'), name: true, cell: ({ place }) => place },
  ];
  const due: ListColumn<Movement> = {
    key: 'due',
    header: t('rentals.balance_due'),
    numeric: true,
    cell: ({ dueCents }) => (dueCents > 0 ? formatMoney(dueCents, 'USD', locale) : ''),
  };
  const parts = [
    { key: 'out', title: t('today.going_out'), none: t('today.none_out'), rows: out, columns },
    { key: 'back', title: t('today.coming_back'), none: t('today.none_back'), rows: back, columns: [...columns, due] },
  ];
  return (
    <article className="print-sheet">
      <div className="mb-5 flex flex-wrap justify-between gap-2 print:hidden">
        <LinkButton href={`/today?day=${day}`} icon={<Icon name="arrow-left" />}>
          {t('lists.back_to_list')}
        </LinkButton>
        <PrintButton />
      </div>
      <p className="font-medium">{company}</p>
      <h1 className="text-xl">
        {t('nav.today_title')}, {date}
      </h1>
      <p className="mb-3 text-sm text-muted">
        {t('lists.printed_on', { date: formatDateTime(now, locale, timeZone) })}
      </p>
      {parts.map(({ key, title, none, ...table }) => (
        <section key={key} className="mb-6">
          <h2 className="mb-2 text-lg">{title}</h2>
          {table.rows.length > 0 ? <PrintTable caption={title} {...table} /> : <p className="text-muted">{none}</p>}
        </section>
      ))}
    </article>
  );
}
