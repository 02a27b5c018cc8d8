import { z } from 'zod';

export const ArchiveOwnDataInput = z.object({ exportId: z.uuid('invalid_value') });
export const ArchiveTenantInput = z.object({ tenantId: z.guid('record_not_found'), exportId: z.uuid('invalid_value') });
