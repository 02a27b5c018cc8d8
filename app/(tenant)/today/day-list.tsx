import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/layout/client-messages';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { Link } from '@/components/ui/link';
import { inOrder } from '@/lib/today/in-order';
import type { Movement } from '@/lib/today/list-movements';
import { MovementRow, type MovementRowProps } from './movement-row';

interface DayListProps extends Omit<MovementRowProps, 'movement'> {
  out: Movement[];
  back: Movement[];
  title?: ReactNode;
  action?: ReactNode;
  /** How many are shown of what is late, and as many of the others; all by default. Then a link leads to the rest. */
  most?: number;
}

/** The pickups and returns of a day in one list: what is late, and then hour by hour. */
export function DayList({ out, back, title, action, most = Number.POSITIVE_INFINITY, ...row }: DayListProps) {
  const t = useTranslations('today');
  const { late, hours } = inOrder({ out, back }, row.timeZone);
  const toCome = hours.flat();
  const parts = [
    { key: 'late', rows: late, look: 'text-danger', more: 'more_late' },
    { key: 'to_come', rows: toCome, look: 'text-muted', more: 'more' },
  ] as const;
  return (
    <ClientMessages namespaces={['payments', 'reservations', 'success']}>
      <Card title={title} action={action} flush>
        {out.length + back.length === 0 && <p className="px-4 pb-4 text-muted">{t('none')}</p>}
        {parts.map(({ key, rows, look, more }) => (
          <section key={key} hidden={rows.length === 0}>
            {late.length > 0 && (
              <h3
                className={cn(
                  'flex items-center gap-2 border-hairline bg-sunken px-4 py-1.5 text-sm',
                  look,
                  // At the top of the card, it has the card's corners and edge.
                  key === 'late' && !title ? 'rounded-t-card border-b' : 'border-t',
                )}
              >
                {t(key)} <span className="tabular font-normal">{rows.length}</span>
              </h3>
            )}
            <ul>
              {rows.slice(0, most).map((movement) => (
                <MovementRow key={movement.id} movement={movement} {...row} />
              ))}
            </ul>
            {rows.length > most && (
              <p className="border-t border-hairline px-4 py-1">
                <Link
                  href="/today"
                  className="inline-flex min-h-11 items-center text-accent underline underline-offset-2 hover:no-underline"
                >
                  {t(more, { count: rows.length - most })}
                </Link>
              </p>
            )}
          </section>
        ))}
      </Card>
    </ClientMessages>
  );
}
