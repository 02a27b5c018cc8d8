import type { Column } from '@/components/ui/table-data';
import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import type { Translate } from '@/lib/i18n/translate';
import { formatMoney } from '@/lib/money';
import type { AccountEntry } from '@/lib/papers/account-data';
import { accountText } from '@/lib/papers/account-text';
import type { PaperText } from '@/lib/papers/paper-text';

type Entry = AccountEntry & { balanceCents: number };

/** The entries of a statement, in the words of its paper. */
export function statementColumns(
  t: Translate,
  { locale, timeZone }: { locale: Locale; timeZone: string },
): Column<Entry>[] {
  const usd = (cents: number) => formatMoney(cents, 'USD', locale);
  const day = (row: Entry) => formatDate(new Date(row.at), locale, timeZone);
  // Safe because both look texts up by their full key.
  const words = t as unknown as PaperText;
  return [
    {
      key: 'what',
      header: t('papers.account_what'),
      cell: (row) => accountText(row, words),
      name: true,
      card: 'title',
    },
    {
      key: 'date',
      header: t('papers.account_date'),
      cell: day,
      figures: true,
    },
    {
      key: 'number',
      header: t('papers.account_number'),
      cell: (row) => row.number,
      figures: true,
    },
    {
      key: 'entry',
      header: t('papers.account_number'),
      cell: (row) => [day(row), row.number].filter(Boolean).join(' · '),
      card: 'start',
      quiet: true,
      cardOnly: true,
    },
    { key: 'amount', header: t('papers.account_amount'), cell: (row) => usd(row.cents), numeric: true, card: 'state' },
    {
      key: 'balance',
      header: t('papers.account_balance'),
      cell: (row) => usd(row.balanceCents),
      numeric: true,
      card: 'end',
      quiet: true,
      labelled: true,
    },
  ];
}
