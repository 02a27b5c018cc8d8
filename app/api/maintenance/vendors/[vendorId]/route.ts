import { archiveVendor } from '@/lib/maintenance/archive-vendor';
import { updateVendor } from '@/lib/maintenance/update-vendor';
import { route } from '@/lib/server/route';

export const PUT = route(updateVendor);
export const DELETE = route(archiveVendor);
