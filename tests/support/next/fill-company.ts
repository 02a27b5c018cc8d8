import { ALL_VERBS } from '@/tests/integration/verbs/all-verbs';
import { asAdmin } from '../contexts';
import type { TestTenant } from '../factories';
import { makeApiKey } from '../make-api-key';
import { makeDelivery, makeEndpoint } from '../make-webhook';
import { printOrdered } from '../print-ordered';
import { companyIds } from './company-ids';

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
  const found = Object.entries(await companyIds(tenant.id, 1));
  return Object.fromEntries(
    found.map(([name, [id]]) => {
      if (!id) throw new Error(`The company has nothing for ${name}`);
      return [name, id];
    }),
  );
}
