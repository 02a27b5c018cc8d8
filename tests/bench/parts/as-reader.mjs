import { readTenant } from '@/db/client';
import { BIG } from './big-company.mjs';

const TENANT = { timeZone: 'America/Port-au-Prince' };

/** Runs a read of the big company as screens do, in a transaction with row security. Lists use no more of their context. */
export function asReader(work) {
  return readTenant(BIG.tenantId, (tx) => work({ tenantId: BIG.tenantId, tx, now: new Date(), tenant: TENANT }));
}
