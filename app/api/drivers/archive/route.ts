import { archiveDrivers } from '@/lib/drivers/archive-drivers';
import { route } from '@/lib/server/route';

export const POST = route(archiveDrivers);
