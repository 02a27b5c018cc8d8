'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { Combobox } from '@/components/forms/combobox';
import { wordOptions } from '@/components/forms/word-options';
import type { CustomerChoice } from '@/lib/customers/list-customer-choices';
import type { ActionResult } from '@/lib/errors';
import { formatPhone } from '@/lib/format-phone';

interface CustomerPickerProps {
  id?: string;
  label?: string;
  selected: { id: string; label: string } | null;
  onSelect: (customer: CustomerChoice & { label: string }) => void;
  search: (text: string) => Promise<ActionResult<CustomerChoice[]>>;
  /** For a rental: a customer who may not rent is shown with the reason, and can't be chosen. */
  renting?: boolean;
  /** A customer who can't be chosen here. */
  exceptId?: string;
  error?: string;
  required?: boolean;
}

/** Finds a customer by name, phone or license while typing. */
export function CustomerPicker({ id = 'customerId', label, search, renting, exceptId, ...field }: CustomerPickerProps) {
  const t = useTranslations();
  const ask = useCallback(
    async (text: string) => {
      const answer = await search(text);
      const offered = answer.ok
        ? { ok: true as const, data: answer.data.filter((row) => row.id !== exceptId) }
        : answer;
      return wordOptions(offered, ({ fullName, phone, licenseNumber, licenseExpired, status }) => ({
        label: fullName,
        detail: [formatPhone(phone), licenseNumber, renting && licenseExpired ? t('customers.license_expired') : '']
          .filter(Boolean)
          .join(' · '),
        ...(renting &&
          status !== 'active' && {
            refused: t(status === 'blacklisted' ? 'errors.customer_blacklisted' : 'errors.customer_inactive'),
          }),
      }));
    },
    [search, renting, exceptId, t],
  );
  return (
    <Combobox
      id={id}
      label={label ?? t('customers.title')}
      placeholder={t('customers.pick_search')}
      search={ask}
      {...field}
    />
  );
}
