import { z } from 'zod';
import { FoundDamageInput } from '../../inspections/condition-input';
import { BLANK_WIZARD, type WizardValues } from './wizard-values';

/** What the form's parts need of the lists that it keeps as JSON. What is still incomplete in one stays. */
const LISTS: Record<string, z.ZodType> = {
  damages: z.array(FoundDamageInput.extend({ kind: z.string(), severity: z.string(), note: z.string() })),
  checklist: z.array(z.object({ item: z.string(), answer: z.string() })),
  skippedShots: z.record(z.string(), z.string()),
};

/** The values of a stored draft that the form can show. A program may have stored any others, which are left out. */
export function keptValues(stored: object | null): Partial<WizardValues> {
  const given = new Map<string, unknown>(Object.entries(stored ?? {}));
  const known = Object.entries(BLANK_WIZARD).flatMap(([name, blank]) => {
    const value = given.get(name);
    return isLike(value, blank) && isReadable(LISTS[name], value) ? [[name, value]] : [];
  });
  return Object.fromEntries(known);
}

function isLike(value: unknown, blank: unknown): boolean {
  if (Array.isArray(blank)) return Array.isArray(value) && value.every((one) => typeof one === 'string');
  return typeof value === typeof blank;
}

function isReadable(list: z.ZodType | undefined, value: unknown): boolean {
  if (!list || value === '') return true;
  try {
    return list.safeParse(JSON.parse(String(value))).success;
  } catch {
    return false;
  }
}
