import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { ClientMessages } from '@/components/layout/client-messages';
import { MemberDialog } from '@/components/members/member-dialog';
import { MemberStatus } from '@/components/members/member-status';
import { SessionList } from '@/components/members/session-list';
import { Card } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { listLockedAccounts } from '@/lib/auth/list-locked-accounts';
import { formatDateTime } from '@/lib/dates';
import { getMember } from '@/lib/members/list-members';
import { listSessions } from '@/lib/members/list-sessions';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { recordTitle } from '@/lib/server/record-title';
import { requireRight } from '@/lib/server/require-right';
import { endMemberSessionAction } from '../actions';
import { MEMBER_ACTIONS } from '../member-actions';
import { AccountActions } from './account-actions';
import { AccountMenu } from './account-menu';
import { EndSessions } from './end-sessions';

/** Shared by the page and its title, so that both ask once. */
const read = cache(async (memberId: string) =>
  query(await requireTenant(), 'members.manage', (q) =>
    Promise.all([getMember(q, memberId), listSessions(q, memberId)]),
  ),
);

export async function generateMetadata({ params }: PageProps<'/staff/[memberId]'>): Promise<Metadata> {
  const { memberId } = await params;
  return recordTitle(
    read(memberId).then(([{ name }]) => name),
    'nav.users',
  );
}

export default async function MemberPage({ params }: PageProps<'/staff/[memberId]'>) {
  const ctx = await requireTenant();
  requireRight(ctx, 'members.manage');
  const { memberId } = await params;
  const [member, sessions] = await orNotFound(read(memberId));
  const locked = (await listLockedAccounts(ctx.tenant.slug, [member.email])).has(member.email);
  const t = await getTranslations();
  const locale = await getLocale();
  const { timeZone } = ctx.tenant;
  const own = member.id === ctx.member.id;
  const { id, name } = member;
  const history = { href: `/audit?who=${id}`, label: t('audit.history_of', { name }) };
  return (
    <ClientMessages namespaces={['members', 'role', 'auth']}>
      <PageHeader
        back={{ href: '/staff', label: t('nav.users') }}
        title={name}
        detail={<MemberStatus member={member} locked={locked} />}
        action={
          <>
            <LinkButton href={history.href} icon={<Icon name="history" />} className="max-sm:hidden">
              {history.label}
            </LinkButton>
            <MemberDialog member={member} actions={MEMBER_ACTIONS} primary={own || (member.active && !locked)} />
            {!own && <AccountActions member={member} locked={locked} />}
            <AccountMenu member={member} own={own} history={history} />
          </>
        }
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card title={t('members.account')}>
          <DescriptionList
            facts={[
              { label: t('auth.email'), value: member.email },
              { label: t('members.role'), value: t(`role.${member.role}`) },
              {
                label: t('members.last_login'),
                value: member.lastLoginAt
                  ? formatDateTime(member.lastLoginAt, locale, timeZone)
                  : t('members.never_signed_in'),
              },
              { label: t('members.second_factor'), value: t(member.secondFactor ? 'members.on' : 'members.off') },
            ]}
          />
        </Card>
        <Card
          title={t('members.signed_in_at')}
          action={!own && sessions.length > 0 && <EndSessions member={member} />}
          flush
        >
          <SessionList
            sessions={sessions}
            memberId={id}
            end={endMemberSessionAction}
            now={ctx.now}
            timeZone={timeZone}
          />
        </Card>
      </div>
    </ClientMessages>
  );
}
