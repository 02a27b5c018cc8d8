import type { MessageKey, RecordField } from '../records/record-field';
import type { TIME_ZONES } from './values';

/** What a company decides for itself, by the section of the settings that it is changed in. */
export const SETTINGS_FIELDS = {
  rentals: {
    defaultDepositCents: { label: 'settings.deposit', type: 'money', required: true },
    defaultMilesPerDay: { label: 'settings.miles', type: 'whole', required: true, unit: 'settings.unit_miles' },
    graceMinutes: { label: 'settings.grace', type: 'whole', required: true, unit: 'settings.unit_minutes' },
    minimumAge: { label: 'settings.age', type: 'whole', required: true, unit: 'settings.unit_years' },
    noShowGraceHours: {
      label: 'settings.no_show_grace',
      type: 'whole',
      required: true,
      unit: 'settings.unit_hours',
    },
    autoCancelHours: {
      label: 'settings.auto_cancel',
      type: 'whole',
      required: true,
      unit: 'settings.unit_hours',
    },
    quoteValidDays: { label: 'settings.quote_days', type: 'whole', required: true, unit: 'settings.unit_days' },
  },
  charges: {
    mileagePriceCents: { label: 'settings.mile', type: 'money', required: true },
    fuelQuarterPriceCents: { label: 'settings.fuel_quarter', type: 'money', required: true },
    fuelServiceFeeCents: { label: 'settings.fuel_service', type: 'money', required: true },
    lateFreeMinutes: { label: 'settings.late_free', type: 'whole', required: true, unit: 'settings.unit_minutes' },
    lateHourBasisPoints: { label: 'settings.late_hour', type: 'percent', required: true },
    lateFullDayHours: { label: 'settings.late_day', type: 'whole', required: true, unit: 'settings.unit_hours' },
    cleaningFeeCents: { label: 'settings.cleaning', type: 'money', required: true },
    freeCancellationHours: {
      label: 'settings.free_cancellation',
      type: 'whole',
      required: true,
      unit: 'settings.unit_hours',
    },
    cancellationFeeCents: { label: 'pricing.kind_cancellation_fee', type: 'money', required: true },
    noShowFeeCents: { label: 'pricing.kind_no_show_fee', type: 'money', required: true },
  },
  extras: {
    insurancePerDayCents: { label: 'rentals.insurance_per_day', type: 'money', required: true },
    cdwPerDayCents: { label: 'pricing.kind_cdw', type: 'money', required: true },
    theftPerDayCents: { label: 'pricing.kind_theft', type: 'money', required: true },
    paiPerDayCents: { label: 'pricing.kind_pai', type: 'money', required: true },
    gpsPerDayCents: { label: 'pricing.kind_gps', type: 'money', required: true },
    childSeatPerDayCents: { label: 'pricing.kind_child_seat', type: 'money', required: true },
    additionalDriverPerDayCents: { label: 'pricing.kind_additional_driver', type: 'money', required: true },
    gpsStock: { label: 'settings.gps_stock', type: 'whole' },
    childSeatStock: { label: 'settings.child_seat_stock', type: 'whole' },
  },
  money: {
    taxEnabled: { label: 'settings.tax', type: 'flag' },
    taxLabel: { label: 'settings.tax_label', type: 'text', required: true },
    taxRateBasisPoints: { label: 'settings.tax_rate', type: 'percent', required: true },
    htgRate: { label: 'settings.gourde_rate', type: 'rate' },
  },
  places: {
    locations: { label: 'settings.locations', type: 'text' },
    usageZones: { label: 'settings.zones', type: 'text' },
  },
  notices: {
    timeZone: {
      label: 'settings.zone',
      type: 'choice',
      starts: 'America/Port-au-Prince',
      choices: {
        'America/Port-au-Prince': 'settings.zone_port_au_prince',
        'America/Santo_Domingo': 'settings.zone_santo_domingo',
        'America/Jamaica': 'settings.zone_kingston',
        'America/Nassau': 'settings.zone_nassau',
        'America/Puerto_Rico': 'settings.zone_san_juan',
        'America/Guadeloupe': 'settings.zone_guadeloupe',
        'America/Martinique': 'settings.zone_martinique',
        'America/Cayenne': 'settings.zone_cayenne',
        'America/New_York': 'settings.zone_new_york',
        'America/Chicago': 'settings.zone_chicago',
        'America/Los_Angeles': 'settings.zone_los_angeles',
        'America/Toronto': 'settings.zone_montreal',
        'America/Sao_Paulo': 'settings.zone_sao_paulo',
        'America/Santiago': 'settings.zone_santiago',
        'Europe/Paris': 'settings.zone_paris',
      } satisfies Record<(typeof TIME_ZONES)[number], MessageKey>,
    },
    paperNoticeDays: { label: 'settings.paper_days', type: 'whole', required: true, unit: 'settings.unit_days' },
    morningHour: { label: 'settings.morning', type: 'whole', required: true, unit: 'settings.unit_clock' },
  },
  papers: {
    defaultLocale: {
      label: 'settings.language',
      type: 'choice',
      starts: 'fr',
      choices: { en: 'app.language_en', fr: 'app.language_fr', ht: 'app.language_ht' },
    },
    paperSize: {
      label: 'settings.paper',
      type: 'choice',
      starts: 'LETTER',
      choices: { A4: 'settings.paper_a4', LETTER: 'settings.paper_letter' },
    },
  },
} as const satisfies Record<string, Readonly<Record<string, RecordField>>>;

export type SettingsSection = keyof typeof SETTINGS_FIELDS;

export function isSettingsSection(name: string): name is SettingsSection {
  return Object.hasOwn(SETTINGS_FIELDS, name);
}
