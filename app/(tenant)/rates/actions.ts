'use server';

import { changeTurnaround } from '@/lib/allocations/change-turnaround';
import { archiveRateRule } from '@/lib/rates/archive-rate-rule';
import { createRateRule } from '@/lib/rates/create-rate-rule';
import { previewRate } from '@/lib/rates/preview-rate';
import { updateRateRule } from '@/lib/rates/update-rate-rule';
import { action } from '@/lib/server/action';
import { readAction } from '@/lib/server/read-action';
import { archiveVehicleClass } from '@/lib/vehicles/archive-vehicle-class';
import { createVehicleClass } from '@/lib/vehicles/create-vehicle-class';
import { renameVehicleClass } from '@/lib/vehicles/rename-vehicle-class';
import { reorderVehicleClasses } from '@/lib/vehicles/reorder-vehicle-classes';

/** A rate shows on the vehicles too. */
const SHOWN_AT = ['/rates', '/vehicles'];

export const createRateRuleAction = action(createRateRule, ...SHOWN_AT);
export const updateRateRuleAction = action(updateRateRule, ...SHOWN_AT);
export const archiveRateRuleAction = action(archiveRateRule, ...SHOWN_AT);
export const createVehicleClassAction = action(createVehicleClass, ...SHOWN_AT);
export const renameVehicleClassAction = action(renameVehicleClass, ...SHOWN_AT);
export const reorderVehicleClassesAction = action(reorderVehicleClasses, ...SHOWN_AT);
export const archiveVehicleClassAction = action(archiveVehicleClass, ...SHOWN_AT);
export const changeTurnaroundAction = action(changeTurnaround, '/rates', '/availability');
export const previewRateAction = readAction('rates.view', previewRate);
