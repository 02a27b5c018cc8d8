import { z } from 'zod';
import { PageInput } from '../lists/page-input';

export const SuspendTenantInput = z.object({
  tenantId: z.guid('record_not_found'),
  reason: z.string().trim().min(1, 'reason_required').max(500, 'too_long'),
});

export const UnsuspendTenantInput = z.object({ tenantId: z.guid('record_not_found') });

export const TENANT_STATUSES = ['active', 'suspended'] as const;

export const TenantFilters = z.object({
  q: z.string().trim().max(100).catch(''),
  status: z.enum(TENANT_STATUSES).nullable().catch(null),
  ...PageInput.shape,
});

export type TenantFilters = z.output<typeof TenantFilters>;
