import { route } from '@/lib/server/route';
import { archiveVehicles } from '@/lib/vehicles/archive-vehicles';

export const POST = route(archiveVehicles);
