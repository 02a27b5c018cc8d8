'use server';

import { action } from '@/lib/server/action';
import { archiveVehicle } from '@/lib/vehicles/archive-vehicle';
import { archiveVehicles } from '@/lib/vehicles/archive-vehicles';
import { createVehicle } from '@/lib/vehicles/create-vehicle';
import { updateVehicle } from '@/lib/vehicles/update-vehicle';

export const createVehicleAction = action(createVehicle, '/vehicles');
export const updateVehicleAction = action(updateVehicle, '/vehicles');
export const archiveVehicleAction = action(archiveVehicle, '/vehicles');
export const archiveVehiclesAction = action(archiveVehicles, '/vehicles');
