import { z } from 'zod';

export const SuspendTenantInput = z.object({
  tenantId: z.guid('record_not_found'),
  reason: z.string().trim().min(1, 'reason_required').max(500, 'too_long'),
});

export const UnsuspendTenantInput = z.object({ tenantId: z.guid('record_not_found') });

export const TenantFilters = z.object({
  q: z.string().trim().max(100).catch(''),
  status: z.enum(['active', 'suspended']).nullable().catch(null),
});

export type TenantFilters = z.output<typeof TenantFilters>;
