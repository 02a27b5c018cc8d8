import type { Locale } from '@/lib/i18n/locales';
import { moneyInput } from '@/lib/money';
import type { WizardSettings } from '@/lib/rentals/wizard/wizard-settings';
import type { TenantContext } from '@/lib/server/context';
import type { TenantSettings } from '@/lib/tenants/get-tenant-settings';

/** The few of the company's settings that the wizard needs in the browser. */
export function settingsOf(
  ctx: TenantContext,
  settings: TenantSettings,
  { locale, depositHeldCents }: { locale: Locale; depositHeldCents: number },
): WizardSettings {
  return {
    timeZone: ctx.tenant.timeZone,
    htgRate: settings.htgRate,
    depositHeldCents,
    taxLabel: settings.taxEnabled ? settings.taxLabel : null,
    locations: settings.locations,
    usageZones: settings.usageZones,
    agentName: ctx.member.name,
    minimumAge: settings.minimumAge,
    insurancePerDayCents: moneyInput(settings.insurancePerDayCents, locale),
    perDay: {
      cdw: settings.cdwPerDayCents,
      theft: settings.theftPerDayCents,
      pai: settings.paiPerDayCents,
      gps: settings.gpsPerDayCents,
      child_seat: settings.childSeatPerDayCents,
      additional_driver: settings.additionalDriverPerDayCents,
    },
  };
}
