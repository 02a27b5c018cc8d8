import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import type { Verdict } from '@/lib/health/judge-health';
import { HEALTH_LOOKS } from './health-looks';

/** One part of the installation: what to think of it in a sentence, and the numbers below. */
export function HealthCard({ title, verdict, children }: { title: string; verdict: Verdict; children: ReactNode }) {
  const t = useTranslations('health');
  return (
    <Card title={title} action={<Badge {...HEALTH_LOOKS[verdict.level]}>{t(`level_${verdict.level}`)}</Badge>}>
      <p className="mb-3">{t(`says_${verdict.say}`)}</p>
      {children}
    </Card>
  );
}
