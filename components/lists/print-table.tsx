import { CellContent } from '@/components/ui/cell';
import { cn } from '@/components/ui/cn';
import type { ListColumn } from './list-screen';

interface PrintTableProps<Row extends { id: string }> {
  caption: string;
  columns: ListColumn<Row>[];
  rows: Row[];
}

/** The rows of a list as a plain table for paper. On a narrow screen it scrolls. */
export function PrintTable<Row extends { id: string }>({ caption, columns, rows }: PrintTableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className="overflow-x-auto print:overflow-visible" tabIndex={0} aria-label={caption}>
      <table className="print-table w-full border-collapse text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line-strong">
            {columns.map(({ key, header, numeric }) => (
              <th
                key={key}
                scope="col"
                className={cn('py-1.5 pr-3 align-bottom font-medium last:pr-0', numeric && 'text-right')}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="break-inside-avoid border-b border-hairline">
              {columns.map(({ key, cell, numeric, figures, name }, index) => (
                <td
                  key={key}
                  className={cn(
                    'py-1 pr-3 align-top last:pr-0',
                    numeric && 'text-right',
                    (numeric || figures) && 'tabular whitespace-nowrap',
                    (name || index === 0) && 'max-w-72 min-w-28 wrap-anywhere',
                  )}
                >
                  <CellContent cell={cell(row)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
