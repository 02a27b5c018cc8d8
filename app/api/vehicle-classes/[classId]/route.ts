import { route } from '@/lib/server/route';
import { archiveVehicleClass } from '@/lib/vehicles/archive-vehicle-class';
import { renameVehicleClass } from '@/lib/vehicles/rename-vehicle-class';

export const PUT = route(renameVehicleClass);
export const DELETE = route(archiveVehicleClass);
