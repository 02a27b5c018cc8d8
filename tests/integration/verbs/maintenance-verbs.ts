import { addTicketLine } from '@/lib/maintenance/add-ticket-line';
import { archivePlan } from '@/lib/maintenance/archive-plan';
import { archiveVendor } from '@/lib/maintenance/archive-vendor';
import { cancelTicket } from '@/lib/maintenance/cancel-ticket';
import { completeTicket } from '@/lib/maintenance/complete-ticket';
import { createPlan } from '@/lib/maintenance/create-plan';
import { logService } from '@/lib/maintenance/log-service';
import { openTicket } from '@/lib/maintenance/open-ticket';
import { removeTicketLine } from '@/lib/maintenance/remove-ticket-line';
import { startTicket } from '@/lib/maintenance/start-ticket';
import { updatePlan } from '@/lib/maintenance/update-plan';
import { updateTicket } from '@/lib/maintenance/update-ticket';
import { updateVendor } from '@/lib/maintenance/update-vendor';
import { localIn } from '@/tests/support/agreement';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { openVisit, planValues, ticketValues, vendorOf } from '@/tests/support/open-visit';
import { edited } from './edited';
import type { VerbCase } from './verb-case';

const LINE = { what: 'Oil filter', quantityHundredths: '2', unitCostCents: '8.50' };

async function plannedTicket(tenant: TestTenant): Promise<string> {
  const now = Date.now();
  return openVisit(tenant, { startedAt: localIn(24, now), expectedReadyAt: localIn(72, now) });
}

async function cancelled(tenant: TestTenant): Promise<string> {
  const ticketId = await openVisit(tenant);
  await cancelTicket(await asManager(tenant), { ticketId, reason: 'The car was sold' });
  return ticketId;
}

async function archivedPlan(tenant: TestTenant, vehicleId: string): Promise<string> {
  const { id: planId } = await createPlan(await asManager(tenant), planValues({ vehicleId }));
  await archivePlan(await asManager(tenant), { planId });
  return planId;
}

async function ticketWithLine(tenant: TestTenant) {
  const ticketId = await openVisit(tenant);
  const { id: lineId } = await addTicketLine(await asAgent(tenant), { ticketId, ...LINE });
  return { ticketId, lineId };
}

export const MAINTENANCE_VERBS: VerbCase[] = [
  {
    verb: openTicket,
    allowed: async (tenant) => ticketValues(await makeVehicle(tenant)),
    forbidden: async (tenant) => {
      const { vehicleId } = await makeActiveRental(tenant);
      return [ticketValues(vehicleId), 'vehicle_out', { vehicleId: 'vehicle_out' }];
    },
    stranger: 'record_not_found',
  },
  {
    verb: updateTicket,
    allowed: async (tenant) => {
      const { vehicleId: _, ...values } = ticketValues('');
      return edited(tenant, updateTicket, { ticketId: await openVisit(tenant), ...values, notes: 'Wait for the part' });
    },
    forbidden: async (tenant) => {
      const { vehicleId: _, ...values } = ticketValues('');
      return [{ ticketId: await cancelled(tenant), version: 'any', ...values }, 'invalid_transition'];
    },
    stranger: 'record_not_found',
  },
  {
    verb: startTicket,
    allowed: async (tenant) => ({ ticketId: await plannedTicket(tenant), odometerKm: '40 120' }),
    forbidden: async (tenant) => [{ ticketId: await openVisit(tenant) }, 'invalid_transition'],
    stranger: 'record_not_found',
  },
  {
    verb: completeTicket,
    allowed: async (tenant) => ({ ticketId: await openVisit(tenant), readyOdometerKm: '40 150' }),
    forbidden: async (tenant) => [{ ticketId: await plannedTicket(tenant) }, 'invalid_transition'],
    stranger: 'record_not_found',
  },
  {
    verb: cancelTicket,
    allowed: async (tenant) => ({ ticketId: await openVisit(tenant), reason: 'The part can’t be had' }),
    forbidden: async (tenant) => [{ ticketId: await cancelled(tenant), reason: 'Again' }, 'invalid_transition'],
    stranger: 'record_not_found',
  },
  {
    verb: logService,
    allowed: async (tenant) => ({ ticketId: await openVisit(tenant), note: 'Engine opened', costCents: '12.50' }),
    forbidden: async (tenant) => [{ ticketId: await cancelled(tenant), note: 'Too late' }, 'invalid_transition'],
    stranger: 'record_not_found',
  },
  {
    verb: addTicketLine,
    allowed: async (tenant) => ({ ticketId: await openVisit(tenant), ...LINE }),
    forbidden: async (tenant) => [{ ticketId: await cancelled(tenant), ...LINE }, 'invalid_transition'],
    stranger: 'record_not_found',
  },
  {
    verb: removeTicketLine,
    allowed: ticketWithLine,
    forbidden: async (tenant) => {
      const line = await ticketWithLine(tenant);
      await cancelTicket(await asManager(tenant), { ticketId: line.ticketId, reason: 'The car was sold' });
      return [line, 'invalid_transition'];
    },
    stranger: 'record_not_found',
  },
  {
    verb: updateVendor,
    allowed: async (tenant) => {
      await openVisit(tenant);
      const vendorId = await vendorOf(tenant, 'Garaj Ti Jo');
      return edited(tenant, updateVendor, { vendorId, name: 'Garaj Ti Jo', phone: '37001234' });
    },
    forbidden: async (tenant) => {
      await openVisit(tenant);
      await openVisit(tenant, { vendorName: 'Kafou Pneu' });
      const vendorId = await vendorOf(tenant, 'Garaj Ti Jo');
      return [
        await edited(tenant, updateVendor, { vendorId, name: 'KAFOU PNEU' }),
        'duplicate_vendor',
        { name: 'duplicate_vendor' },
      ];
    },
    stranger: 'record_not_found',
  },
  {
    verb: archiveVendor,
    allowed: async (tenant) => {
      await openVisit(tenant);
      return { vendorId: await vendorOf(tenant, 'Garaj Ti Jo') };
    },
    forbidden: async (tenant) => {
      await openVisit(tenant);
      const vendorId = await vendorOf(tenant, 'Garaj Ti Jo');
      await archiveVendor(await asAgent(tenant), { vendorId });
      return [{ vendorId }, 'record_not_found'];
    },
    stranger: 'record_not_found',
  },
  {
    verb: createPlan,
    allowed: async (tenant) => planValues({ vehicleId: await makeVehicle(tenant) }),
    forbidden: async (tenant) => {
      const vehicleId = await makeVehicle(tenant);
      await createPlan(await asManager(tenant), planValues({ vehicleId }));
      return [planValues({ vehicleId }), 'duplicate_plan', { serviceType: 'duplicate_plan' }];
    },
    stranger: 'record_not_found',
  },
  {
    verb: updatePlan,
    allowed: async (tenant) => {
      const vehicleId = await makeVehicle(tenant);
      const { id: planId } = await createPlan(await asManager(tenant), planValues({ vehicleId }));
      return edited(tenant, updatePlan, { planId, ...planValues({ vehicleId }), everyKm: '6000' });
    },
    forbidden: async (tenant) => {
      const vehicleId = await makeVehicle(tenant);
      const planId = await archivedPlan(tenant, vehicleId);
      return [{ planId, version: 'any', ...planValues({ vehicleId }) }, 'record_not_found'];
    },
    stranger: 'record_not_found',
  },
  {
    verb: archivePlan,
    allowed: async (tenant) => {
      const vehicleId = await makeVehicle(tenant);
      return { planId: (await createPlan(await asManager(tenant), planValues({ vehicleId }))).id };
    },
    forbidden: async (tenant) => [
      { planId: await archivedPlan(tenant, await makeVehicle(tenant)) },
      'record_not_found',
    ],
    stranger: 'record_not_found',
  },
];
