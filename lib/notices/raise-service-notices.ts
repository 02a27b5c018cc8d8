import 'server-only';
import type { Transaction } from '@/db/client';
import { notices } from '@/db/schema/activity';
import { newId } from '../id';
import { listServices } from '../maintenance/list-services';
import { insertMany } from '../server/insert-many';

interface CompanyAt {
  tenantId: string;
  tx: Transaction;
  timeZone: string;
  now: Date;
}

/**
 * Creates the notices about services that the plans ask for: once when one is due soon, and once when it is overdue. One that
 * has a ticket is not told of. Returns how many are new.
 */
export async function raiseServiceNotices(company: CompanyAt): Promise<number> {
  const services = await listServices(company);
  const due = services.filter(({ state, ticket }) => state !== 'later' && !ticket);
  // Notices created at the same moment are ordered by id, so the most urgent gets the last id and is on top.
  const rows = due.toReversed().map((service) => {
    const { planId, vehicleId, serviceType, state, dueKm, dueOn, make, model, plate } = service;
    return {
      tenantId: company.tenantId,
      id: newId(),
      kind: state === 'overdue' ? 'service_overdue' : 'service_due',
      subject: `service:${planId}:${vehicleId}:${dueKm ?? ''}:${dueOn ?? ''}:${state}`,
      params: {
        ...{ planId, vehicleId, serviceType, vehicle: `${make} ${model}, ${plate}` },
        ...(dueKm !== null && { dueKm }),
        ...(dueOn !== null && { dueOn }),
      },
      href: `/inspections/tickets/new?vehicle=${vehicleId}&type=${serviceType}`,
    };
  });
  return insertMany(company.tx, notices, rows, { conflict: { keys: [], update: false } });
}
