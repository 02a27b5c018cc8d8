'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import type { CustomerStatus } from '@/lib/customers/values';
import {
  archiveCustomerAction,
  blacklistCustomerAction,
  clearCustomerAction,
  setCustomerStatusAction,
} from '../actions';

interface Props {
  customerId: string;
  name: string;
  status: CustomerStatus;
  mayBlacklist: boolean;
  mayArchive: boolean;
}

export function CustomerActions({ customerId, name, status, mayBlacklist, mayArchive }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const [pending, start] = useTransition();
  const changed = () => {
    toast.success(t('customers.status_changed'));
    router.refresh();
  };
  const other = status === 'active' ? 'inactive' : 'active';
  function toggle() {
    start(async () => {
      const result = await setCustomerStatusAction({ customerId, status: other }).catch(() => null);
      if (!result) toast.error(t('errors.network_error'));
      else if (result.ok) changed();
      else toast.error(t(`errors.${result.error.code}`));
    });
  }
  return (
    <>
      {mayArchive && (
        <ConfirmDialog
          id={`archive-customer-${customerId}`}
          danger
          label={t('customers.archive')}
          title={t('confirm.delete_customer')}
          description={t('customers.archive_effect')}
          confirmLabel={t('customers.archive_named', { name })}
          deed="delete_customer"
          action={(_reason, key) => archiveCustomerAction({ customerId }, key)}
          onDone={() => {
            toast.success(t('success.customer_deleted'));
            router.push('/customers');
          }}
        />
      )}
      {status !== 'blacklisted' && (
        <Button pending={pending} onClick={toggle}>
          {t(status === 'active' ? 'customers.deactivate' : 'customers.activate')}
        </Button>
      )}
      {mayBlacklist && (
        <ConfirmDialog
          key={status}
          id={`${status === 'blacklisted' ? 'clear' : 'blacklist'}-${customerId}`}
          danger={status !== 'blacklisted'}
          reason
          label={t(status === 'blacklisted' ? 'customers.clear' : 'customers.blacklist')}
          title={t(status === 'blacklisted' ? 'customers.clear' : 'customers.blacklist')}
          description={t(status === 'blacklisted' ? 'customers.clear_effect' : 'customers.blacklist_effect')}
          confirmLabel={status === 'blacklisted' ? t('customers.clear') : t('customers.blacklist_named', { name })}
          deed="save_customer"
          action={(reason, key) =>
            (status === 'blacklisted' ? clearCustomerAction : blacklistCustomerAction)({ customerId, reason }, key)
          }
          onDone={changed}
        />
      )}
    </>
  );
}
