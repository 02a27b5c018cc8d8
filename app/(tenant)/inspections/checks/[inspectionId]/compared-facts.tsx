import { useLocale, useTranslations } from 'next-intl';
import { useItemName } from '@/components/inspections/use-item-name';
import { Card } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { formatDateTime } from '@/lib/dates';
import type { InspectionRecord } from '@/lib/inspections/get-inspection';
import { formatNumber } from '@/lib/money';

type Side = Pick<
  InspectionRecord['inspection'],
  'inspectedAt' | 'odometerKm' | 'fuelLevel' | 'damageNotes' | 'checklist' | 'kind'
>;

/** The inspection beside the one that it is compared with. */
export function ComparedFacts({ record, timeZone }: { record: InspectionRecord; timeZone: string }) {
  const t = useTranslations('inspections');
  const { inspection, earlier, signatures } = record;
  return (
    <Card title={t('compared')}>
      <div className="grid items-start gap-4 md:grid-cols-2">
        {earlier && <Facts title={t('compared_before')} side={earlier} timeZone={timeZone} />}
        <div className="grid gap-3">
          <Facts title={t('compared_now')} side={inspection} timeZone={timeZone} />
          {signatures.map(({ signer, name, image }) => (
            <figure key={signer}>
              {/* biome-ignore lint/performance/noImgElement: a drawn signature, stored as a data URL */}
              <img src={image} alt="" className="h-16 rounded-control bg-[#fffefb]" />
              <figcaption className="text-sm text-muted">{name}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </Card>
  );
}

function Facts({ title, side, timeZone }: { title: string; side: Side; timeZone: string }) {
  const t = useTranslations();
  const locale = useLocale();
  const nameOf = useItemName();
  const missing = side.checklist.filter(({ answer }) => answer === 'missing').map(({ item }) => nameOf(item));
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{title}</h3>
      <DescriptionList
        facts={[
          { label: t('common.date'), value: formatDateTime(side.inspectedAt, locale, timeZone) },
          { label: t('inspections.odometer'), value: `${formatNumber(side.odometerKm, locale)} km` },
          { label: t('inspections.fuel_level'), value: t(`inspections.fuel_${side.fuelLevel}`) },
          { label: t('common.notes'), value: side.damageNotes },
          {
            label: t('inspections.checklist'),
            value:
              side.checklist.length === 0
                ? null
                : missing.length === 0
                  ? t('inspections.checklist_complete')
                  : t('inspections.checklist_missing', { items: missing.join(', ') }),
          },
        ]}
      />
    </section>
  );
}
