'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { MoreMenu } from '@/components/layout/more-menu';
import { ConfirmWindow } from '@/components/ui/confirm-window';
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

/** What is rarely done to a customer. What destroys comes last. */
export function CustomerActions({ customerId, name, status, mayBlacklist, mayArchive }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const [, start] = useTransition();
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
  const barred = status === 'blacklisted';
  return (
    <MoreMenu
      acts={[
        !barred && {
          key: 'toggle',
          label: t(status === 'active' ? 'customers.deactivate' : 'customers.activate'),
          onSelect: toggle,
        },
        mayBlacklist && {
          key: barred ? 'clear' : 'blacklist',
          label: t(barred ? 'customers.clear' : 'customers.blacklist'),
          danger: !barred,
          dialog: (at) => (
            <ConfirmWindow
              id={`${barred ? 'clear' : 'blacklist'}-${customerId}`}
              danger={!barred}
              reason
              title={t(barred ? 'customers.clear' : 'customers.blacklist')}
              description={t(barred ? 'customers.clear_effect' : 'customers.blacklist_effect')}
              confirmLabel={barred ? t('customers.clear') : t('customers.blacklist_named', { name })}
              deed="save_customer"
              action={(reason, key) =>
                (barred ? clearCustomerAction : blacklistCustomerAction)({ customerId, reason }, key)
              }
              onDone={changed}
              {...at}
            />
          ),
        },
        mayArchive && {
          key: 'archive',
          label: t('customers.archive'),
          danger: true,
          dialog: (at) => (
            <ConfirmWindow
              id={`archive-customer-${customerId}`}
              danger
              title={t('confirm.delete_customer')}
              description={t('customers.archive_effect')}
              confirmLabel={t('customers.archive_named', { name })}
              deed="delete_customer"
              action={(_reason, key) => archiveCustomerAction({ customerId }, key)}
              onDone={() => {
                toast.success(t('success.customer_deleted'));
                router.push('/customers');
              }}
              {...at}
            />
          ),
        },
      ]}
    />
  );
}
