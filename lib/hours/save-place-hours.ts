import 'server-only';
import { eq } from 'drizzle-orm';
import { tenantSettings } from '@/db/schema/tenants';
import { AppError } from '../errors';
import { assertUnchanged } from '../records/assert-unchanged';
import { command } from '../server/command';
import { PLACE_HOURS_FIELDS } from './fields';
import { PlaceHoursInput } from './input';
import { lockBusinessHours } from './lock-business-hours';
import { ownHours } from './own-hours';
import { placeHoursRecord } from './place-hours-record';
import type { DayHours, PlaceHours } from './values';
import { WEEK_DAYS } from './values';

/**
 * Changes when a place is open, and what holds outside the hours. Reservations and agreements keep the fees that they
 * were made with. Throws `record_not_found` for a place that the company does not have.
 */
export const savePlaceHours = command(
  { name: 'hours.save_place', permission: 'settings.manage', input: PlaceHoursInput },
  async (ctx, { place, version, ...input }) => {
    const { business, locations } = await lockBusinessHours(ctx);
    if (place !== '' && !locations.includes(place))
      throw new AppError('record_not_found', { fields: { place: 'record_not_found' } });
    const before = placeHoursRecord(ownHours(business, place));
    const entity = { entity: 'tenant_settings', entityId: ctx.tenantId };
    await assertUnchanged(ctx, { fields: PLACE_HOURS_FIELDS, record: before, version, ...entity });
    const hours = placeHours(input);
    await ctx.tx
      .update(tenantSettings)
      .set({ businessHours: { ...business, places: { ...business.places, [place]: hours } }, updatedAt: ctx.now })
      .where(eq(tenantSettings.tenantId, ctx.tenantId));
    ctx.record({ ...entity, before: { place, ...before }, after: { place, ...placeHoursRecord(hours) } });
    return { place };
  },
);

function placeHours(input: Omit<PlaceHoursInput, 'place' | 'version'>): PlaceHours {
  const days = WEEK_DAYS.flatMap((day): [string, DayHours][] => {
    const [opens, closes] = input[day]?.split('-') ?? [];
    return opens && closes ? [[day, { opens, closes }]] : [];
  });
  const { afterHours } = input;
  return { week: Object.fromEntries(days), afterHours, feeCents: afterHours === 'fee' ? (input.feeCents ?? 0) : 0 };
}
