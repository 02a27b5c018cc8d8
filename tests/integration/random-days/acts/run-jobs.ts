import fc from 'fast-check';
import { withTenant } from '@/db/client';
import { freeNoShows } from '@/lib/jobs/free-no-shows';
import type { Act } from '../act';
import { hasExpired, memberOf } from '../company';

/** The job that closes no-shows runs, once or on two servers at once. */
export const RUN_JOBS: Act<{ twice: boolean }> = {
  name: 'run the no-show job',
  picks: fc.record({ twice: fc.boolean() }),
  possible: () => true,
  async play(company, { twice }) {
    const { tenantId, now, tenant } = await memberOf(company, 'agent');
    const { timeZone } = tenant;
    const run = () => withTenant(tenantId, (tx) => freeNoShows({ tenantId, tx, timeZone, now }));
    await Promise.all(twice ? [run(), run()] : [run()]);
    for (const booking of company.bookings)
      if (booking.status === 'confirmed' && hasExpired(company, booking)) booking.status = 'no_show';
    return [];
  },
};
