import { sql } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import { ALL_VERBS } from '@/tests/integration/verbs/all-verbs';
import { asAdmin } from '../contexts';
import type { TestTenant } from '../factories';
import { makeApiKey } from '../make-api-key';
import { makeDelivery, makeEndpoint } from '../make-webhook';
import { printOrdered } from '../print-ordered';

/** Verbs that together make a record of every kind that an address names. */
const FILLING = [
  ...['accidents.report', 'customers.attach_file', 'drivers.create', 'expenses.record', 'feeds.make'],
  ...['imports.upload_vehicles', 'inspections.issue_sheet', 'inspections.mark_damage', 'invoices.issue'],
  ...['maintenance.add_line', 'maintenance.create_plan', 'maintenance.open_ticket', 'owners.issue_statement'],
  ...[
    'owners.pay',
    'papers.share',
    'owners.start_share',
    'payments.add_charge',
    'payments.collect',
    'quotes.create',
    'rates.create',
  ],
  ...['rentals.extend', 'rentals.return', 'rentals.start_agreement', 'reports.export', 'reports.keep_preset'],
  ...['reservations.create', 'support.ask', 'tenants.save_logo', 'vehicles.create_class', 'members.end_session'],
];

/** The rows that a name in an address may mean. */
const ROWS: Record<string, string> = {
  accidentId: 'accidents',
  addendumId: "documents where kind = 'addendum'",
  chargeId: 'charges',
  classId: 'vehicle_classes',
  customerId: 'customers',
  damageId: 'damages',
  deliveryId: 'webhook_deliveries',
  drawerId: 'drawers',
  driverId: 'drivers',
  endpointId: 'webhook_endpoints',
  entryId: 'audit_entries',
  expenseId: 'expenses',
  exportId: 'report_exports',
  feedId: 'calendar_feeds',
  fileId: 'attachments',
  importId: 'imports',
  inspectionId: 'inspections',
  invoiceId: 'invoices',
  keyId: 'api_keys',
  lineId: 'ticket_lines',
  linkId: 'paper_links',
  logoId: 'logos',
  memberId: 'members',
  ownerId: 'owners',
  paymentId: 'payments',
  payoutId: 'owner_payouts',
  planId: 'maintenance_plans',
  presetId: 'report_presets',
  quoteId: 'quotes',
  rentalId: 'rentals',
  reservationId: 'reservations',
  ruleId: 'rate_rules',
  sessionId: 'sessions',
  shareId: 'owner_shares',
  sheetId: "documents where kind = 'inspection'",
  statementId: 'owner_statements',
  threadId: 'support_threads',
  ticketId: 'maintenance_tickets',
  vehicleId: 'vehicles',
  vendorId: 'vendors',
};

/** Gives a company a record of every kind. Returns one id for each name that an address may have. */
export async function fillCompany(tenant: TestTenant): Promise<Record<string, string>> {
  for (const name of FILLING) {
    const entry = ALL_VERBS.find(({ verb }) => verb.verb.name === name);
    if (!entry) throw new Error(`There is no verb ${name}`);
    await entry.verb(await asAdmin(tenant), await entry.allowed(tenant));
  }
  await makeApiKey(tenant);
  await makeDelivery(tenant, await makeEndpoint(tenant));
  await printOrdered(tenant.id);
  return withTenant(tenant.id, async (tx) => {
    const found: Record<string, string> = {};
    for (const [name, rows] of Object.entries(ROWS)) {
      const [row] = await tx.execute<{ id: string }>(sql.raw(`select id from ${rows} limit 1`));
      if (!row) throw new Error(`The company has none of ${rows}`);
      found[name] = row.id;
    }
    return found;
  });
}
