import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { SessionList } from '@/components/members/session-list';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { listSessions } from '@/lib/members/list-sessions';
import { getProfile } from '@/lib/profile/get-profile';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { endOwnSessionAction } from './actions';
import { EndOthersButton } from './end-others-button';
import { NameForm } from './name-form';
import { PasswordForm } from './password-form';
import { SecondFactorCard } from './second-factor-card';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('nav'))('profile') };
}

export default async function ProfilePage() {
  const ctx = await requireTenant();
  const [profile, sessions] = await query(ctx, 'profile.edit', (q) =>
    Promise.all([getProfile(q), listSessions(q, ctx.member.id)]),
  );
  const t = await getTranslations();
  const locale = await getLocale();
  const others = sessions.filter(({ own }) => !own).length;
  return (
    <ClientMessages namespaces={['profile', 'members', 'auth', 'app']}>
      <PageHeader
        title={t('nav.profile')}
        detail={t('profile.who', { email: profile.email, role: t(`role.${profile.role}`) })}
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          <Card title={t('profile.name_and_language')}>
            <NameForm name={profile.name} locale={profile.locale ?? locale} />
          </Card>
          <Card title={t('auth.password')}>
            <PasswordForm email={profile.email} />
          </Card>
        </div>
        <div className="grid gap-4">
          <SecondFactorCard profile={profile} timeZone={ctx.tenant.timeZone} />
          <Card title={t('members.signed_in_at')} action={others > 0 && <EndOthersButton count={others} />} flush>
            <SessionList
              sessions={sessions}
              memberId={ctx.member.id}
              end={endOwnSessionAction}
              now={ctx.now}
              timeZone={ctx.tenant.timeZone}
            />
          </Card>
        </div>
      </div>
    </ClientMessages>
  );
}
