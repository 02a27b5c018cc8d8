'use server';

import { getTranslations } from 'next-intl/server';
import type { ComboboxOption } from '@/components/forms/combobox';
import { listCustomerChoices } from '@/lib/customers/list-customer-choices';
import { localDay, localToInstant } from '@/lib/dates';
import { findBusyDrivers } from '@/lib/drivers/find-busy-drivers';
import { listSelectableDrivers } from '@/lib/drivers/list-selectable-drivers';
import { isOfAnother } from '@/lib/drivers/of-another';
import type { PickedDriver } from '@/lib/drivers/picked-driver';
import { MOST_DRIVERS } from '@/lib/drivers/values';
import { isExpired } from '@/lib/expiry';
import { isId } from '@/lib/id';
import { getVehicleCondition } from '@/lib/inspections/get-vehicle-condition';
import { handOverVehicle } from '@/lib/payments/hand-over-vehicle';
import { listOwed } from '@/lib/payments/list-owed';
import { discardDraft } from '@/lib/rentals/discard-draft';
import { getTermsToSign } from '@/lib/rentals/get-terms-to-sign';
import { offerVehicles } from '@/lib/rentals/offer-vehicles';
import { quoteDraft } from '@/lib/rentals/quote-draft';
import { saveDraft } from '@/lib/rentals/save-draft';
import { sentText } from '@/lib/sent-text';
import { action } from '@/lib/server/action';
import { readAction } from '@/lib/server/read-action';

export const saveDraftAction = action(saveDraft);
export const discardDraftAction = action(discardDraft, '/rentals');
/** The clauses that customer and agent sign. */
export const termsToSignAction = readAction('rentals.create', getTermsToSign);
export const quoteDraftAction = readAction('rentals.create', quoteDraft);
/** The vehicles that are free, with what each would cost. */
export const offerVehiclesAction = readAction('rentals.create', offerVehicles);
export const handOverAction = action(handOverVehicle, '/');

/** Customers for the wizard, with what each still owes. */
export const searchRentersAction = readAction('customers.view', async (ctx, text: string) => {
  const rows = await listCustomerChoices(ctx, text);
  const owed = await listOwed(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, owedCents: owed[row.id] ?? 0 }));
});

/** What the checkout inspection of a vehicle starts from. */
export const vehicleConditionAction = readAction('inspections.view', getVehicleCondition);

type DriverChoice = ComboboxOption & PickedDriver;

/** Drivers for the wizard, the customer's own first. An expired license is shown. */
export const searchDriversAction = readAction('drivers.view', async (ctx, text: string, customerId: string) => {
  const t = await getTranslations('drivers');
  const today = localDay(ctx.now, ctx.tenant.timeZone);
  const search = { text: sentText(text).slice(0, 100), customerId: sentText(customerId) };
  const rows = await listSelectableDrivers(ctx, search);
  const ownership = (row: Omit<(typeof rows)[number], 'fullName'>) => {
    if (isOfAnother(row, search.customerId)) return t('of_another', { name: row.customerName ?? '' });
    return row.customerId !== null && row.customerId === customerId ? t('of_customer') : t(`kind_${row.kind}`);
  };
  return rows.map(
    ({ fullName, ...row }): DriverChoice => ({
      ...row,
      label: fullName,
      detail: [ownership(row), row.licenseNumber, isExpired(row.licenseExpiresOn, today) ? t('license_expired') : '']
        .filter(Boolean)
        .join(' · '),
    }),
  );
});

/** Those of these drivers who are on an active rental in the period, with its number. */
export const busyDriversAction = readAction(
  'drivers.view',
  async (ctx, driverIds: string[], pickupAt: string, dueAt: string): Promise<Record<string, string>> => {
    const from = localToInstant(sentText(pickupAt), ctx.tenant.timeZone);
    const until = localToInstant(sentText(dueAt), ctx.tenant.timeZone);
    const ids = Array.isArray(driverIds) ? driverIds.filter(isId).slice(0, MOST_DRIVERS) : [];
    if (!from || !until) return {};
    return Object.fromEntries(await findBusyDrivers(ctx, ids, { from, until }));
  },
);
