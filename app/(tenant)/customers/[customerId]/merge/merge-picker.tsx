'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { Combobox } from '@/components/forms/combobox';
import { searchCustomersAction } from '../../actions';

/** Finds the record to merge with this one. */
export function MergePicker({ customerId }: { customerId: string }) {
  const t = useTranslations('customers');
  const router = useRouter();
  const search = useCallback((text: string) => searchCustomersAction(text, customerId), [customerId]);
  return (
    <div className="max-w-xl">
      <Combobox
        id="merge-with"
        label={t('other_record')}
        placeholder={t('search')}
        selected={null}
        onSelect={(option) => option && router.push(`/customers/${customerId}/merge?with=${option.id}`)}
        search={search}
      />
    </div>
  );
}
