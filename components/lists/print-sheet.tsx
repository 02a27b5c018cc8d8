import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { formatNumber } from '@/lib/money';
import type { ListFilter } from './list-filters';
import type { ListColumn, ListScreenProps } from './list-screen';
import { PrintButton } from './print-button';
import { PrintTable } from './print-table';

type PrintSheetProps<Row extends { id: string }> = Pick<ListScreenProps<Row>, 'title' | 'page' | 'tabs' | 'search'> & {
  filters: ListFilter[];
  columns: ListColumn<Row>[];
  print: { company: string; at: string };
  back: string;
};

/** A list for printing: all its rows under one heading, with the filters in words. */
export function PrintSheet<Row extends { id: string }>(props: PrintSheetProps<Row>) {
  const { title, page, tabs, filters, search, columns, print, back } = props;
  const t = useTranslations();
  const locale = useLocale();
  const tab = tabs?.values.find(({ current, value }) => current && value);
  const picked = filters.flatMap(({ name, label, value, options }) => {
    const option = value && name !== 'sort' ? options.find((one) => one.value === value) : undefined;
    return option ? [{ label, value: option.label }] : [];
  });
  const choices = [
    ...(search?.text ? [{ label: t('common.search'), value: search.text }] : []),
    ...(tabs && tab ? [{ label: tabs.label, value: tab.label }] : []),
    ...picked,
  ];
  return (
    <article className="print-sheet">
      <div className="mb-5 flex flex-wrap justify-between gap-2 print:hidden">
        <LinkButton href={back} icon={<Icon name="arrow-left" />}>
          {t('lists.back_to_list')}
        </LinkButton>
        <PrintButton />
      </div>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <div>
          <p className="font-medium">{print.company}</p>
          <h1 className="text-xl">{title}</h1>
        </div>
        <p className="text-sm text-muted">
          {t('common.count_results', { count: page.rows.length })} · {t('lists.printed_on', { date: print.at })}
        </p>
      </div>
      {choices.length > 0 && (
        <p className="mb-3 text-sm">{choices.map((choice) => t('lists.choice', choice)).join(' · ')}</p>
      )}
      {'nextCursor' in page && page.nextCursor && (
        <p className="mb-3 text-sm font-medium">
          {t('lists.print_first', { count: formatNumber(page.rows.length, locale) })}
        </p>
      )}
      <PrintTable caption={title} columns={columns} rows={page.rows} />
    </article>
  );
}
