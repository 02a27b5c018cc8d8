import { sql } from 'drizzle-orm';
import { withTenant } from '@/db/client';

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

/** The ids of a company's records, at most so many of each kind, by the name that they have in an address: those first written. */
export function companyIds(tenantId: string, most: number): Promise<Record<string, string[]>> {
  return withTenant(tenantId, async (tx) => {
    const found: Record<string, string[]> = {};
    for (const [name, rows] of Object.entries(ROWS)) {
      const [table = '', where = 'true'] = rows.split(' where ');
      const own = sql`tenant_id = ${tenantId} and ${sql.raw(where)} order by id limit ${most}`;
      const some = await tx.execute<{ id: string }>(sql`select id from ${sql.identifier(table)} where ${own}`);
      found[name] = some.map(({ id }) => id);
    }
    return found;
  });
}
