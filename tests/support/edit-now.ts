import { and, eq } from 'drizzle-orm';
import { vendors } from '@/db/schema/maintenance';
import { getAccident } from '@/lib/accidents/get-accident';
import { listShortTurnarounds } from '@/lib/allocations/list-short-turnarounds';
import { CUSTOMER_FIELDS } from '@/lib/customers/fields';
import { getCustomer } from '@/lib/customers/get-customer';
import { DRIVER_FIELDS } from '@/lib/drivers/fields';
import { getDriver } from '@/lib/drivers/get-driver';
import { getExpense } from '@/lib/expenses/get-expense';
import { CAPTION_FIELDS } from '@/lib/files/caption-fields';
import { getFileRecord } from '@/lib/files/get-file-record';
import { CLOSED_DAYS_FIELDS, PLACE_HOURS_FIELDS } from '@/lib/hours/fields';
import { listPlaceHours } from '@/lib/hours/list-place-hours';
import { VENDOR_FIELDS } from '@/lib/maintenance/fields';
import { getPlan } from '@/lib/maintenance/get-plan';
import { getTicket } from '@/lib/maintenance/get-ticket';
import { PLAN_FIELDS } from '@/lib/maintenance/plan-fields';
import { listMembers } from '@/lib/members/list-members';
import { getOwner } from '@/lib/owners/get-owner';
import { getOwnTerms } from '@/lib/papers/get-own-terms';
import { TERMS_FIELDS } from '@/lib/papers/terms-fields';
import { RULE_FIELDS } from '@/lib/rates/fields';
import { getRateRule } from '@/lib/rates/list-rate-rules';
import { ruleRecord } from '@/lib/rates/rule-record';
import { recordVersion } from '@/lib/records/record-version';
import { getRental } from '@/lib/rentals/get-rental';
import { RETURN_PLACE_FIELDS } from '@/lib/rentals/return-place-fields';
import { RESERVATION_FIELDS } from '@/lib/reservations/fields';
import { getReservation } from '@/lib/reservations/get-reservation';
import { reservationRecord } from '@/lib/reservations/reservation-record';
import type { Verb } from '@/lib/server/command';
import type { TenantContext } from '@/lib/server/context';
import { query, type ReadContext } from '@/lib/server/query';
import { getBusinessHeader } from '@/lib/tenants/get-business-header';
import { getSettingsSection } from '@/lib/tenants/get-settings-section';
import { HEADER_FIELDS } from '@/lib/tenants/header-fields';
import { isSettingsSection } from '@/lib/tenants/settings-fields';
import { VEHICLE_FIELDS } from '@/lib/vehicles/fields';
import { getVehicle } from '@/lib/vehicles/get-vehicle';
import { listVehicleClasses, orderVersion } from '@/lib/vehicles/list-vehicle-classes';
import { ENDPOINT_FIELDS } from '@/lib/webhooks/fields';
import { getEndpoint } from '@/lib/webhooks/get-endpoint';

type Input = Readonly<Record<string, unknown>>;
type Reader = (ctx: ReadContext, input: Input) => Promise<string | undefined>;

const caption: Reader = async (ctx, { fileId }) =>
  recordVersion(CAPTION_FIELDS, await getFileRecord(ctx, String(fileId)));

/** The version of what each editing verb would change, as its screen reads it. */
export const VERSIONS: Record<string, Reader> = {
  'vehicles.update': async (ctx, { vehicleId }) =>
    recordVersion(VEHICLE_FIELDS, await getVehicle(ctx, String(vehicleId))),
  'customers.update': async (ctx, { customerId }) =>
    recordVersion(CUSTOMER_FIELDS, await getCustomer(ctx, String(customerId))),
  'drivers.update': async (ctx, { driverId }) => recordVersion(DRIVER_FIELDS, await getDriver(ctx, String(driverId))),
  'rates.update': async (ctx, { ruleId }) =>
    recordVersion(RULE_FIELDS, ruleRecord(await getRateRule(ctx, String(ruleId)))),
  'reservations.update': async (ctx, { reservationId }) => {
    const { reservation } = await getReservation(ctx, String(reservationId));
    return recordVersion(RESERVATION_FIELDS, reservationRecord(reservation, ctx.tenant.timeZone));
  },
  'vehicles.rename_class': async (ctx, { classId }) =>
    (await listVehicleClasses(ctx)).find(({ id }) => id === classId)?.version,
  'vehicles.reorder_classes': async (ctx) => orderVersion(await listVehicleClasses(ctx)),
  'rentals.change_return_place': async (ctx, { rentalId }) =>
    recordVersion(RETURN_PLACE_FIELDS, (await getRental(ctx, String(rentalId))).rental),
  'tenants.save_header': async (ctx) => recordVersion(HEADER_FIELDS, await getBusinessHeader(ctx)),
  'hours.save_place': async (ctx, { place }) => {
    const found = (await listPlaceHours(ctx)).places.find((row) => row.place === place);
    return found && recordVersion(PLACE_HOURS_FIELDS, found);
  },
  'hours.save_closed_days': async (ctx) => recordVersion(CLOSED_DAYS_FIELDS, (await listPlaceHours(ctx)).closed),
  'papers.save_terms': async (ctx) => recordVersion(TERMS_FIELDS, await getOwnTerms(ctx)),
  'tenants.save_settings': async (ctx, { section }) => {
    const name = String(section);
    if (!isSettingsSection(name)) return undefined;
    const { fields, record } = await getSettingsSection(ctx, name);
    return recordVersion(fields, record);
  },
  'allocations.change_turnaround': async (ctx) => (await listShortTurnarounds(ctx)).version,
  'members.update': async (ctx, { memberId }) => (await listMembers(ctx)).find(({ id }) => id === memberId)?.version,
  'maintenance.update_ticket': async (ctx, { ticketId }) => (await getTicket(ctx, String(ticketId))).version,
  'maintenance.update_plan': async (ctx, { planId }) => recordVersion(PLAN_FIELDS, await getPlan(ctx, String(planId))),
  'maintenance.update_vendor': async (ctx, { vendorId }) => {
    const mine = and(eq(vendors.tenantId, ctx.tenantId), eq(vendors.id, String(vendorId)));
    const [vendor] = await ctx.tx.select().from(vendors).where(mine);
    return vendor && recordVersion(VENDOR_FIELDS, vendor);
  },
  'maintenance.change_file': caption,
  'vehicles.change_file': caption,
  'customers.change_file': caption,
  'drivers.change_file': caption,
  'inspections.change_file': caption,
  'payments.change_file': caption,
  'inspections.change_damage_file': caption,
  'owners.update': async (ctx, { ownerId }) => (await getOwner(ctx, String(ownerId))).owner.version,
  'expenses.update': async (ctx, { expenseId }) => (await getExpense(ctx, String(expenseId))).expense.version,
  'expenses.change_file': caption,
  'accidents.update': async (ctx, { accidentId }) => (await getAccident(ctx, String(accidentId))).accident.version,
  'accidents.change_file': caption,
  'support.change_file': caption,
  'webhooks.update_endpoint': async (ctx, { endpointId }) =>
    recordVersion(ENDPOINT_FIELDS, await getEndpoint(ctx, String(endpointId))),
};

/** The input as a form would send it that was opened just now. */
export async function asReadNow<Sent extends object>(
  // biome-ignore lint/suspicious/noExplicitAny: verbs of every output are edited.
  { verb }: Verb<any>,
  ctx: TenantContext,
  input: Sent,
): Promise<Sent & { version: string }> {
  const read = VERSIONS[verb.name];
  if (!read) throw new Error(`${verb.name} edits nothing`);
  const version = await query(ctx, verb.permission, (q) => read(q, Object(input)));
  return { ...input, version: version ?? 'unknown' };
}

/** Saves an edit of the record as it is now. */
export async function editNow<Output>(verb: Verb<Output>, ctx: TenantContext, input: object): Promise<Output> {
  return verb(ctx, await asReadNow(verb, ctx, input));
}
