import Link from 'next/link';
import type { ReactNode } from 'react';
import { cn } from './cn';

export interface Column<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers are right-aligned in columns. */
  numeric?: boolean;
  /**
   * Holds text of any length that a person wrote. It wraps instead of pushing other columns out. The first column
   * always may.
   */
  name?: boolean;
  /** `aria-sort` of the column that the list is sorted by. */
  sorted?: 'ascending' | 'descending';
}

interface DataTableProps<Row> {
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  /** The link of a row, if any. */
  href?: (row: Row) => string;
  /** The layout of a row on a phone. */
  card: (row: Row) => ReactNode;
  /** A narrow space before each row and card, for example for a checkbox. */
  lead?: { header: ReactNode; cell: (row: Row) => ReactNode };
}

/** A table from 768 px, cards below. If rows are links, the link is in the first column and covers the whole row. */
export function DataTable<Row>({ caption, columns, rows, rowKey, href, card, lead }: DataTableProps<Row>) {
  return (
    <>
      <div className="hidden overflow-x-auto rounded-card border border-hairline bg-raised md:block">
        <table className="w-full border-collapse text-left">
          <caption className="sr-only">{caption}</caption>
          <thead className="sticky top-0 bg-raised">
            <tr className="h-10 border-b border-hairline">
              {lead && <th className="w-11 pl-1">{lead.header}</th>}
              {columns.map((column) => (
                <th
                  key={column.key}
                  scope="col"
                  aria-sort={column.sorted}
                  className={cn(
                    'px-3 text-sm font-medium whitespace-nowrap text-muted first:pl-4 last:pr-4',
                    column.numeric && 'text-right',
                  )}
                >
                  {column.header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr
                key={rowKey(row)}
                className={cn(
                  'relative h-11 border-b border-hairline last:border-0 has-[[data-select]:checked]:bg-accent-soft',
                  href && 'focus-within:bg-sunken hover:bg-sunken',
                )}
              >
                {lead && <td className="w-11 py-0 pl-1">{lead.cell(row)}</td>}
                {columns.map((column, index) => (
                  <td
                    key={column.key}
                    className={cn(
                      'px-3 py-1.5 first:pl-4 last:pr-4',
                      column.numeric && 'tabular text-right whitespace-nowrap',
                      (column.name || index === 0) && 'max-w-72 wrap-anywhere',
                      index === 0 ? 'min-w-36' : column.name && 'min-w-28',
                    )}
                  >
                    {index === 0 && href ? (
                      <Link href={href(row)} className="font-medium after:absolute after:inset-0 hover:text-accent">
                        {column.cell(row)}
                      </Link>
                    ) : (
                      column.cell(row)
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className="grid grid-cols-1 gap-2 md:hidden">
        {rows.map((row) => (
          <li
            key={rowKey(row)}
            className={cn(
              'flex items-start rounded-card border border-hairline bg-raised wrap-anywhere [&_.tabular]:shrink-0 has-[[data-select]:checked]:bg-accent-soft',
              href && 'active:bg-sunken',
            )}
          >
            {lead && <span className="shrink-0 pt-0.5">{lead.cell(row)}</span>}
            {href ? (
              <Link href={href(row)} className={cn('block min-w-0 flex-1 rounded-card p-3', lead && 'pl-0')}>
                {card(row)}
              </Link>
            ) : (
              <div className={cn('min-w-0 flex-1 p-3', lead && 'pl-0')}>{card(row)}</div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
