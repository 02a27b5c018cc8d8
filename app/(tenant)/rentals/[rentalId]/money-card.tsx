import { useLocale, useTranslations } from 'next-intl';
import { type MoneySum, MoneySums } from '@/components/payments/money-sums';
import { ChargeLine } from '@/components/rentals/charge-line';
import { Card } from '@/components/ui/card';
import { formatMoney, formatNumber } from '@/lib/money';
import { depositTakenCents } from '@/lib/payments/balance';
import { chargeRefusal } from '@/lib/payments/charge-refusal';
import type { RentalMoney } from '@/lib/payments/get-rental-money';
import { VOIDABLE_CHARGES } from '@/lib/rentals/values';
import { AddChargeDialog } from './add-charge-dialog';
import { AdvanceButtons } from './advance-buttons';
import { ChargePhotos } from './charge-photos';
import { VoidCharge } from './void-charge';

interface Props {
  money: RentalMoney;
  timeZone: string;
  may: { charge: boolean; waive: boolean; collect: boolean; putBack: boolean };
}

export function MoneyCard({ money, timeZone, may }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const { balance, charges, htgRate, htgRateOn, rental } = money;
  const depositTaken = depositTakenCents(balance);
  const depositOff = rental.status === 'active' && depositTaken !== rental.depositCents;
  const usableCents = may.collect ? Math.max(0, Math.min(balance.dueCents, money.advanceHeldCents)) : 0;
  const usedCents = may.putBack ? balance.advanceAppliedCents : 0;
  const taxPercent =
    money.taxBasisPoints === null
      ? null
      : formatNumber(money.taxBasisPoints / 100, locale, money.taxBasisPoints % 100 === 0 ? 0 : 2);
  const sums: MoneySum[] = [
    { label: t('payments.charges_sum'), cents: balance.chargesCents },
    { label: t('payments.paid_sum'), cents: -balance.paidCents },
    ...(balance.depositAppliedCents > 0
      ? [{ label: t('payments.deposit_applied'), cents: -balance.depositAppliedCents }]
      : []),
    ...(balance.advanceAppliedCents > 0
      ? [{ label: t('payments.advance_applied'), cents: -balance.advanceAppliedCents }]
      : []),
    {
      label: balance.dueCents < 0 ? t('payments.owed_to_customer') : t('rentals.balance_due'),
      cents: Math.abs(balance.dueCents),
      strong: true,
    },
  ];
  return (
    <Card title={t('payments.money')}>
      {charges.length === 0 && <p className="text-muted">{t('payments.no_charges')}</p>}
      {charges.map((charge) => (
        <ChargeLine
          key={charge.id}
          kind={charge.kind}
          amountCents={charge.amountCents}
          sentence={{ key: charge.sentenceKey, params: charge.sentenceParams }}
          note={charge.note}
          waivedReason={charge.waivedAt ? (charge.waivedReason ?? '') : null}
        >
          {isByHand(charge.kind) && (
            <ChargePhotos
              chargeId={charge.id}
              photos={charge.photos}
              mayEdit={may.charge && charge.waivedAt === null}
            />
          )}
          {may.waive && charge.waivedAt === null && isByHand(charge.kind) && (
            <VoidCharge
              rentalId={rental.id}
              chargeId={charge.id}
              name={t(`pricing.kind_${charge.kind}`)}
              amount={formatMoney(charge.amountCents, 'USD', locale)}
            />
          )}
        </ChargeLine>
      ))}
      {may.charge && chargeRefusal({ status: rental.status, dueCents: balance.dueCents }) === null && (
        <div className="mt-3">
          <AddChargeDialog
            rentalId={rental.id}
            lines={charges.length}
            taxPercent={taxPercent}
            cleaningFeeCents={money.cleaningFeeCents}
          />
        </div>
      )}
      <MoneySums
        sums={sums}
        depositHeldCents={balance.depositHeldCents}
        agreedDepositCents={depositOff ? rental.depositCents : null}
        htgRate={htgRate}
        htgRateOn={htgRateOn}
        timeZone={timeZone}
      />
      {(usableCents > 0 || usedCents > 0) && (
        <AdvanceButtons
          rentalId={rental.id}
          usableCents={usableCents}
          heldCents={money.advanceHeldCents}
          usedCents={usedCents}
          ledgerVersion={money.ledgerVersion}
        />
      )}
    </Card>
  );
}

function isByHand(kind: string): kind is (typeof VOIDABLE_CHARGES)[number] {
  return VOIDABLE_CHARGES.some((one) => one === kind);
}
