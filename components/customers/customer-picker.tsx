'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { Combobox } from '@/components/forms/combobox';
import { wordOptions } from '@/components/forms/word-options';
import type { CustomerChoice } from '@/lib/customers/list-customer-choices';
import type { ActionResult } from '@/lib/errors';
import { formatPhone } from '@/lib/format-phone';
import { formatMoney } from '@/lib/money';

/** A customer, and for a rental what is still owed, in cents. */
type Choice = CustomerChoice & { owedCents?: number };

interface CustomerPickerProps {
  id?: string;
  label?: string;
  selected: { id: string; label: string } | null;
  onSelect: (customer: Choice & { label: string }) => void;
  search: (text: string) => Promise<ActionResult<Choice[]>>;
  /** Adds a customer with the name that was typed and not found. */
  onNew?: (name: string) => void;
  /** For a rental: a customer who may not rent is shown with the reason, and can't be chosen. */
  renting?: boolean;
  /** A customer who can't be chosen here. */
  exceptId?: string;
  error?: string;
  required?: boolean;
}

/** Finds a customer by name, phone or license while typing. */
export function CustomerPicker({
  id = 'customerId',
  label,
  search,
  onNew,
  renting,
  exceptId,
  ...field
}: CustomerPickerProps) {
  const t = useTranslations();
  const locale = useLocale();
  const ask = useCallback(
    async (text: string) => {
      const answer = await search(text);
      const offered = answer.ok
        ? { ok: true as const, data: answer.data.filter((row) => row.id !== exceptId) }
        : answer;
      return wordOptions(offered, ({ fullName, phone, licenseNumber, licenseExpired, status, owedCents = 0 }) => ({
        label: fullName,
        detail: [
          owedCents > 0 ? t('customers.owes', { amount: formatMoney(owedCents, 'USD', locale) }) : '',
          formatPhone(phone),
          licenseNumber,
          renting && licenseExpired ? t('customers.license_expired') : '',
        ]
          .filter(Boolean)
          .join(' · '),
        ...(renting &&
          status !== 'active' && {
            refused: t(status === 'blacklisted' ? 'errors.customer_blacklisted' : 'errors.customer_inactive'),
          }),
      }));
    },
    [search, renting, exceptId, locale, t],
  );
  return (
    <Combobox
      id={id}
      label={label ?? t('customers.title')}
      placeholder={t('customers.pick_search')}
      search={ask}
      onNone={onNew && { label: (name) => t('customers.new_named', { name }), act: onNew }}
      {...field}
    />
  );
}
