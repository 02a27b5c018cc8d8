import { useTranslations } from 'next-intl';
import { ShotPhoto } from '@/components/inspections/shot-photo';
import { Card } from '@/components/ui/card';
import type { InspectionRecord } from '@/lib/inspections/get-inspection';
import { WALK_AROUND_SHOTS } from '@/lib/inspections/values';

/** The walk-around, each side as it was before and as it is now. A photo that was not taken says why. */
export function ComparedPhotos({ record }: { record: InspectionRecord }) {
  const t = useTranslations('inspections');
  const { inspection, earlier } = record;
  const rows = WALK_AROUND_SHOTS.map((shot) => ({
    shot,
    before: earlier?.photos.find(({ slot }) => slot === shot),
    beforeSkipped: earlier?.skippedShots[shot],
    now: record.photos.find(({ slot }) => slot === shot),
    skipped: inspection.skippedShots[shot],
  })).filter(({ before, beforeSkipped, now, skipped }) => before || beforeSkipped || now || skipped);
  if (rows.length === 0) return null;
  return (
    <Card title={t('walk_title')}>
      <div className="grid gap-4 lg:grid-cols-2">
        {rows.map(({ shot, before, beforeSkipped, now, skipped }) => (
          <section key={shot} className="min-w-0">
            <h3 className="mb-1 font-medium">{t(`shot_${shot}`)}</h3>
            <div className="grid grid-cols-2 gap-2">
              <ShotPhoto label={t('compared_before')} photo={before} skipped={beforeSkipped} />
              <ShotPhoto label={t('compared_now')} photo={now} skipped={skipped} />
            </div>
          </section>
        ))}
      </div>
    </Card>
  );
}
