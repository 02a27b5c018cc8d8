import { useTranslations } from 'next-intl';
import { DataTable } from '@/components/ui/data-table';
import { formatDate } from '@/lib/dates';
import type { SignedDrawer } from '@/lib/drawers/list-drawers';
import type { DrawerCurrency } from '@/lib/drawers/values';
import type { Locale } from '@/lib/i18n/locales';
import { formatMoney } from '@/lib/money';

interface Props {
  rows: SignedDrawer[];
  locale: Locale;
  timeZone: string;
}

/** The closes that are signed off: what was counted in cash, and where it differed. */
export function SignedDrawers({ rows, locale, timeZone }: Props) {
  const t = useTranslations();
  const cash = (row: SignedDrawer, currency: DrawerCurrency) =>
    row.lines.find((line) => line.method === 'cash' && line.currency === currency);
  const counted = (currency: DrawerCurrency) => (row: SignedDrawer) =>
    formatMoney(cash(row, currency)?.countedCents ?? 0, currency, locale);
  const differences = (row: SignedDrawer) => {
    const differing = row.lines.filter(({ differenceCents }) => differenceCents !== 0);
    const said = differing.map(({ differenceCents, currency }) => formatMoney(differenceCents, currency, locale));
    return said.length > 0 ? said.join(' · ') : { text: '—', tableOnly: true };
  };
  return (
    <DataTable
      caption={t('drawers.tab_signed')}
      rows={rows}
      rowKey={(row) => row.id}
      href={(row) => `/payments/close/${row.id}`}
      columns={[
        { key: 'number', header: t('payments.number'), cell: (row) => row.number, figures: true, card: 'title' },
        {
          key: 'day',
          header: t('common.date'),
          cell: (row) => formatDate(row.businessDay, locale, timeZone),
          card: 'end',
          quiet: true,
        },
        { key: 'clerk', header: t('drawers.clerk'), cell: (row) => row.clerk, card: 'start' },
        {
          key: 'usd',
          header: t('drawers.cash_in', { currency: 'USD' }),
          cell: counted('USD'),
          numeric: true,
          card: 'fact',
          labelled: true,
        },
        {
          key: 'htg',
          header: t('drawers.cash_in', { currency: 'HTG' }),
          cell: counted('HTG'),
          numeric: true,
          card: 'fact',
          labelled: true,
        },
        {
          key: 'difference',
          header: t('drawers.difference'),
          cell: differences,
          numeric: true,
          card: 'fact',
          labelled: true,
        },
        { key: 'signer', header: t('drawers.signed_by'), cell: (row) => row.signer, quiet: true },
      ]}
    />
  );
}
