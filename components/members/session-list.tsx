import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { formatDateTime, formatMoment } from '@/lib/dates';
import type { ListedSession } from '@/lib/members/list-sessions';
import { EndSessionButton } from './end-session-button';
import type { EndSession } from './member-actions';

interface Props {
  sessions: ListedSession[];
  memberId: string;
  end: EndSession;
  now: Date;
  timeZone: string;
}

/** Where somebody is signed in: device, network, when last used. The session of the reader is marked, and not ended here. */
export function SessionList({ sessions, memberId, end, now, timeZone }: Props) {
  const t = useTranslations('members');
  const locale = useLocale();
  if (sessions.length === 0) return <p className="px-4 pb-4 text-muted">{t('no_sessions')}</p>;
  return (
    <ul className="divide-y divide-hairline">
      {sessions.map((session) => (
        <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-2 font-medium">
              {session.device ?? t('unknown_device')}
              {session.own && <Badge tone="green">{t('this_device')}</Badge>}
            </p>
            <p className="text-sm text-muted">
              {t('session_seen', {
                seen: formatMoment(session.lastSeenAt, locale, timeZone, now),
                address: session.address ?? '—',
              })}
            </p>
            <p className="text-sm text-muted">
              {t('session_since', { since: formatDateTime(session.createdAt, locale, timeZone) })}
            </p>
          </div>
          {!session.own && <EndSessionButton sessionId={session.id} memberId={memberId} end={end} />}
        </li>
      ))}
    </ul>
  );
}
