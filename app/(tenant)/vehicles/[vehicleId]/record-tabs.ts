import type { Locale } from '@/lib/i18n/locales';
import type { TenantContext } from '@/lib/server/context';
import type { VehicleRecord } from '@/lib/vehicles/get-vehicle';

export const RECORD_TABS = [
  'overview',
  'rentals',
  'maintenance',
  'inspections',
  'money',
  'expenses',
  'use',
  'price',
  'timeline',
] as const;
export type RecordTab = (typeof RECORD_TABS)[number];

/** The data that each part of the record page gets. */
export interface RecordTabProps {
  ctx: TenantContext;
  vehicle: VehicleRecord;
  locale: Locale;
  cursor: string | null;
}

export const HISTORY_SIZE = 25;

export function tabHref(vehicleId: string, tab: RecordTab, cursor: string | null = null): string {
  const search = new URLSearchParams({ ...(tab !== 'overview' && { tab }), ...(cursor && { cursor }) });
  return search.size === 0 ? `/vehicles/${vehicleId}` : `/vehicles/${vehicleId}?${search}`;
}
