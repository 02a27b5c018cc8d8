'use server';

import { retryJob } from '@/lib/health/retry-job';
import { operatorAction } from '@/lib/server/operator-action';

export const retryJobAction = operatorAction(retryJob, '/admin/health');
