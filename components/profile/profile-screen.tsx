import { useLocale, useTranslations } from 'next-intl';
import { ClientMessages } from '@/components/layout/client-messages';
import { SessionList } from '@/components/members/session-list';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import type { Locale } from '@/lib/i18n/locales';
import type { ListedSession } from '@/lib/members/list-sessions';
import { EndOthersButton } from './end-others-button';
import { NameForm } from './name-form';
import { PasswordForm } from './password-form';
import type { ProfileActions } from './profile-actions';
import { SecondFactorCard } from './second-factor-card';

interface Props {
  profile: {
    name: string;
    email: string;
    /** As people read it. */
    role: string;
    locale: Locale | null;
    secondFactorAt: Date | null;
    codesLeft: number;
    secondFactorRequired: boolean;
  };
  id: string;
  sessions: ListedSession[];
  actions: ProfileActions;
  /** The screen's own address. */
  path: string;
  now: Date;
  timeZone: string;
  passwordMinLength: number;
}

/** One's own account: name and language, password, second factor, and where one is signed in. */
export function ProfileScreen(given: Props) {
  const { profile, id, sessions, actions, path, now, timeZone, passwordMinLength } = given;
  const t = useTranslations();
  const locale = useLocale();
  const others = sessions.filter(({ own }) => !own).length;
  return (
    <ClientMessages namespaces={['profile', 'members', 'auth', 'app']}>
      <PageHeader title={t('nav.profile')} detail={t('profile.who', { email: profile.email, role: profile.role })} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          <Card title={t('profile.name_and_language')}>
            <NameForm name={profile.name} locale={profile.locale ?? locale} save={actions.update} />
          </Card>
          <Card title={t('auth.password')}>
            <PasswordForm email={profile.email} change={actions.changePassword} minLength={passwordMinLength} />
          </Card>
        </div>
        <div className="grid gap-4">
          <SecondFactorCard profile={profile} actions={actions} path={path} timeZone={timeZone} />
          <Card
            title={t('members.signed_in_at')}
            action={others > 0 && <EndOthersButton count={others} end={actions.endOthers} />}
            flush
          >
            <SessionList sessions={sessions} memberId={id} end={actions.endSession} now={now} timeZone={timeZone} />
          </Card>
        </div>
      </div>
    </ClientMessages>
  );
}
