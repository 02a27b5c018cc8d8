import 'server-only';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { notices } from '@/db/schema/activity';
import { members } from '@/db/schema/members';
import { newId } from '../id';

interface Told {
  kind: 'webhook_failed' | 'webhook_off';
  endpoint: { tenantId: string; id: string; url: string };
  now: Date;
}

/** Tells each admin that an address takes no events: once a day, however many were given up. */
export async function raiseWebhookNotice(tx: Transaction, { kind, endpoint, now }: Told): Promise<void> {
  const { tenantId, id, url } = endpoint;
  const admins = await tx
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        eq(members.tenantId, tenantId),
        eq(members.role, 'admin'),
        eq(members.active, true),
        isNull(members.archivedAt),
      ),
    )
    .orderBy(asc(members.id));
  if (admins.length === 0) return;
  const when = kind === 'webhook_off' ? now.toISOString() : now.toISOString().slice(0, 10);
  const told = { kind, params: { endpointId: id, host: new URL(url).host }, href: `/settings/webhooks/${id}` };
  await tx
    .insert(notices)
    .values(
      admins.map(({ id: memberId }) => ({
        ...{ tenantId, id: newId(), memberId, ...told },
        subject: `${kind}:${id}:${when}:${memberId}`,
      })),
    )
    .onConflictDoNothing();
}
