import { z } from 'zod';

export const RetryJobInput = z.object({ queue: z.string().min(1).max(100), jobId: z.uuid() });
