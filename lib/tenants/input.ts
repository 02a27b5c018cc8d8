import { z } from 'zod';
import { LOCALES } from '../i18n/locales';
import { PageInput } from '../lists/page-input';
import { VersionInput } from '../version-input';
import { isTenantSlug } from './slug';
import { TIME_ZONES } from './values';

const plan = z.string().min(1, 'required').max(40, 'invalid_value');
const name = z.string().trim().min(1, 'required').max(120, 'too_long');

export const CreateTenantInput = z.object({
  name,
  slug: z.string().trim().toLowerCase().min(1, 'required').refine(isTenantSlug, 'invalid_slug'),
  plan,
  timeZone: z.enum(TIME_ZONES, 'invalid_value'),
  language: z.enum(LOCALES, 'invalid_value'),
  adminName: name,
  adminEmail: z.string().trim().toLowerCase().min(1, 'required').max(254, 'too_long').pipe(z.email('invalid_email')),
});

export const SuspendTenantInput = z.object({
  tenantId: z.guid('record_not_found'),
  reason: z.string().trim().min(1, 'reason_required').max(500, 'too_long'),
});

export const UnsuspendTenantInput = z.object({ tenantId: z.guid('record_not_found') });

export const UpdateTenantInput = z.object({ tenantId: z.guid('record_not_found'), version: VersionInput, name, plan });

export const AddTenantNoteInput = z.object({
  tenantId: z.guid('record_not_found'),
  text: z.string().trim().min(1, 'required').max(4000, 'too_long'),
});

export const TENANT_STATUSES = ['active', 'suspended'] as const;

/** What operators look for: who is on trial, has not paid, can make nothing more, does nothing, or was given notice. */
export const TENANT_NEEDS = ['trial', 'unpaid', 'full', 'quiet', 'leaving'] as const;
export type TenantNeed = (typeof TENANT_NEEDS)[number];
export const TENANT_SORTS = ['name', 'newest', 'activity'] as const;

export const TenantFilters = z.object({
  q: z.string().trim().max(100).catch(''),
  status: z.enum(TENANT_STATUSES).nullable().catch(null),
  plan: z.string().min(1).max(40).nullable().catch(null),
  need: z.enum(TENANT_NEEDS).nullable().catch(null),
  sort: z.enum(TENANT_SORTS).catch('name'),
  ...PageInput.shape,
});

export type TenantFilters = z.output<typeof TenantFilters>;
