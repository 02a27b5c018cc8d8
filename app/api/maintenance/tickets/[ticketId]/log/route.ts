import { logService } from '@/lib/maintenance/log-service';
import { route } from '@/lib/server/route';

export const POST = route(logService, 201);
