'use server';

import { closeDamage } from '@/lib/inspections/close-damage';
import { getVehicleCondition } from '@/lib/inspections/get-vehicle-condition';
import { issueSheet } from '@/lib/inspections/issue-sheet';
import { recordInspection } from '@/lib/inspections/record-inspection';
import { reopenDamage } from '@/lib/inspections/reopen-damage';
import { saveChecklist } from '@/lib/inspections/save-checklist';
import { chargeDamage } from '@/lib/payments/charge-damage';
import { action } from '@/lib/server/action';
import { readAction } from '@/lib/server/read-action';

export const recordInspectionAction = action(recordInspection, '/inspections', '/vehicles');
export const issueSheetAction = action(issueSheet, '/inspections');
export const closeDamageAction = action(closeDamage, '/inspections', '/vehicles');
export const reopenDamageAction = action(reopenDamage, '/inspections', '/vehicles');
export const chargeDamageAction = action(chargeDamage, '/inspections', '/vehicles', '/rentals');
export const saveChecklistAction = action(saveChecklist, '/inspections');
export const vehicleConditionAction = readAction('inspections.view', getVehicleCondition);
