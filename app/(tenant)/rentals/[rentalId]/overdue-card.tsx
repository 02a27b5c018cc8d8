import { useLocale, useTranslations } from 'next-intl';
import { ContactButtons } from '@/components/customers/contact-buttons';
import { ChargeLine } from '@/components/rentals/charge-line';
import { lateText } from '@/components/rentals/late-text';
import { Card } from '@/components/ui/card';
import { MINUTE_MS } from '@/lib/durations';
import type { RentalMoney } from '@/lib/payments/get-rental-money';
import type { ReturnPreview } from '@/lib/payments/preview-return';
import { returnMessage } from '@/lib/rentals/return-message';

interface Props {
  money: RentalMoney;
  dueAt: Date;
  /** What a return now would add, without mileage and fuel. */
  lines: ReturnPreview['lines'];
  company: string;
  now: Date;
  timeZone: string;
}

/** How late a vehicle is, what that costs so far, and how to reach whoever has it. */
export function OverdueCard({ money, dueAt, lines, company, now, timeZone }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const { customer, vehicle } = money;
  const minutes = Math.floor((now.getTime() - dueAt.getTime()) / MINUTE_MS);
  const text =
    customer && vehicle
      ? returnMessage({
          ...{ locale: customer.language, company, customer: customer.fullName, dueAt, now, timeZone },
          ...{ vehicle: `${vehicle.make} ${vehicle.model}`, plate: vehicle.plate },
        })
      : '';
  return (
    <Card title={t('rentals.tab_overdue')} className="border-danger/40!">
      <p className="font-medium text-danger">{lateText(t, minutes, locale)}</p>
      <p className="mt-3 text-muted">{t(lines.length > 0 ? 'rentals.late_so_far' : 'rentals.late_costs_nothing')}</p>
      {lines.map((line) => (
        <ChargeLine key={line.kind} {...line} open />
      ))}
      {customer?.phone && <ContactButtons phone={customer.phone} messages={[{ label: t('rentals.ask_back'), text }]} />}
    </Card>
  );
}
