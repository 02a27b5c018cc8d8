'use server';

import { revalidatePath } from 'next/cache';
import type { ComboboxOption } from '@/components/forms/combobox';
import { archiveRateRule } from '@/lib/rates/archive-rate-rule';
import { createRateRule } from '@/lib/rates/create-rate-rule';
import { previewRate } from '@/lib/rates/preview-rate';
import { updateRateRule } from '@/lib/rates/update-rate-rule';
import type { Verb } from '@/lib/server/command';
import { tenantContext } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { respond } from '@/lib/server/respond';
import { archiveVehicleClass } from '@/lib/vehicles/archive-vehicle-class';
import { createVehicleClass } from '@/lib/vehicles/create-vehicle-class';
import { VehicleFilters } from '@/lib/vehicles/input';
import { listVehicles } from '@/lib/vehicles/list-vehicles';
import { renameVehicleClass } from '@/lib/vehicles/rename-vehicle-class';
import { reorderVehicleClasses } from '@/lib/vehicles/reorder-vehicle-classes';

function saved<Output>(verb: Verb<Output>, input: unknown, key: string) {
  return respond(async () => {
    const result = await verb(await tenantContext(key), input);
    revalidatePath('/rates', 'layout');
    revalidatePath('/vehicles', 'layout');
    return result;
  });
}

export async function createRateRuleAction(input: unknown, key: string) {
  return saved(createRateRule, input, key);
}

export async function updateRateRuleAction(input: unknown, key: string) {
  return saved(updateRateRule, input, key);
}

export async function archiveRateRuleAction(ruleId: string, key: string) {
  return saved(archiveRateRule, { ruleId }, key);
}

export async function createVehicleClassAction(input: unknown, key: string) {
  return saved(createVehicleClass, input, key);
}

export async function renameVehicleClassAction(input: unknown, key: string) {
  return saved(renameVehicleClass, input, key);
}

export async function reorderVehicleClassesAction(classIds: string[], key: string) {
  return saved(reorderVehicleClasses, { classIds }, key);
}

export async function archiveVehicleClassAction(classId: string, key: string) {
  return saved(archiveVehicleClass, { classId }, key);
}

export async function previewRateAction(question: unknown) {
  return respond(async () => query(await tenantContext(), 'rates.view', (q) => previewRate(q, question)));
}

/** Vehicles for the price preview. */
export async function searchRateVehiclesAction(text: string) {
  return respond(async (): Promise<ComboboxOption[]> => {
    const filters = VehicleFilters.parse({ q: String(text).slice(0, 100), size: '10' });
    const page = await query(await tenantContext(), 'vehicles.view', (q) => listVehicles(q, filters));
    return page.rows.map(({ id, make, model, plate, className }) => ({
      id,
      label: `${make} ${model} · ${plate}`,
      detail: className ?? undefined,
    }));
  });
}
