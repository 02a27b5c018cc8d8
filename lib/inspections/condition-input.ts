import { z } from 'zod';
import { jsonInput } from '../json-input';
import {
  CHECKLIST_ANSWERS,
  DAMAGE_KINDS,
  DAMAGE_SEVERITIES,
  DRAWING_VIEWS,
  MOST_CHECKLIST_ITEMS,
  MOST_FOUND,
  WALK_AROUND_SHOTS,
} from './values';

const thousandths = z.int('invalid_value').min(0, 'invalid_value').max(1000, 'invalid_value');

/** A damage as it is marked on the drawing. Its id is made where it is marked, so that its photo can follow it. */
export const FoundDamageInput = z.object({
  id: z.uuid('invalid_value'),
  view: z.enum(DRAWING_VIEWS, 'invalid_value'),
  x: thousandths,
  y: thousandths,
  kind: z.enum(DAMAGE_KINDS, 'required'),
  severity: z.enum(DAMAGE_SEVERITIES, 'required'),
  note: z.string().trim().max(500, 'too_long').default(''),
});
export type FoundDamage = z.output<typeof FoundDamageInput>;

export const ChecklistItemName = z.string().trim().min(1, 'required').max(60, 'too_long');
const skippedBecause = z.string().trim().min(1, 'reason_required').max(200, 'too_long');

export const FoundDamagesInput = jsonInput(z.array(FoundDamageInput, 'invalid_value').max(MOST_FOUND, 'too_long'), []);

/** What an inspection records besides mileage, fuel and notes. Forms send each part as JSON. */
export const ConditionInput = z.object({
  damages: FoundDamagesInput,
  checklist: jsonInput(
    z
      .array(z.object({ item: ChecklistItemName, answer: z.enum(CHECKLIST_ANSWERS, 'invalid_value') }), 'invalid_value')
      .max(MOST_CHECKLIST_ITEMS, 'too_long'),
    [],
  ),
  /** Why a photo was not taken, by what it would show. */
  skippedShots: jsonInput(z.partialRecord(z.enum(WALK_AROUND_SHOTS), skippedBecause, 'invalid_value'), {}),
});
export type ConditionInput = z.output<typeof ConditionInput>;
