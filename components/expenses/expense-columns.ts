import type { ListColumn } from '@/components/lists/list-screen';
import { type Clock, momentCell } from '@/components/rentals/rental-cells';
import type { ListedExpense } from '@/lib/expenses/list-expenses';
import type { Locale } from '@/lib/i18n/locales';
import type { Translate } from '@/lib/i18n/translate';
import { formatMoney } from '@/lib/money';

/** The columns of expenses, with voided ones struck through. `withVehicle` is false if all belong to one vehicle. */
export function expenseColumns(
  t: Translate,
  { locale, withVehicle, ...clock }: Clock & { locale: Locale; withVehicle: boolean },
): [ListColumn<ListedExpense>, ...ListColumn<ListedExpense>[]] {
  const vehicle: ListColumn<ListedExpense> = {
    key: 'vehicle',
    header: t('expenses.of'),
    cell: ({ plate, make, model }) =>
      plate === null ? t('expenses.company') : { text: `${make} ${model},`, whole: plate },
    card: 'line',
    quiet: true,
  };
  return [
    { key: 'kind', header: t('expenses.kind'), cell: (row) => kindCell(t, row), card: 'title' },
    ...(withVehicle ? [vehicle] : []),
    {
      key: 'vendor',
      header: t('expenses.vendor'),
      cell: ({ vendor, reference }) => ({ text: vendor || reference || '—', tableOnly: !vendor && !reference }),
      name: true,
      card: 'start',
      quiet: true,
    },
    {
      key: 'when',
      header: t('common.date'),
      cell: ({ spentAt }) => momentCell(t, { at: spentAt, late: false, locale, ...clock }),
      card: 'end',
      quiet: true,
    },
    {
      key: 'paid_by',
      header: t('expenses.paid_by'),
      cell: ({ paidByName, method }) => ({ text: paidByName, below: t(`payments.method_${method}`) }),
      name: true,
    },
    {
      key: 'amount',
      header: t('common.amount'),
      cell: ({ amountCents, voidedAt }) => ({
        text: formatMoney(amountCents, 'USD', locale),
        struck: voidedAt !== null,
      }),
      numeric: true,
      card: 'state',
    },
  ];
}

function kindCell(t: Translate, { kind, voidedAt, chargedTo }: ListedExpense) {
  const text = t(`expenses.kind_${kind}`);
  if (voidedAt) return { text, badge: { tone: 'lined' as const, text: t('expenses.voided') } };
  return { text, badge: chargedTo === null ? null : { tone: 'blue' as const, text: t('expenses.charged') } };
}
