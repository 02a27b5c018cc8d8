import { z } from 'zod';
import { LOCALES } from '../i18n/locales';
import { AUTO_CANCEL_HOURS, NO_SHOW_GRACE_HOURS } from '../no-show-hours';
import { basisPointsInput, blankAsNull, centsInput, wholeInput } from '../number-input';
import { RateInput } from '../rate-input';
import { VersionInput } from '../version-input';
import { TIME_ZONES } from './values';

/** A price of a mile, a day or a service; one for a whole deposit. */
const price = centsInput({ min: 0, max: 999_999 });
const deposit = centsInput({ min: 0, max: 9_999_999 });
const stock = blankAsNull(wholeInput({ min: 0, max: 1000 }));

const MOST_PLACES = 50;

/** One place on each line. Empty lines and repeated places are left out. */
const places = z
  .string()
  .max(MOST_PLACES * 121, 'too_long')
  .transform((text) => [...new Set(text.split('\n').map((line) => line.trim()))].filter((line) => line !== ''))
  .refine((lines) => lines.length <= MOST_PLACES && lines.every(({ length }) => length <= 120), 'too_long');

const version = VersionInput;

const RentalSettings = z.object({
  section: z.literal('rentals'),
  defaultDepositCents: deposit,
  defaultMilesPerDay: wholeInput({ min: 0, max: 1000 }),
  graceMinutes: wholeInput({ min: 0, max: 240 }),
  minimumAge: wholeInput({ min: 18, max: 30 }),
  noShowGraceHours: wholeInput(NO_SHOW_GRACE_HOURS),
  autoCancelHours: wholeInput(AUTO_CANCEL_HOURS),
  quoteValidDays: wholeInput({ min: 1, max: 90 }),
  version,
});

const ChargeSettings = z.object({
  section: z.literal('charges'),
  mileagePriceCents: price,
  fuelQuarterPriceCents: price,
  fuelServiceFeeCents: price,
  lateFreeMinutes: wholeInput({ min: 0, max: 240 }),
  lateHourBasisPoints: basisPointsInput({ min: 0, max: 10_000 }),
  lateFullDayHours: wholeInput({ min: 1, max: 24 }),
  cleaningFeeCents: price,
  freeCancellationHours: wholeInput({ min: 0, max: 720 }),
  cancellationFeeCents: price,
  noShowFeeCents: price,
  version,
});

const ExtraSettings = z.object({
  section: z.literal('extras'),
  insurancePerDayCents: price,
  cdwPerDayCents: price,
  theftPerDayCents: price,
  paiPerDayCents: price,
  gpsPerDayCents: price,
  childSeatPerDayCents: price,
  additionalDriverPerDayCents: price,
  gpsStock: stock,
  childSeatStock: stock,
  version,
});

const MoneySettings = z.object({
  section: z.literal('money'),
  taxEnabled: z.boolean(),
  taxLabel: z.string().trim().min(1, 'required').max(20, 'too_long'),
  taxRateBasisPoints: basisPointsInput({ min: 0, max: 5000 }),
  htgRate: blankAsNull(RateInput),
  version,
});

const PlaceSettings = z.object({ section: z.literal('places'), locations: places, usageZones: places, version });

const NoticeSettings = z.object({
  section: z.literal('notices'),
  timeZone: z.enum(TIME_ZONES, 'invalid_value'),
  paperNoticeDays: wholeInput({ min: 8, max: 120 }),
  morningHour: wholeInput({ min: 4, max: 10 }),
  version,
});

const PaperSettings = z.object({
  section: z.literal('papers'),
  defaultLocale: z.enum(LOCALES, 'invalid_value'),
  paperSize: z.enum(['A4', 'LETTER'], 'invalid_value'),
  version,
});

/** One section of a company's settings as its form sends it. */
export const SettingsInput = z.discriminatedUnion('section', [
  RentalSettings,
  ChargeSettings,
  ExtraSettings,
  MoneySettings,
  PlaceSettings,
  NoticeSettings,
  PaperSettings,
]);
export type SettingsInput = z.output<typeof SettingsInput>;
