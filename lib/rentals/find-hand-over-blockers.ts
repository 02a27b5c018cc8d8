import 'server-only';
import { and, eq } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { instantToLocal, localDay } from '../dates';
import { driverRefusals } from '../drivers/eligibility';
import { findDriverChoices } from '../drivers/find-driver-choices';
import type { ErrorCode } from '../errors';
import { isRefusedAt } from '../hours/hours-refusals';
import type { BusinessHours } from '../hours/values';
import { isId } from '../id';
import type { ReadContext } from '../server/query';
import { activationBlockers } from './activation';
import { blockerField } from './blocker-field';
import { findLastReturn } from './find-last-return';
import type { AgreementInput } from './input';

export interface HandOverBlocker {
  code: ErrorCode;
  /** A time is a company's local one, `2026-11-21T16:00`. */
  params: Record<string, string | number>;
  /** The field of the agreement to which it belongs. */
  field: keyof AgreementInput | null;
}

interface Question {
  customerId: string | null;
  driverIds: unknown;
  vehicle: { id: string; serviceStatus: string };
  out: Date;
  due: Date;
  returnLocation: string;
  settings: { timeZone: string; minimumAge: number; businessHours: BusinessHours };
}

/**
 * What would prevent the handover because of customer, drivers, vehicle or period, reported while it can still be
 * fixed. Signatures, readings and acknowledgments come later (docs/rules.md §6).
 */
export async function findHandOverBlockers(ctx: ReadContext, question: Question): Promise<HandOverBlocker[]> {
  const { out, due, settings } = question;
  if (!isId(question.customerId)) return [];
  const [[customer], drivers, lastReturnAt] = await Promise.all([
    ctx.tx
      .select({
        status: customers.status,
        licenseExpiresOn: customers.licenseExpiresOn,
        dateOfBirth: customers.dateOfBirth,
      })
      .from(customers)
      .where(and(eq(customers.tenantId, ctx.tenantId), eq(customers.id, question.customerId))),
    findDriverChoices(ctx, question.driverIds),
    findLastReturn(ctx, question.vehicle.id),
  ]);
  if (!customer) return [];
  const days = {
    today: localDay(ctx.now, settings.timeZone),
    pickupDay: localDay(out, settings.timeZone),
    returnDay: localDay(due, settings.timeZone),
  };
  const facts = {
    customer,
    vehicleInService: question.vehicle.serviceStatus === 'in_service',
    lastReturnAt,
    pickupAt: out,
    dueAt: due,
    dueOutsideHours: isRefusedAt(settings.businessHours, question.returnLocation, due, settings.timeZone),
    ...days,
    minimumAge: settings.minimumAge,
    inspectionDone: true,
    customerSigned: true,
    agentSigned: true,
    acknowledged: true,
  };
  const paramsOf = (code: ErrorCode): HandOverBlocker['params'] =>
    code === 'pickup_before_return' && lastReturnAt
      ? { returned: instantToLocal(lastReturnAt, settings.timeZone) }
      : {};
  const refusals = driverRefusals(drivers, { ...days, minimumAge: settings.minimumAge });
  return [
    ...activationBlockers(facts, ctx.now).map((code) => ({ code, params: paramsOf(code), field: blockerField(code) })),
    ...refusals.map(({ code, params }) => ({ code, params, field: blockerField(code) })),
  ];
}
