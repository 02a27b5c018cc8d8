import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { formatDateTime } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import type { OwnerRecord } from '@/lib/owners/get-owner';
import { VoidPayout } from './void-payout';

interface Props {
  payouts: OwnerRecord['payouts'];
  timeZone: string;
  mayVoid: boolean;
}

/** The money that the owner was paid, voided payouts included. */
export function PayoutsCard({ payouts, timeZone, mayVoid }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <Card title={t('owners.payouts')}>
      {payouts.length === 0 && <p className="text-muted">{t('owners.no_payouts')}</p>}
      <ul className="grid gap-3">
        {payouts.map((payout) => {
          const amount = formatMoney(payout.amountCents, 'USD', locale);
          const htg = payout.paidHtgCents === null ? '' : formatMoney(payout.paidHtgCents, 'HTG', locale);
          const detail = [t(`payments.method_${payout.method}`), htg, payout.reference, payout.paidByName];
          return (
            <li key={payout.id} className="flex items-start justify-between gap-x-4">
              <div className="min-w-0">
                <p>{formatDateTime(payout.paidAt, locale, timeZone)}</p>
                <p className="text-sm text-muted">{detail.filter(Boolean).join(' · ')}</p>
                {payout.voidedAt && (
                  <p className="text-sm">
                    <Badge tone="lined" text={t('owners.voided')} /> {payout.voidedReason}
                  </p>
                )}
              </div>
              <div className="-mt-2.5 flex shrink-0 items-center gap-2 max-lg:-mr-2">
                <span className={payout.voidedAt ? 'tabular line-through' : 'tabular'}>{amount}</span>
                {mayVoid && !payout.voidedAt && <VoidPayout payoutId={payout.id} amount={amount} />}
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
