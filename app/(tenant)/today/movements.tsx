import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import type { Movement } from '@/lib/today/list-movements';
import { MovementRow } from './movement-row';
import type { Way } from './way';

interface MovementsProps {
  way: Way;
  movements: Movement[];
  company: string;
  now: Date;
  timeZone: string;
}

/** One day's pickups, or its returns. */
export function Movements({ way, movements, ...rest }: MovementsProps) {
  const t = useTranslations('today');
  return (
    <Card title={`${t(way === 'out' ? 'going_out' : 'coming_back')} · ${movements.length}`} flush>
      {movements.length === 0 && <p className="px-4 pb-4 text-muted">{t(way === 'out' ? 'none_out' : 'none_back')}</p>}
      <ul>
        {movements.map((movement) => (
          <MovementRow key={movement.id} way={way} movement={movement} {...rest} />
        ))}
      </ul>
    </Card>
  );
}
