import { useLocale, useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { Link } from '@/components/ui/link';
import { formatDate, formatMonthYear } from '@/lib/dates';
import type { VehicleEarnings } from '@/lib/figures/get-vehicle-earnings';
import { formatMoney, formatNumber } from '@/lib/money';

interface Props {
  earnings: Pick<VehicleEarnings, 'purchase' | 'daysOut'>;
  /** Where the price can be added; null if the member may not. */
  editHref: string | null;
}

/** Whether the vehicle has paid for itself, since when, and how long it was out for that. */
export function PurchaseCard({ earnings: { purchase, daysOut }, editHref }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const days = {
    label: t('figures.days_out'),
    value: formatNumber(daysOut, locale, Number.isInteger(daysOut) ? 0 : 1),
  };
  if (!purchase)
    return (
      <Card title={t('figures.pays')}>
        <DescriptionList facts={[days]} />
        <p className="mt-3 text-sm text-muted">
          {t('figures.no_price')}{' '}
          {editHref && (
            <Link href={editHref} className="text-accent underline underline-offset-2 hover:no-underline">
              {t('figures.add_price')}
            </Link>
          )}
        </p>
      </Card>
    );
  const { priceCents, purchasedOn, since, stillCents } = purchase;
  return (
    <Card title={t('figures.pays')}>
      <p className="mb-3 font-medium">
        {since
          ? t('figures.paid_since', { month: formatMonthYear(since, locale) })
          : t('figures.still_to_earn', { amount: formatMoney(stillCents, 'USD', locale) })}
      </p>
      <DescriptionList
        facts={[
          { label: t('vehicles.purchase_price'), value: formatMoney(priceCents, 'USD', locale) },
          {
            label: t('vehicles.purchased_on'),
            value: purchasedOn && formatDate(purchasedOn, locale, 'UTC'),
          },
          days,
        ]}
      />
    </Card>
  );
}
