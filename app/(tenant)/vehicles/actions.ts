'use server';

import { archiveVehicle } from '@/lib/allocations/archive-vehicle';
import { archiveVehicles } from '@/lib/allocations/archive-vehicles';
import { listAvailableVehicles } from '@/lib/allocations/list-available-vehicles';
import { updateVehicle } from '@/lib/allocations/update-vehicle';
import { action } from '@/lib/server/action';
import { readAction } from '@/lib/server/read-action';
import { createVehicle } from '@/lib/vehicles/create-vehicle';
import { listVehicleChoices } from '@/lib/vehicles/list-vehicle-choices';

export const createVehicleAction = action(createVehicle, '/vehicles');
export const updateVehicleAction = action(updateVehicle, '/vehicles');
export const archiveVehicleAction = action(archiveVehicle, '/vehicles');
export const archiveVehiclesAction = action(archiveVehicles, '/vehicles');

export const searchVehiclesAction = readAction('vehicles.view', listVehicleChoices);
export const searchAvailableVehiclesAction = readAction('vehicles.view', listAvailableVehicles);
