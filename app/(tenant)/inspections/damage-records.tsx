import { useLocale, useTranslations } from 'next-intl';
import { DamageLine } from '@/components/inspections/damage-line';
import type { NumberedDamage } from '@/components/inspections/shown-damage';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/link';
import { can, type MemberRole } from '@/lib/auth/permissions';
import { fileUrl, thumbnailUrl } from '@/lib/files/file-url';
import type { Attachment } from '@/lib/files/list-attachments';
import type { ListedDamage } from '@/lib/inspections/list-damages';
import { formatMoney } from '@/lib/money';
import { DamageActions } from './damage-actions';

const LOOKS = {
  open: ['amber', 'circle-alert'],
  charged: ['blue', 'wallet'],
  repaired: ['green', 'check'],
  dismissed: ['slate', 'circle-off'],
} as const;

type ShownDamage = NumberedDamage<ListedDamage & { photos: readonly Attachment[] }>;

/** Damages with what has become of each, its photos, and what can be done now. */
export function DamageRecords({ damages, role }: { damages: readonly ShownDamage[]; role: MemberRole }) {
  const t = useTranslations('inspections');
  const locale = useLocale();
  if (damages.length === 0) return <p className="text-muted">{t('no_damage')}</p>;
  return (
    <ul>
      {damages.map((damage) => {
        const [tone, icon] = LOOKS[damage.state];
        return (
          <DamageLine key={damage.id} damage={damage}>
            <p className="mt-1 flex flex-wrap items-center gap-2 text-sm">
              <Badge tone={tone} icon={icon} text={t(`state_${damage.state}`)} />
              {damage.state === 'charged' && damage.chargeCents !== null && (
                <span className="tabular">{formatMoney(damage.chargeCents, 'USD', locale)}</span>
              )}
              {damage.rentalId && (
                <Link href={`/rentals/${damage.rentalId}`} className="text-accent hover:underline">
                  {damage.rentalNumber}
                </Link>
              )}
              {damage.ticketId && (
                <Link href={`/inspections/tickets/${damage.ticketId}`} className="text-accent hover:underline">
                  {damage.ticketNumber}
                </Link>
              )}
              {damage.closedAs && (
                <span className="text-muted">{[damage.closedBy, damage.closedNote].filter(Boolean).join(': ')}</span>
              )}
            </p>
            {damage.photos.length > 0 && (
              <p className="mt-2 flex flex-wrap gap-2">
                {damage.photos.map(({ id }) => (
                  <a key={id} href={fileUrl(id)} target="_blank" rel="noreferrer">
                    {/* biome-ignore lint/performance/noImgElement: the server has made the small photo already, for this session alone */}
                    <img
                      src={thumbnailUrl(id)}
                      alt={t('damage_photo')}
                      loading="lazy"
                      className="h-16 w-22 rounded-control object-cover"
                    />
                  </a>
                ))}
              </p>
            )}
            <DamageActions
              damage={damage}
              mayCharge={
                can(role, 'payments.charge') && damage.inspectionKind === 'checkin' && damage.rentalId !== null
              }
              mayRepair={
                can(role, 'maintenance.create') && damage.ticketStatus !== 'planned' && damage.ticketStatus !== 'open'
              }
              mayClose={can(role, 'inspections.close_damage')}
            />
          </DamageLine>
        );
      })}
    </ul>
  );
}
