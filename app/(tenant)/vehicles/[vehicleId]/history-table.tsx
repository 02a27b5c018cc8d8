import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

export interface HistoryColumn<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  numeric?: boolean;
}

interface HistoryTableProps<Row> {
  caption: string;
  columns: HistoryColumn<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
}

/** Rows without links. On a phone each row is a card with its columns below each other. */
export function HistoryTable<Row>({ caption, columns, rows, rowKey }: HistoryTableProps<Row>) {
  return (
    <table className="block w-full text-left md:table md:rounded-card md:border md:border-hairline md:bg-raised">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr className="border-b border-hairline">
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={cn(
                'h-10 px-3 text-sm font-medium whitespace-nowrap text-muted first:pl-4 last:pr-4',
                column.numeric && 'text-right',
              )}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="grid gap-2 md:table-row-group">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            className="block rounded-card border border-hairline bg-raised p-3 md:table-row md:rounded-none md:border-0 md:border-t md:p-0"
          >
            {columns.map((column) => (
              <td
                key={column.key}
                className={cn(
                  'flex justify-between gap-4 py-0.5 md:table-cell md:h-11 md:px-3 md:py-1.5 md:first:pl-4 md:last:pr-4',
                  column.numeric && 'tabular md:text-right md:whitespace-nowrap',
                )}
              >
                <span aria-hidden="true" className="text-sm text-muted md:hidden">
                  {column.header}
                </span>
                <span className="min-w-0 text-right break-words md:text-inherit">{column.cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
