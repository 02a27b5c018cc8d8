import { useTranslations } from 'next-intl';

interface TableBehindProps {
  caption: string;
  headers: string[];
  /** The first cell is the row's header. */
  rows: string[][];
}

/** A chart's figures as a table, for screen readers and copying. */
export function TableBehind({ caption, headers, rows }: TableBehindProps) {
  const t = useTranslations('history');
  return (
    <details className="mt-3 not-open:print:hidden">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-sm text-accent lg:min-h-8 print:hidden">
        {t('as_table')}
      </summary>
      <div className="max-h-96 overflow-auto print:max-h-none">
        <table className="tabular w-full text-sm">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="text-muted">
              {headers.map((header) => (
                <th key={header} scope="col" className="py-1.5 pl-4 text-right font-medium first:pl-0 first:text-left">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name = '', ...cells], index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two readings may be of one day; rows never move
              <tr key={index} className="border-t border-hairline">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {name}
                </th>
                {cells.map((cell, at) => (
                  <td key={headers[at + 1]} className="py-1.5 pl-4 text-right whitespace-nowrap">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
