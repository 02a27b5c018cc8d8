'use server';

import { revalidatePath } from 'next/cache';
import { tenantContext } from '@/lib/server/context';
import { respond } from '@/lib/server/respond';
import { archiveVehicle } from '@/lib/vehicles/archive-vehicle';
import { archiveVehicles } from '@/lib/vehicles/archive-vehicles';
import { createVehicle } from '@/lib/vehicles/create-vehicle';
import { updateVehicle } from '@/lib/vehicles/update-vehicle';

export async function createVehicleAction(input: unknown, key: string) {
  return respond(async () => {
    const result = await createVehicle(await tenantContext(key), input);
    revalidatePath('/vehicles');
    return result;
  });
}

export async function updateVehicleAction(input: unknown, key: string) {
  return respond(async () => {
    const result = await updateVehicle(await tenantContext(key), input);
    revalidatePath('/vehicles', 'layout');
    return result;
  });
}

export async function archiveVehicleAction(vehicleId: string, key: string) {
  return respond(async () => {
    const result = await archiveVehicle(await tenantContext(key), { vehicleId });
    revalidatePath('/vehicles', 'layout');
    return result;
  });
}

export async function archiveVehiclesAction(vehicleIds: string[], key: string) {
  return respond(async () => {
    const result = await archiveVehicles(await tenantContext(key), { vehicleIds });
    revalidatePath('/vehicles', 'layout');
    return result;
  });
}
