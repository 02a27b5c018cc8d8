import { useLocale, useTranslations } from 'next-intl';
import { formatMoney } from '@/lib/money';
import type { AccountData } from '@/lib/papers/account-data';

const AGES = ['month', 'two_months', 'three_months', 'older'] as const;

/** The balance before and at the end, and how old what is owed is. */
export function StatementSums({ account }: { account: AccountData }) {
  const t = useTranslations();
  const locale = useLocale();
  const ages = account.closingCents > 0 ? AGES : [];
  const sums = [
    { label: t('papers.account_opening'), cents: account.openingCents },
    { label: t('papers.account_closing'), cents: account.closingCents },
    ...ages.map((age, index) => ({ label: t(`customers.owed_${age}`), cents: account.ages[index] ?? 0 })),
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 rounded-card border border-hairline bg-raised p-4 lg:grid-cols-6">
      {sums.map(({ label, cents }) => (
        <div key={label} className="grid content-between gap-0.5">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="tabular font-semibold">{formatMoney(cents, 'USD', locale)}</dd>
        </div>
      ))}
    </dl>
  );
}
