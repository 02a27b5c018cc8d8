import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import type { Health } from '@/lib/health/get-health';
import { HEALTH_LOOKS } from './health/health-looks';

const PARTS = ['database', 'jobs', 'storage', 'mail', 'version', 'errors'] as const;

/** Each part of the installation with what to think of it; what is not well says why. */
export function HealthSummary({ verdicts }: { verdicts: Health['verdicts'] }) {
  const t = useTranslations();
  return (
    <Card
      title={t('nav.system_health')}
      action={
        <Link href="/admin/health" className="text-sm text-accent underline">
          {t('health.all_parts')}
        </Link>
      }
    >
      <ul className="divide-y divide-hairline">
        {PARTS.map((part) => {
          const { level, say } = verdicts[part];
          return (
            <li key={part} className="flex items-start justify-between gap-4 py-2.5 first:pt-0 last:pb-0">
              <div className="min-w-0">
                <p>{t(`health.${part}`)}</p>
                {level !== 'ok' && <p className="text-sm text-muted">{t(`health.says_${say}`)}</p>}
              </div>
              <Badge {...HEALTH_LOOKS[level]}>{t(`health.level_${level}`)}</Badge>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
