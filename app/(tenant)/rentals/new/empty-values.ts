import { instantToLocal } from '@/lib/dates';
import { DAY_MS, HOUR_MS } from '@/lib/durations';
import type { Locale } from '@/lib/i18n/locales';
import { moneyInput } from '@/lib/money';
import { BLANK_WIZARD, type WizardValues } from '@/lib/rentals/wizard/wizard-values';
import type { TenantContext } from '@/lib/server/context';
import type { TenantSettings } from '@/lib/tenants/get-tenant-settings';

const FIRST_DAYS = 3;

/** An agreement that begins now, with what the company has set. */
export function emptyValues(ctx: TenantContext, settings: TenantSettings, locale: Locale): WizardValues {
  const quarter = HOUR_MS / 4;
  const pickup = new Date(Math.floor(ctx.now.getTime() / quarter) * quarter);
  const place = settings.locations[0] ?? '';
  return {
    ...BLANK_WIZARD,
    pickupAt: instantToLocal(pickup, ctx.tenant.timeZone),
    dueAt: instantToLocal(new Date(pickup.getTime() + FIRST_DAYS * DAY_MS), ctx.tenant.timeZone),
    pickupLocation: place,
    returnLocation: place,
    usageZone: settings.usageZones[0] ?? '',
    depositCents: moneyInput(settings.defaultDepositCents, locale),
    milesPerDay: String(settings.defaultMilesPerDay),
    insurancePerDayCents: moneyInput(settings.insurancePerDayCents, locale),
    agentSigner: ctx.member.name,
  };
}
