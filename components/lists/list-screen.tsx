import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { WayBack } from '@/components/ui/back-link';
import { DataTable } from '@/components/ui/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { type Column, tableData } from '@/components/ui/table-data';
import { formatNumber } from '@/lib/money';
import { ColumnMenu } from './column-menu';
import { listAddress } from './list-address';
import { type ListFilter, ListFilters } from './list-filters';
import { ListFoot } from './list-foot';
import { ListHeader } from './list-header';
import type { MoreLink } from './more-links';
import { PrintSheet } from './print-sheet';
import { SelectableTable } from './selectable-table';
import type { BulkDeletion } from './selection-bar';
import { type StatusTab, StatusTabs } from './status-tabs';

export type ListColumn<Row> = Column<Row>;

/** An exact count, or the fact that there are more. */
export interface Counted {
  count: number;
  more: boolean;
}

export interface ListTab extends Pick<StatusTab, 'label' | 'current'> {
  count?: Counted | number;
  /** Its parameter in the URL. The value is null if the parameter is absent. */
  name: string;
  value: string | null;
}

/** The description of a list. A new kind of record needs nothing else. */
export interface ListScreenProps<Row extends { id: string }> {
  /** The list's path. */
  path: string;
  title: string;
  /** Where the list belongs to another screen. */
  back?: WayBack;
  /** The URL's parameters, not parsed yet. */
  current: Record<string, string | string[] | undefined>;
  /** How many records match the search and the filters. */
  total?: Counted;
  /** The line under the title instead of the total. */
  detail?: ReactNode;
  /** The buttons beside the title. A phone shows only their icons, where they have one. */
  actions?: ReactNode;
  /** What else the list leads to. Behind “…” on a phone. */
  links?: MoreLink[];
  /** The states of its records. Without it, the list has no tabs. */
  tabs?: { label: string; values: ListTab[] };
  /** Without it, the list has no row of filters. */
  search?: { text: string; placeholder: string };
  filters?: ListFilter[];
  /** More controls in the row of filters. */
  extras?: ReactNode;
  /** The first is always shown, and is the link to the record. Not needed if there is a `body`. */
  columns?: [ListColumn<Row>, ...ListColumn<Row>[]];
  href?: (row: Row) => string;
  /** Without cursors, it is the whole list. */
  page: { rows: Row[]; nextCursor: string | null; previousCursor: string | null } | { rows: Row[] };
  /** The rows in another form than a table. */
  body?: ReactNode;
  /** What stands below the list. */
  below?: ReactNode;
  /**
   * `text` and `action` for a list without any records (`untouched`). `noneMatch` if nothing matches, with a link to `all` of them.
   */
  empty: { untouched: boolean; text: string; action?: ReactNode; noneMatch?: string; all?: string };
  /** The columns that the member chose. Without it, there is no column menu. */
  chosen?: { cookie: string; shown: string[] };
  /** The action for selected rows, and each row's name. */
  bulk?: BulkDeletion & { nameOf: (row: Row) => string };
  /** Whether the list can be printed; company and time if this is the version for printing. */
  print?: { company: string; at: string } | 'offered';
}

/** One list of records: search, filters, columns, selection, pages. Or its version for printing. */
export function ListScreen<Row extends { id: string }>(props: ListScreenProps<Row>) {
  const { path, title, current, tabs, search, filters = [], page, empty, chosen, print } = props;
  const t = useTranslations();
  const locale = useLocale();
  const address = (changes: Record<string, string | null>) => listAddress(path, current, changes);
  const columns = shownColumns(props);
  if (typeof print === 'object')
    return (
      <PrintSheet
        {...{ title, page, tabs, filters, search, print }}
        columns={columns}
        back={address({ print: null })}
      />
    );
  const told = ({ count, more }: Counted) => `${formatNumber(count, locale)}${more ? '+' : ''}`;
  const found = ({ count, more }: Counted) =>
    more ? t('common.many_results', { count: formatNumber(count, locale) }) : t('common.count_results', { count });
  return (
    // As tall as its placeholder, so that the footer does not move when a short list arrives.
    <div className="list-screen min-h-dvh">
      <ListHeader
        title={title}
        back={props.back}
        detail={props.detail ?? (props.total && found(props.total))}
        counted={!props.detail && tabs !== undefined}
        actions={props.actions}
        links={props.links}
        rare={print && search ? [{ href: address({ print: '1' }), label: t('action.print') }] : []}
      />
      {tabs && (
        <StatusTabs
          label={tabs.label}
          tabs={tabs.values.map(({ name, value, count, ...tab }) => ({
            ...tab,
            count: typeof count === 'number' ? formatNumber(count, locale) : count && told(count),
            href: address({ [name]: value }),
          }))}
        />
      )}
      {search && (
        <ListFilters placeholder={search.placeholder} filters={filters} extras={props.extras}>
          {(print || chosen) && (
            <span className="flex gap-2 md:ml-auto">
              {print && (
                <LinkButton href={address({ print: '1' })} icon={<Icon name="printer" />} className="max-sm:hidden">
                  {t('action.print')}
                </LinkButton>
              )}
              {chosen && (
                <ColumnMenu
                  cookie={chosen.cookie}
                  columns={(props.columns ?? []).slice(1).map(({ key, header }) => ({ key, label: header }))}
                  shown={chosen.shown}
                />
              )}
            </span>
          )}
        </ListFilters>
      )}
      {page.rows.length > 0 ? (
        props.body || <Rows {...props} columns={columns} />
      ) : empty.untouched ? (
        <EmptyState title={empty.text} action={empty.action} />
      ) : (
        <EmptyState
          title={empty.noneMatch}
          action={<LinkButton href={empty.all ?? path}>{t('action.clear_filters')}</LinkButton>}
        />
      )}
      {'nextCursor' in page && <ListFoot {...{ path, current, page }} />}
      {props.below && <div className="mt-6">{props.below}</div>}
    </div>
  );
}

type RowsProps<Row extends { id: string }> = Pick<ListScreenProps<Row>, 'title' | 'page' | 'href' | 'bulk'> & {
  columns: ListColumn<Row>[];
};

function Rows<Row extends { id: string }>({ title, columns, page, href, bulk }: RowsProps<Row>) {
  const source = { columns, rows: page.rows, rowKey: (row: Row) => row.id, href, nameOf: bulk?.nameOf };
  if (!bulk) return <DataTable caption={title} {...source} />;
  return <SelectableTable caption={title} {...tableData(source)} records={bulk.records} remove={bulk.remove} />;
}

/** The columns chosen for the table, and those that cards always show. */
function shownColumns<Row extends { id: string }>({ columns, chosen, print }: ListScreenProps<Row>): ListColumn<Row>[] {
  if (!columns) return [];
  const [first, ...others] = columns;
  const isChosen = ({ key }: ListColumn<Row>) => !chosen || chosen.shown.includes(key);
  const shown = others.filter((column) => isChosen(column) || (column.card && typeof print !== 'object'));
  return [first, ...shown.map((column) => (isChosen(column) ? column : { ...column, cardOnly: true }))];
}
