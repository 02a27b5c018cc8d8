import { z } from 'zod';
import { LOCALES } from '../i18n/locales';
import { PageInput } from '../lists/page-input';
import { LocalTimeInput } from '../local-time-input';
import { blankAsNull, wholeInput } from '../number-input';
import { FUEL_LEVELS } from '../pricing/values';
import { ChecklistItemName, ConditionInput, FoundDamageInput } from './condition-input';
import { DAMAGE_CLOSINGS, INSPECTION_KINDS, MOST_CHECKLIST_ITEMS } from './values';

const MOST_KM = 2_000_000;
const SIGNATURE_LIMIT = 400_000;

const id = z.uuid('record_not_found');

/** An inspection without a hand-over or return. */
export const RecordInspectionInput = ConditionInput.extend({
  vehicleId: z.uuid('required'),
  /** When the vehicle was looked at; now if it is not said. */
  inspectedAt: blankAsNull(LocalTimeInput),
  odometerKm: wholeInput({ min: 0, max: MOST_KM }),
  fuelLevel: z.enum(FUEL_LEVELS, 'required'),
  damageNotes: z.string().trim().max(4000, 'too_long').default(''),
  /** The inspector's; empty if nobody signed. */
  agentSignature: z
    .string()
    .max(SIGNATURE_LIMIT, 'too_long')
    .regex(/^(?:data:image\/png;base64,[A-Za-z0-9+/=]+)?$/, 'invalid_value')
    .default(''),
});

/** A damage that was seen at an inspection and is marked later. */
export const MarkDamageInput = FoundDamageInput.extend({ inspectionId: id });

export const CloseDamageInput = z.object({
  damageId: id,
  closedAs: z.enum(DAMAGE_CLOSINGS, 'required'),
  reason: z.string().trim().max(500, 'too_long').default(''),
});
export const ReopenDamageInput = z.object({ damageId: id });

export const SaveChecklistInput = z.object({
  items: z.array(ChecklistItemName).max(MOST_CHECKLIST_ITEMS, 'too_long'),
  /** The list that was changed. Where a colleague has changed it since, the change is refused. */
  seen: z.array(z.string().max(100)).max(100).optional(),
});

export const IssueSheetInput = z.object({
  inspectionId: id,
  /** For an inspection without a rental. */
  locale: z.enum(LOCALES).nullish(),
});

export const InspectionFilters = z.object({
  q: z.string().trim().max(100).catch('').default(''),
  kind: z.enum(INSPECTION_KINDS).nullable().catch(null),
  vehicleId: z.uuid().nullable().catch(null),
  ...PageInput.shape,
});
export type InspectionFilters = z.output<typeof InspectionFilters>;
