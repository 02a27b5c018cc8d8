'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { formatMoney } from '@/lib/money';
import type { Picked } from '@/lib/rentals/wizard/wizard-settings';

/** Says what the customer still owes from other rentals. It warns and refuses nothing. */
export function OwedAlert({ customer }: { customer: Picked | null }) {
  const t = useTranslations('customers');
  const locale = useLocale();
  if (!customer?.owedCents) return null;
  const amount = formatMoney(customer.owedCents, 'USD', locale);
  return (
    <div className="mt-2">
      <Alert tone="warning">{t('owes_named', { name: customer.label, amount })}</Alert>
    </div>
  );
}
