import { retryJob } from '@/lib/health/retry-job';
import { operatorRoute } from '@/lib/server/route';

export const POST = operatorRoute(retryJob);
