import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { MemberDialog } from '@/components/members/member-dialog';
import { MembersTable } from '@/components/members/members-table';
import { RequireSecondFactor } from '@/components/members/require-second-factor';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { listLockedAccounts } from '@/lib/auth/list-locked-accounts';
import { listMembers } from '@/lib/members/list-members';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { requireRight } from '@/lib/server/require-right';
import { planRoom } from '@/lib/tenants/assert-within-plan';
import { getTenantSettings } from '@/lib/tenants/get-tenant-settings';
import { requireSecondFactorAction } from '../actions';
import { MEMBER_ACTIONS } from '../member-actions';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('nav'))('users') };
}

export default async function StaffPage() {
  const ctx = await requireTenant();
  requireRight(ctx, 'members.manage');
  const [members, room, settings] = await query(ctx, 'members.manage', (q) =>
    Promise.all([listMembers(q), planRoom(q, 'members'), getTenantSettings(q)]),
  );
  const emails = members.map(({ email }) => email);
  const locked = await listLockedAccounts(ctx.tenant.slug, emails);
  const t = await getTranslations();
  const count = members.filter(({ active }) => active).length;
  const own = members.find(({ id }) => id === ctx.member.id);
  return (
    <ClientMessages namespaces={['members', 'role', 'auth']}>
      {/* As tall as its placeholder, so that the footer does not move when it arrives. */}
      <div className="min-h-dvh">
        <PageHeader
          title={t('nav.users')}
          detail={room ? t('members.plan_places', { count, limit: room.limit }) : t('members.active_count', { count })}
          action={<MemberDialog member={null} actions={MEMBER_ACTIONS} primary />}
        />
        <div className="grid gap-4">
          <Card flush>
            <MembersTable
              members={members}
              ownId={ctx.member.id}
              timeZone={ctx.tenant.timeZone}
              actions={MEMBER_ACTIONS}
              locked={locked}
            />
          </Card>
          <RequireSecondFactor
            required={settings.secondFactorRequired}
            mayRequire={own?.secondFactor ?? false}
            label={t('members.require_second_factor')}
            profile="/profile"
            require={requireSecondFactorAction}
          />
        </div>
      </div>
    </ClientMessages>
  );
}
