import 'server-only';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { attachments } from '@/db/schema/files';
import { newId } from '../id';
import { orderPaper } from '../papers/order-paper';
import { paperCompany } from '../papers/paper-company';
import type { SheetData, SheetPhoto } from '../papers/sheet-data';
import { command, type WriteContext } from '../server/command';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { nextNumber } from '../tenants/next-number';
import { getVehicle } from '../vehicles/get-vehicle';
import { drawnBody } from './drawn-body';
import { getInspection, type InspectionRecord } from './get-inspection';
import { IssueSheetInput } from './input';
import { WALK_AROUND_SHOTS } from './values';
import { zoneAt } from './zone-at';

const REFERENCE_LENGTH = 12;

/**
 * Issues an inspection's sheet as things stand now: of a rental in the agreement's language, else in the one asked for.
 * Photos that come later are on the next sheet. Throws `record_not_found`.
 */
export const issueSheet = command(
  { name: 'inspections.issue_sheet', permission: 'inspections.create', input: IssueSheetInput },
  async (ctx, { inspectionId, locale }) => {
    const record = await getInspection(ctx, inspectionId);
    const settings = await getTenantSettings(ctx);
    const { className } = await getVehicle(ctx, record.vehicle.id);
    const { inspection, vehicle, rental } = record;
    const photos = await listPhotos(ctx, record);
    const id = newId();
    const number = await nextNumber(ctx, 'I');
    const data: SheetData = {
      locale: rental?.locale ?? locale ?? 'fr',
      paperSize: settings.paperSize,
      timeZone: settings.timeZone,
      company: paperCompany(settings),
      number,
      reference: id.slice(-REFERENCE_LENGTH).toUpperCase(),
      issuedAt: ctx.now.toISOString(),
      tenantId: ctx.tenantId,
      kind: inspection.kind,
      inspectedAt: inspection.inspectedAt.toISOString(),
      inspectedBy: record.inspectedBy ?? '',
      agreementNumber: rental?.number ?? null,
      vehicle: {
        name: `${vehicle.make} ${vehicle.model} ${vehicle.year}`,
        plate: vehicle.plate,
        body: drawnBody(vehicle.model, className),
      },
      odometerKm: inspection.odometerKm,
      fuelLevel: inspection.fuelLevel,
      notes: inspection.damageNotes,
      checklist: inspection.checklist,
      damages: damagesOf(record),
      photos,
      skipped: Object.entries(inspection.skippedShots).map(([shot, reason]) => ({ shot, reason })),
      signatures: record.signatures.map(({ signedAt, ...signed }) => ({ ...signed, signedAt: signedAt.toISOString() })),
      unsignedReason: inspection.unsignedReason,
      withdrawn: null,
    };
    await orderPaper(ctx, { id, kind: 'inspection', rentalId: rental?.id ?? null, inspectionId, number, data });
    ctx.record({ entity: 'vehicle', entityId: vehicle.id, before: null, after: { inspectionId, sheet: number } });
    return { id, number };
  },
);

function damagesOf({ before, found }: InspectionRecord): SheetData['damages'] {
  return [...before, ...found].map((damage, index) => ({
    number: index + 1,
    isNew: index >= before.length,
    view: damage.view,
    x: damage.x,
    y: damage.y,
    zone: zoneAt(damage),
    kind: damage.kind,
    severity: damage.severity,
    note: damage.note,
  }));
}

/** The walk-around first, then other photos, then those of the damages that are new. */
async function listPhotos(ctx: WriteContext, record: InspectionRecord): Promise<SheetPhoto[]> {
  const shots: readonly string[] = WALK_AROUND_SHOTS;
  const own = record.photos.map(({ id, slot }) => ({ id, shot: shots.includes(slot) ? slot : null, damage: null }));
  const ofDamages = record.found.flatMap(({ photos }, index) =>
    photos.map(({ id }) => ({ id, shot: null, damage: record.before.length + index + 1 })),
  );
  const wanted = [...own.filter(({ shot }) => shot), ...own.filter(({ shot }) => !shot), ...ofDamages];
  if (wanted.length === 0) return [];
  const rows = await ctx.tx
    .select({ id: attachments.id, storageKey: attachments.storageKey })
    .from(attachments)
    .where(
      and(
        eq(attachments.tenantId, ctx.tenantId),
        isNull(attachments.archivedAt),
        inArray(
          attachments.id,
          wanted.map(({ id }) => id),
        ),
      ),
    );
  const keys = new Map(rows.map(({ id, storageKey }) => [id, storageKey]));
  return wanted.flatMap(({ id, ...photo }) => {
    const storageKey = keys.get(id);
    return storageKey ? [{ ...photo, storageKey }] : [];
  });
}
