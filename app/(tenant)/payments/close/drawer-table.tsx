import { useLocale, useTranslations } from 'next-intl';
import type { Cell } from '@/components/ui/cell';
import { DataTable } from '@/components/ui/data-table';
import type { Column } from '@/components/ui/table-data';
import type { CountedLine } from '@/lib/drawers/counted-lines';
import type { DrawerLine } from '@/lib/drawers/drawer-lines';
import { formatMoney } from '@/lib/money';

/** Stored lines of a count have the same fields as those of an open drawer. */
type StoredLine = Record<string, string | number>;
type Line = DrawerLine & Partial<Pick<CountedLine, 'countedCents' | 'differenceCents'>>;

interface Props {
  caption: string;
  lines: readonly (DrawerLine | StoredLine)[];
}

/** What a drawer should hold for each method and currency, as a sum; once it is counted, also what it held. */
export function DrawerTable({ caption, lines }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  // Safe because `count-drawer.ts` stores the lines of `counted-lines.ts`.
  const rows = lines as readonly Line[];
  const counted = rows.some(({ countedCents }) => countedCents !== undefined);
  const money = (cents: number, { currency }: Line) => formatMoney(cents, currency, locale);
  const part = (centsOf: (line: Line) => number) => (line: Line) =>
    centsOf(line) === 0 ? { text: '—', tableOnly: true } : money(centsOf(line), line);
  /** Cash can't be below zero unless a move is missing. Other methods are, where more was given back than came in. */
  const held = (line: Line, cents = 0): Cell => {
    if (cents >= 0) return { text: money(cents, line), strong: true };
    const isCash = line.method === 'cash';
    return (
      <span className={isCash ? 'font-medium text-danger' : 'font-medium'}>
        {money(isCash ? cents : -cents, line)}
        <span className="block text-sm font-normal whitespace-normal text-muted">
          {t(isCash ? 'drawers.below_zero' : 'drawers.given_back')}
        </span>
      </span>
    );
  };
  const gap = (line: Line) =>
    line.differenceCents ? (
      <span className="font-semibold text-danger">{money(line.differenceCents, line)}</span>
    ) : (
      { text: '—', tableOnly: true }
    );
  const figure = (key: string, header: string, cell: (line: Line) => Cell): Column<Line> => ({
    ...{ key, header, cell },
    ...{ numeric: true, card: 'fact', labelled: true },
  });
  return (
    // Columns of equal width, so that the figures of several drawers are below each other.
    <div className="max-md:[&_.fact:has(>.off-card:only-child)]:hidden xl:[&_table]:table-fixed">
      <DataTable
        caption={caption}
        rows={[...rows]}
        rowKey={({ method, currency }) => `${method} ${currency}`}
        columns={[
          {
            key: 'method',
            header: t('payments.method'),
            cell: ({ method, currency }) =>
              t('drawers.method_currency', { method: t(`payments.method_${method}`), currency }),
            card: 'title',
          },
          figure(
            'opening',
            t('drawers.opening'),
            part(({ openingCents }) => openingCents),
          ),
          figure(
            'received',
            t('drawers.received'),
            part(({ inCents }) => inCents),
          ),
          figure(
            'refunded',
            t('drawers.refunded'),
            part(({ outCents }) => -outCents),
          ),
          figure(
            'moved',
            t('drawers.moved'),
            part(({ movedCents }) => movedCents),
          ),
          figure('expected', t('drawers.expected'), (line) => held(line, line.expectedCents)),
          ...(counted
            ? [
                figure('counted', t('drawers.counted'), (line) => held(line, line.countedCents)),
                figure('gap', t('drawers.difference'), gap),
              ]
            : []),
        ]}
      />
    </div>
  );
}
