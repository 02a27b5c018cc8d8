import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import type { Movement } from '@/lib/today/list-movements';
import { MovementRow } from './movement-row';
import type { Way } from './way';

interface MovementsProps {
  way: Way;
  movements: Movement[];
  company: string;
  now: Date;
  timeZone: string;
  /** How many are shown; all of them by default. Then a link leads to the others. */
  most?: number;
}

/** One day's pickups, or its returns. */
export function Movements({ way, movements, most = movements.length, ...rest }: MovementsProps) {
  const t = useTranslations('today');
  return (
    <Card title={`${t(way === 'out' ? 'going_out' : 'coming_back')} · ${movements.length}`} flush>
      {movements.length === 0 && <p className="px-4 pb-4 text-muted">{t(way === 'out' ? 'none_out' : 'none_back')}</p>}
      <ul>
        {movements.slice(0, most).map((movement) => (
          <MovementRow key={movement.id} way={way} movement={movement} {...rest} />
        ))}
      </ul>
      {movements.length > most && (
        <p className="border-t border-hairline px-4 py-1">
          <Link
            href="/today"
            className="inline-flex min-h-11 items-center text-accent underline underline-offset-2 hover:no-underline"
          >
            {t('more', { count: movements.length - most })}
          </Link>
        </p>
      )}
    </Card>
  );
}
