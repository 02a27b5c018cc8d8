import type { MemberRole } from '@/lib/auth/permissions';
import { HOUR_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import type { Transaction } from '../client';
import type { DemoCompany } from './companies';

export const TIME_ZONE = 'America/Port-au-Prince';

/** What a verb needs to write as a demo company's member, a manager unless said, at a moment in the seed's transaction. */
export function demoContext(
  tx: Transaction,
  tenantId: string,
  { name, slug, locale: defaultLocale }: Pick<DemoCompany, 'name' | 'slug' | 'locale'>,
  { who, now, role = 'manager' }: { who: { id: string; name: string }; now: Date; role?: MemberRole },
) {
  return {
    ...{ tx, tenantId, now, role, sessionId: newId(), address: '127.0.0.1' },
    expiresAt: new Date(now.getTime() + HOUR_MS),
    tenant: {
      id: tenantId,
      slug,
      name,
      timeZone: TIME_ZONE,
      defaultLocale,
      htgRate: null,
      logoId: null,
      color: null,
      deleteOn: null,
    },
    member: { ...who, email: '', role },
  };
}
