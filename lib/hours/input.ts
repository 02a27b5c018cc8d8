import { z } from 'zod';
import { ExpiryDayInput } from '../day-input';
import { blankAsNull, centsInput } from '../number-input';
import { VersionInput } from '../version-input';
import { AFTER_HOURS, HOLIDAYS, WEEK_DAYS } from './values';

const TIMES = /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/;
const MOST_DAYS = 200;

/** Such as `08:00-17:00`; empty for closed. A day that closes at `00:00` is open until midnight. */
const day = z
  .string()
  .trim()
  .nullish()
  .transform((text) => text || null)
  .superRefine((text, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message });
    if (text === null) return;
    if (/^-|-$/.test(text)) return refuse('hours_incomplete');
    if (!TIMES.test(text)) return refuse('invalid_value');
    const [opens = '', closes = ''] = text.split('-');
    if (closes !== '00:00' && closes <= opens) refuse('closes_before_opens');
  });

/** The place's name; empty for all places without hours of their own. */
const place = z.string().trim().max(120, 'too_long').default('');

/** A list as forms send it, with commas or lines between the words, or as an array. */
const words = z
  .union([z.array(z.string()), z.string().transform((text) => text.split(/[\n,]/))])
  .transform((list) => [...new Set(list.map((word) => word.trim()))].filter((word) => word !== '').sort());

export const PlaceHoursInput = z
  .object({
    place,
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: day,
    sunday: day,
    afterHours: z.enum(AFTER_HOURS, 'required'),
    feeCents: blankAsNull(centsInput({ min: 0, max: 99_999 })),
    version: VersionInput,
  })
  .superRefine((hours, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (WEEK_DAYS.every((name) => hours[name] === null)) refuse('monday', 'hours_missing');
    if (hours.afterHours === 'fee' && !hours.feeCents) refuse('feeCents', 'required');
  });
export type PlaceHoursInput = z.output<typeof PlaceHoursInput>;

export const RemovePlaceHoursInput = z.object({ place });

export const ClosedDaysInput = z.object({
  holidays: words.pipe(z.array(z.enum(HOLIDAYS, 'invalid_value'))),
  closedDays: words.pipe(z.array(ExpiryDayInput).max(MOST_DAYS, 'too_long')),
  version: VersionInput,
});
