import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { formatDate } from '@/lib/dates';
import type { ProfileActions } from './profile-actions';
import { RenewCodesButton } from './renew-codes-button';
import { TurnOffMenu } from './turn-off-menu';

interface Props {
  profile: { secondFactorAt: Date | null; codesLeft: number; secondFactorRequired: boolean };
  actions: ProfileActions;
  /** The profile's address. */
  path: string;
  timeZone: string;
}

/** Whether signing in takes a second step, and what can be changed about it. */
export function SecondFactorCard({ profile, actions, path, timeZone }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const { secondFactorAt: since, codesLeft, secondFactorRequired } = profile;
  if (!since)
    return (
      <Card title={t('members.second_factor')}>
        <p className="mb-3 max-w-prose text-muted">{t('profile.factor_help')}</p>
        <LinkButton href={`${path}/second-factor`}>{t('profile.turn_on')}</LinkButton>
      </Card>
    );
  return (
    <Card
      title={t('members.second_factor')}
      action={!secondFactorRequired && <TurnOffMenu turnOff={actions.turnOff} />}
    >
      <p className="mb-3 flex flex-wrap items-center gap-2">
        <Badge tone="green" icon="check">
          {t('members.on')}
        </Badge>
        <span>{t('profile.factor_since', { since: formatDate(since, locale, timeZone) })}</span>
      </p>
      <p className={codesLeft < 3 ? 'mb-3 text-danger' : 'mb-3 text-muted'}>
        {codesLeft > 0 ? t('profile.codes_left', { count: codesLeft }) : t('profile.no_codes_left')}
      </p>
      {secondFactorRequired && <p className="mb-3 text-sm text-muted">{t('errors.second_factor_compulsory')}</p>}
      <RenewCodesButton renew={actions.renewCodes} next={path} />
    </Card>
  );
}
