'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { CustomerPicker } from '@/components/customers/customer-picker';
import { searchCustomersAction } from '../../actions';

/** Finds the record to merge with another one. */
export function MergePicker({ customerId }: { customerId: string }) {
  const t = useTranslations('customers');
  const router = useRouter();
  return (
    <div data-task className="max-w-xl">
      <CustomerPicker
        id="merge-with"
        label={t('other_record')}
        selected={null}
        onSelect={({ id }) => router.push(`/customers/${customerId}/merge?with=${id}`)}
        search={searchCustomersAction}
        exceptId={customerId}
      />
    </div>
  );
}
