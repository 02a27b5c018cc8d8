'use server';

import { getLocale, getTranslations } from 'next-intl/server';
import type { ComboboxOption } from '@/components/forms/combobox';
import { clashSentence } from '@/lib/allocations/clash-sentence';
import { heldUntil } from '@/lib/allocations/held-until';
import { searchAvailableVehicles, type VehicleOption } from '@/lib/allocations/search-available-vehicles';
import { listSelectable } from '@/lib/customers/list-selectable';
import { formatMoment, localDay, localToInstant } from '@/lib/dates';
import { findBusyDrivers } from '@/lib/drivers/find-busy-drivers';
import { listSelectableDrivers } from '@/lib/drivers/list-selectable-drivers';
import { isOfAnother } from '@/lib/drivers/of-another';
import { type DriverKind, MOST_DRIVERS } from '@/lib/drivers/values';
import { HOUR_MS } from '@/lib/durations';
import { isExpired } from '@/lib/expiry';
import { formatPhone } from '@/lib/format-phone';
import { isId } from '@/lib/id';
import { formatMoney } from '@/lib/money';
import { activateRental } from '@/lib/rentals/activate-rental';
import { discardDraft } from '@/lib/rentals/discard-draft';
import { quoteDraft } from '@/lib/rentals/quote-draft';
import { saveDraft } from '@/lib/rentals/save-draft';
import { action } from '@/lib/server/action';
import { tenantContext } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { readAction } from '@/lib/server/read-action';
import { respond } from '@/lib/server/respond';
import { getTenantSettings } from '@/lib/tenants/get-tenant-settings';

export const saveDraftAction = action(saveDraft);
export const discardDraftAction = action(discardDraft, '/rentals');
export const quoteDraftAction = readAction('rentals.create', quoteDraft);
export const activateRentalAction = action(activateRental, '/');

export interface CustomerChoice extends ComboboxOption {
  licenseExpiresOn: string | null;
}

/** Customers for the wizard. An expired license is shown, so that it can be renewed before anybody signs. */
export async function searchCustomersAction(text: string) {
  return respond(async (): Promise<CustomerChoice[]> => {
    const t = await getTranslations();
    const ctx = await tenantContext();
    const today = localDay(ctx.now, ctx.tenant.timeZone);
    const rows = await query(ctx, 'customers.view', (q) => listSelectable(q, String(text).slice(0, 100)));
    return rows.map((row) => ({
      id: row.id,
      label: row.fullName,
      licenseExpiresOn: row.licenseExpiresOn,
      detail: [
        formatPhone(row.phone),
        row.licenseNumber,
        isExpired(row.licenseExpiresOn, today) ? t('customers.license_expired') : '',
      ]
        .filter(Boolean)
        .join(' · '),
      ...(row.status !== 'active' && {
        refused: t(row.status === 'blacklisted' ? 'errors.customer_blacklisted' : 'errors.customer_inactive'),
      }),
    }));
  });
}

export interface DriverChoice extends ComboboxOption {
  kind: DriverKind;
  licenseNumber: string;
  licenseExpiresOn: string | null;
  dateOfBirth: string | null;
  customerId: string | null;
  customerName: string | null;
}

/** Drivers for the wizard, the customer's own first. An expired license is shown. */
export async function searchDriversAction(text: string, customerId: string) {
  return respond(async (): Promise<DriverChoice[]> => {
    const t = await getTranslations('drivers');
    const ctx = await tenantContext();
    const today = localDay(ctx.now, ctx.tenant.timeZone);
    const search = { text: String(text).slice(0, 100), customerId: String(customerId) };
    const rows = await query(ctx, 'drivers.view', (q) => listSelectableDrivers(q, search));
    const ownership = (row: Omit<(typeof rows)[number], 'fullName'>) => {
      if (isOfAnother(row, search.customerId)) return t('of_another', { name: row.customerName ?? '' });
      return row.customerId !== null && row.customerId === customerId ? t('of_customer') : t(`kind_${row.kind}`);
    };
    return rows.map(({ fullName, ...row }) => ({
      ...row,
      label: fullName,
      detail: [ownership(row), row.licenseNumber, isExpired(row.licenseExpiresOn, today) ? t('license_expired') : '']
        .filter(Boolean)
        .join(' · '),
    }));
  });
}

/** Those of these drivers who are on an active rental in the period, with its number. */
export async function busyDriversAction(
  driverIds: string[],
  pickupAt: string,
  dueAt: string,
): Promise<Record<string, string>> {
  const ctx = await tenantContext();
  const from = localToInstant(String(pickupAt), ctx.tenant.timeZone);
  const until = localToInstant(String(dueAt), ctx.tenant.timeZone);
  const ids = Array.isArray(driverIds) ? driverIds.filter(isId).slice(0, MOST_DRIVERS) : [];
  if (!from || !until) return {};
  return Object.fromEntries(await query(ctx, 'drivers.view', (q) => findBusyDrivers(q, ids, { from, until })));
}

export interface VehicleChoice extends ComboboxOption {
  dailyRateCents: number;
  odometerKm: number;
}

/** Vehicles for the wizard's period, each with the reason it is unavailable and when it is available. */
export async function searchVehiclesAction(text: string, pickupAt: string, dueAt: string) {
  return respond(async (): Promise<VehicleChoice[]> => {
    const ctx = await tenantContext();
    const zone = ctx.tenant.timeZone;
    const from = localToInstant(String(pickupAt), zone) ?? ctx.now;
    const wanted = localToInstant(String(dueAt), zone);
    const until = wanted && wanted > from ? wanted : new Date(from.getTime() + HOUR_MS);
    const rows = await query(ctx, 'vehicles.view', async (q) => {
      const { turnaroundMinutes } = await getTenantSettings(q);
      const held = heldUntil(until, turnaroundMinutes);
      return searchAvailableVehicles(q, { text: String(text).slice(0, 100), from, until: held, handOver: true });
    });
    const t = await getTranslations('rentals');
    const locale = await getLocale();
    const refusal = ({ serviceStatus, clash }: VehicleOption): string | undefined => {
      if (serviceStatus !== 'in_service') return t('clash_service');
      if (!clash) return undefined;
      const { key, params } = clashSentence(clash, (moment) => formatMoment(moment, locale, zone, ctx.now));
      return t(key, params);
    };
    return rows.map((row) => ({
      id: row.id,
      label: `${row.make} ${row.model} · ${row.plate}`,
      detail: `${row.year} · ${formatMoney(row.dailyRateCents, 'USD', locale)}`,
      refused: refusal(row),
      dailyRateCents: row.dailyRateCents,
      odometerKm: row.odometerKm,
    }));
  });
}
