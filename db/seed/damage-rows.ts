import { DAY_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import type { damages } from '../schema/damages';
import type { inspections } from '../schema/inspections';

const EVERY = 17;
const REPAIRED_AFTER_MS = 9 * DAY_MS;

const SEEN = [
  { view: 'left', x: 430, y: 620, kind: 'scratch', severity: 'light', note: '12 cm' },
  { view: 'front', x: 330, y: 800, kind: 'crack', severity: 'medium', note: '' },
  { view: 'right', x: 690, y: 360, kind: 'broken', severity: 'severe', note: 'Rétroviseur' },
  { view: 'back', x: 640, y: 780, kind: 'dent', severity: 'medium', note: '' },
  { view: 'top', x: 180, y: 400, kind: 'dent', severity: 'light', note: '' },
] as const;

type InspectionRow = typeof inspections.$inferInsert & { id: string };

/** Damage that some of the returns found. Every second one has been repaired since. */
export function damageRows(looked: readonly InspectionRow[]): (typeof damages.$inferInsert)[] {
  const checkins = looked.filter(({ kind }) => kind === 'checkin');
  return checkins.flatMap(({ tenantId, id, vehicleId, inspectedAt, inspectedBy }, index) => {
    if (index % EVERY !== 0) return [];
    const place = index / EVERY;
    const seen = SEEN[place % SEEN.length];
    if (!seen) return [];
    const closed = {
      closedAs: 'repaired' as const,
      closedAt: new Date(inspectedAt.getTime() + REPAIRED_AFTER_MS),
      closedBy: inspectedBy,
    };
    const found = { ...seen, tenantId, id: newId(), inspectionId: id, vehicleId, createdAt: inspectedAt };
    return [{ ...found, ...(place % 2 === 1 && closed) }];
  });
}
