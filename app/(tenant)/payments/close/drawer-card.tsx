import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { formatDate } from '@/lib/dates';
import type { Drawer } from '@/lib/drawers/read-drawer';
import { DrawerTable } from './drawer-table';

/** A drawer that is not signed off, with what it should hold and the next step. */
export function DrawerCard({ drawer, timeZone }: { drawer: Drawer; timeZone: string }) {
  const t = useTranslations('drawers');
  const locale = useLocale();
  const day = formatDate(drawer.businessDay, locale, timeZone);
  const counted = drawer.closedAt !== null;
  return (
    <Card
      flush
      title={
        <span className="flex flex-wrap items-center gap-3">
          {t('of_day', { clerk: drawer.clerk, day })}
          <Badge tone={counted ? 'amber' : 'lined'}>{t(counted ? 'state_counted' : 'state_open')}</Badge>
        </span>
      }
      action={
        <LinkButton
          href={`/payments/close/${drawer.id}`}
          variant={counted ? 'primary' : 'secondary'}
          aria-label={t(counted ? 'check_named' : 'count_named', { clerk: drawer.clerk, day })}
        >
          {t(counted ? 'check' : 'count')}
        </LinkButton>
      }
    >
      <DrawerTable
        caption={t('of_day', { clerk: drawer.clerk, day })}
        lines={drawer.counts.at(-1)?.lines ?? drawer.lines}
      />
    </Card>
  );
}
