import { route } from '@/lib/server/route';
import { reorderVehicleClasses } from '@/lib/vehicles/reorder-vehicle-classes';

/** All classes in their new order: `{"classIds": [...], "version": ...}`. */
export const PUT = route(reorderVehicleClasses);
