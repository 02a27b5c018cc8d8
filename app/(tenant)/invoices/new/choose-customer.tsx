'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { CustomerPicker } from '@/components/customers/customer-picker';
import { Card } from '@/components/ui/card';
import { searchCustomersAction } from '../../customers/actions';

/** Who is billed. The rest of the form follows the choice, which is in the address. */
export function ChooseCustomer({ chosen }: { chosen: { id: string; label: string } | null }) {
  const t = useTranslations('invoices');
  const router = useRouter();
  return (
    <Card title={t('whom')}>
      <CustomerPicker
        selected={chosen}
        onSelect={({ id }) => router.replace(`/invoices/new?customer=${id}`)}
        search={searchCustomersAction}
        required
      />
    </Card>
  );
}
