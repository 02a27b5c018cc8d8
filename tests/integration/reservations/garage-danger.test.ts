import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { listBars } from '@/lib/availability/list-bars';
import { listAtRiskReservations } from '@/lib/dashboard/list-at-risk-reservations';
import { DAY_MS, HOUR_MS } from '@/lib/durations';
import { completeTicket } from '@/lib/maintenance/complete-ticket';
import { listNotices } from '@/lib/notices/list-notices';
import { raiseRiskNotices } from '@/lib/notices/raise-risk-notices';
import { findDanger } from '@/lib/reservations/find-danger';
import { query } from '@/lib/server/query';
import { listMovements } from '@/lib/today/list-movements';
import { localIn } from '@/tests/support/agreement';
import { asManager } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeReservation } from '@/tests/support/make-reservation';
import { openVisit } from '@/tests/support/open-visit';

let tenant: TestTenant;
let vehicleId: string;
let reservationId: string;
beforeEach(async () => {
  tenant = await makeTenant();
  vehicleId = await makeVehicle(tenant);
  const pickupAt = new Date(Date.now() + DAY_MS);
  const period = { pickupAt, dueAt: new Date(pickupAt.getTime() + DAY_MS) };
  reservationId = (await makeReservation(tenant, { vehicleId, ...period })).id;
});
afterAll(closeDatabase);

/** A visit since now until so many hours from now, though the vehicle is promised for tomorrow. */
function visit(hours: number): Promise<string> {
  return openVisit(tenant, { vehicleId, odometerKm: '', expectedReadyAt: localIn(hours), despite: true });
}

/** The reservation as each screen that warns of danger sees it. */
async function seen() {
  const ctx = await asManager(tenant);
  const found = await query(ctx, 'dashboard.view', async (q) => ({
    danger: await findDanger(q, reservationId),
    dashboard: await listAtRiskReservations(q, 10),
    out: (await listMovements(q, 'tomorrow')).out,
    bars: await listBars(q, {
      ...{ shown: sql`true`, classId: null, from: ctx.now },
      until: new Date(ctx.now.getTime() + 3 * DAY_MS),
    }),
  }));
  await withTenant(tenant.id, (tx) => raiseRiskNotices({ tenantId: tenant.id, tx, now: ctx.now }));
  const page = { show: null, cursor: null, size: 10 } as const;
  const notices = await query(ctx, 'notices.view', (q) => listNotices(q, page));
  return {
    danger: found.danger,
    dashboard: found.dashboard.map(({ id, heldBy, holderId }) => [id, heldBy, holderId]),
    today: found.out.map(({ atRisk }) => atRisk),
    planner: found.bars.filter(({ state }) => state === 'at_risk').length,
    notices: notices.rows.map(({ kind, settled }) => [kind, settled]),
  };
}

const SAFE = { danger: null, dashboard: [], today: [false], planner: 0 };

it('is at risk on every screen while its vehicle is in the garage past its pickup, once, and safe when it is ready', async () => {
  const first = await visit(30);
  const second = await visit(40);
  expect(await seen()).toMatchObject({
    danger: { heldBy: 'ticket', id: second, late: false },
    dashboard: [[reservationId, 'ticket', second]],
    ...{ today: [true], planner: 1, notices: [['at_risk_garage', false]] },
  });
  const manager = await asManager(tenant);
  await completeTicket(manager, { ticketId: second });
  expect(await seen()).toMatchObject({
    danger: { id: first },
    notices: [
      ['at_risk_garage', false],
      ['at_risk_garage', true],
    ],
  });
  await completeTicket(manager, { ticketId: first });
  expect(await seen()).toMatchObject({
    ...SAFE,
    notices: [
      ['at_risk_garage', true],
      ['at_risk_garage', true],
    ],
  });
});

it('is safe while the garage promises the vehicle before its pickup, and at risk once that is past', async () => {
  const ticketId = await visit(4);
  expect(await seen()).toMatchObject({ ...SAFE, notices: [] });
  const late = await asManager(tenant, { now: new Date(Date.now() + 6 * HOUR_MS) });
  const danger = await query(late, 'dashboard.view', (q) => findDanger(q, reservationId));
  expect(danger).toMatchObject({ heldBy: 'ticket', id: ticketId, late: true });
});
