import { useLocale, useTranslations } from 'next-intl';
import { Badge, type Tone } from '@/components/ui/badge';
import type { ApiKeyRow } from '@/lib/api-keys/list-api-keys';
import { formatDateTime, formatMoment } from '@/lib/dates';
import { RevokeKey } from './revoke-key';

const TONES: Record<ApiKeyRow['state'], Tone> = {
  active: 'green',
  revoked: 'slate',
  expired: 'amber',
  orphaned: 'amber',
};

/** A key with its rights, its maker and when it was last used. Where it has ended, why. */
export function KeyLine({ apiKey, now, timeZone }: { apiKey: ApiKeyRow; now: Date; timeZone: string }) {
  const t = useTranslations();
  const locale = useLocale();
  const { id, name, role, state, createdBy, createdAt, lastUsedAt, expiresAt } = apiKey;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium break-words">
          {name}
          <Badge tone={TONES[state]}>{t(`api.state_${state}`)}</Badge>
        </p>
        <p className="text-sm text-muted">
          {t('api.key_made', {
            role: t(`role.${role}`),
            name: createdBy,
            at: formatDateTime(createdAt, locale, timeZone),
          })}
        </p>
        <p className="text-sm text-muted">
          {lastUsedAt
            ? t('api.key_used', { at: formatMoment(lastUsedAt, locale, timeZone, now) })
            : t('api.key_unused')}
          {expiresAt && ` · ${t('api.key_until', { at: formatDateTime(expiresAt, locale, timeZone) })}`}
        </p>
        {state === 'orphaned' && <p className="text-sm">{t('api.orphaned_detail', { name: createdBy })}</p>}
      </div>
      {state !== 'revoked' && <RevokeKey keyId={id} name={name} />}
    </li>
  );
}
