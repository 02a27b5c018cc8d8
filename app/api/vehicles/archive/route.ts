import { archiveVehicles } from '@/lib/allocations/archive-vehicles';
import { route } from '@/lib/server/route';

export const POST = route(archiveVehicles);
