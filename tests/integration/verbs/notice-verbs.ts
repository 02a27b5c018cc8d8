import { withTenant } from '@/db/client';
import { notices } from '@/db/schema/activity';
import { newId } from '@/lib/id';
import { chooseDailyMail } from '@/lib/notices/choose-daily-mail';
import { readNotices } from '@/lib/notices/read-notices';
import type { TestTenant } from '@/tests/support/factories';
import type { VerbCase } from './verb-case';

async function makeNotice(tenant: TestTenant): Promise<string> {
  const id = newId();
  const params = { vehicle: 'Kia Rio', vehicleId: newId(), expiresOn: '2030-01-01' };
  const row = { tenantId: tenant.id, id, kind: 'insurance', subject: id, params };
  await withTenant(tenant.id, (tx) => tx.insert(notices).values(row));
  return id;
}

export const NOTICE_VERBS: VerbCase[] = [
  {
    verb: readNotices,
    allowed: async (tenant) => ({ noticeIds: [await makeNotice(tenant)] }),
    forbidden: async (tenant) => [{ noticeIds: [await makeNotice(tenant), newId()] }, 'record_not_found'],
    stranger: 'record_not_found',
  },
  {
    verb: chooseDailyMail,
    allowed: async () => ({ dailyMail: true, locale: 'ht' }),
    forbidden: async () => [{ dailyMail: true, locale: 'de' }, 'validation_error', { locale: 'invalid_value' }],
    stranger: null,
  },
];
