import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { type Column, DataTable } from '@/components/ui/table';
import type { ActionResult } from '@/lib/errors';
import { formatNumber } from '@/lib/money';
import { ColumnMenu } from './column-menu';
import { listAddress } from './list-address';
import { type ListFilter, ListFilters } from './list-filters';
import { PageLinks } from './page-links';
import { PrintSheet } from './print-sheet';
import { SelectionArea, SelectPage, SelectRow } from './selection';
import { type ArchivedMany, SelectionBar } from './selection-bar';
import { type StatusTab, StatusTabs } from './status-tabs';

export type ListColumn<Row> = Column<Row> & { header: string };

interface Counted {
  count: number;
  more: boolean;
}

export interface ListScreenProps<Row extends { id: string }> {
  list: 'vehicles' | 'customers' | 'drivers';
  title: string;
  /** The URL's parameters, not parsed yet. */
  current: Record<string, string | string[] | undefined>;
  searched: string;
  total: Counted;
  /** Content next to the list's own buttons. */
  actions?: ReactNode;
  tabs: {
    label: string;
    values: (Pick<StatusTab, 'label' | 'current'> & { count?: Counted; name: string; value: string | null })[];
  };
  placeholder: string;
  filters: ListFilter[];
  /** The first is always shown. */
  columns: [ListColumn<Row>, ...ListColumn<Row>[]];
  chosen: { cookie: string; shown: string[] };
  page: { rows: Row[]; nextCursor: string | null; previousCursor: string | null };
  nameOf: (row: Row) => string;
  card: (row: Row) => ReactNode;
  /** The text for a list without any records, and the way to add one. */
  empty: { text: string; action?: ReactNode; untouched: boolean };
  noneMatch: string;
  archive: ((input: { ids: string[] }, key: string) => Promise<ActionResult<ArchivedMany>>) | null;
  /** Company and time, if the list is to be printed. */
  print: { company: string; at: string } | null;
}

/** One list of records: search, filters, columns, selection, pages. Or its version for printing. */
export function ListScreen<Row extends { id: string }>(props: ListScreenProps<Row>) {
  const { list, current, chosen, page, archive, nameOf } = props;
  const t = useTranslations();
  const locale = useLocale();
  const address = (changes: Record<string, string | null>) => listAddress(`/${list}`, current, changes);
  const told = ({ count, more }: Counted) => `${formatNumber(count, locale)}${more ? '+' : ''}`;
  const [name, ...others] = props.columns;
  const columns = [name, ...others.filter(({ key }) => chosen.shown.includes(key))];
  if (props.print)
    return <PrintSheet {...props} columns={columns} print={props.print} back={address({ print: null })} />;

  const rows = page.rows;
  const ids = rows.map(({ id }) => id);
  const table = (
    <DataTable
      caption={props.title}
      rows={rows}
      rowKey={(row) => row.id}
      href={(row) => `/${list}/${row.id}`}
      columns={columns}
      card={props.card}
      lead={
        archive ? { header: <SelectPage />, cell: (row) => <SelectRow id={row.id} name={nameOf(row)} /> } : undefined
      }
    />
  );
  return (
    <>
      <PageHeader
        title={props.title}
        detail={
          props.total.more
            ? t('common.many_results', { count: formatNumber(props.total.count, locale) })
            : t('common.count_results', { count: props.total.count })
        }
        action={props.actions}
      />
      <StatusTabs
        label={props.tabs.label}
        tabs={props.tabs.values.map(({ name, value, count, ...tab }) => ({
          ...tab,
          count: count && told(count),
          href: address({ [name]: value }),
        }))}
      />
      <ListFilters placeholder={props.placeholder} filters={props.filters}>
        <span className="flex gap-2 md:ml-auto">
          <LinkButton href={address({ print: '1' })} prefetch={false} icon={<Icon name="printer" />}>
            {t('action.print')}
          </LinkButton>
          <ColumnMenu
            cookie={chosen.cookie}
            columns={others.map(({ key, header }) => ({ key, label: header }))}
            shown={chosen.shown}
          />
        </span>
      </ListFilters>
      {rows.length === 0 ? (
        props.empty.untouched ? (
          <EmptyState title={props.empty.text} action={props.empty.action} />
        ) : (
          <EmptyState
            title={props.noneMatch}
            action={<LinkButton href={`/${list}`}>{t('action.clear_filters')}</LinkButton>}
          />
        )
      ) : archive ? (
        <SelectionArea ids={ids}>
          <SelectionBar
            list={list}
            names={Object.fromEntries(rows.map((row) => [row.id, nameOf(row)]))}
            archive={archive}
          />
          {table}
        </SelectionArea>
      ) : (
        table
      )}
      <PageLinks
        previous={page.previousCursor && address({ cursor: page.previousCursor })}
        next={page.nextCursor && address({ cursor: page.nextCursor })}
      />
    </>
  );
}
