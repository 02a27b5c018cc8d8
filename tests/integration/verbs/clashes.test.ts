import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import type { RecordClash } from '@/lib/records/record-clash';
import { asAdmin } from '@/tests/support/contexts';
import { asReadNow, VERSIONS } from '@/tests/support/edit-now';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeVehicleClass } from '@/tests/support/make-rule';
import { printOrdered } from '@/tests/support/print-ordered';
import { tenantRows } from '@/tests/support/tenant-rows';
import { ALL_VERBS } from './all-verbs';

/** Verbs that edit no record, and why two clerks can't undo each other's save with them. */
const OTHERS = {
  'adds something new': `reports.keep_preset reports.export leaving.export feeds.make papers.share api_keys.make_key owners.create owners.start_share expenses.record accidents.report expenses.attach_file accidents.attach_file support.ask support.answer support.attach_file maintenance.open_ticket maintenance.create_plan maintenance.log_service maintenance.add_line maintenance.attach_file rentals.extend payments.add_charge vehicles.create reservations.create reservations.mail quotes.create quotes.mail customers.create drivers.create rates.create vehicles.create_class members.create
    payments.collect payments.take_advance payments.issue_receipt payments.mail_receipt payments.mail_invoice rentals.mail_agreement drawers.move invoices.mail
    vehicles.attach_file customers.attach_file drivers.attach_file
    inspections.attach_file payments.attach_file inspections.attach_damage_file inspections.record inspections.issue_sheet
    inspections.mark_damage imports.upload_vehicles imports.upload_customers imports.upload_drivers members.invite webhooks.add_endpoint webhooks.send_test webhooks.send_again`,
  'puts a record away, and twice is once': `webhooks.delete_endpoint reports.remove_preset reports.cancel_export feeds.revoke papers.unshare api_keys.revoke_key accidents.archive owners.archive expenses.archive_file accidents.archive_file support.archive_file maintenance.remove_line maintenance.archive_plan maintenance.archive_vendor maintenance.archive_file vehicles.archive vehicles.archive_many customers.archive customers.archive_many
    drivers.archive drivers.archive_many rates.archive vehicles.archive_class members.remove vehicles.archive_file
    customers.archive_file drivers.archive_file inspections.archive_file payments.archive_file
    inspections.archive_damage_file notices.read support.mark_read`,
  'is a choice of the member alone, for whom the last one counts': `notices.choose_daily_mail reports.mail_preset
    profile.update profile.change_password`,
  'ends what is open, and twice is once': `members.end_session members.end_sessions members.unlock profile.end_session
    profile.end_other_sessions`,
  'is on or off, whoever says so last': 'members.require_second_factor',
  'asks for the own password, and is refused if it is so already': `profile.turn_on_second_factor
    profile.turn_off_second_factor profile.renew_recovery_codes members.reset_second_factor`,
  'moves a state by its table, from the state that it finds': `webhooks.switch_off webhooks.switch_on support.close support.reopen customers.set_status customers.blacklist customers.clear
    maintenance.start_ticket maintenance.complete_ticket maintenance.cancel_ticket
    quotes.take reservations.cancel reservations.settle_cancellation reservations.undo_no_show rentals.start_agreement
    rentals.activate rentals.hand_over rentals.cancel rentals.discard_draft rentals.return rentals.swap rentals.settle_return rentals.reopen_return payments.void payments.void_charge
    inspections.close_damage inspections.reopen_damage payments.charge_damage expenses.void
    expenses.charge accidents.charge owners.end_share owners.issue_statement owners.void_payout`,
  'is refused by what is left of an amount': `payments.refund payments.apply_deposit payments.use_advance
    payments.put_back_advance owners.pay`,
  'is refused by a total that has changed, and by what is invoiced or credited already':
    'invoices.issue invoices.credit',
  'has versions of its own, drawer_moved': 'drawers.count',
  'names the count that it signs, and no later one': 'drawers.sign',
  'has versions of its own, draft_changed': 'rentals.save_draft',
  'replaces or takes away what the audit log names': `tenants.save_logo tenants.remove_logo tenants.save_color
    hours.remove_place`,
  'only raises a number, and refuses one that is taken': 'tenants.save_numbering',
  'makes a new secret beside the one that it finds, which stays for a day': 'webhooks.rotate_secret',
  'names the list that it was made from, record_changed': 'inspections.save_checklist',
  'takes the values that both records have now, and keeps what it replaced in the audit log': 'customers.merge',
  'shows every value that it will replace, and keeps it in the audit log': `imports.run_vehicles imports.run_customers
    imports.run_drivers`,
};

/** For each editing verb: a field, what the first clerk makes of it, and then the second. */
const EDITS: Record<string, [field: string, first: unknown, second: unknown]> = {
  'vehicles.update': ['dailyRateCents', '52', '47.50'],
  'customers.update': ['city', 'Jacmel', 'Okay'],
  'drivers.update': ['notes', 'Speaks Spanish', 'Nights only'],
  'tenants.save_header': ['taxId', '111', '222'],
  'papers.save_terms': ['fr', 'Objet\nUn.', 'Objet\nDeux.'],
  'tenants.save_settings': ['quoteValidDays', '10', '14'],
  'hours.save_place': ['monday', '09:00-16:00', '09:00-18:00'],
  'hours.save_closed_days': ['closedDays', '2036-12-24', '2036-12-31'],
  'allocations.change_turnaround': ['turnaroundMinutes', '60', '90'],
  'rates.update': ['changeBasisPoints', '30', '35'],
  'reservations.update': ['specialRequests', 'Two seats', 'At the airport'],
  'rentals.change_return_place': ['returnLocation', 'Hinche', 'Okap'],
  'vehicles.rename_class': ['name', 'First', 'Second'],
  'vehicles.reorder_classes': ['classIds', 'first', 'second'],
  'webhooks.update_endpoint': ['description', 'Accounting', 'Website'],
  'members.update': ['name', 'Anne', 'Zoé'],
  'maintenance.update_ticket': ['notes', 'Brakes too', 'Oil too'],
  'maintenance.update_plan': ['everyKm', '6000', '7000'],
  'maintenance.update_vendor': ['phone', '37001111', '37002222'],
  'maintenance.change_file': ['caption', 'First', 'Second'],
  'vehicles.change_file': ['caption', 'First', 'Second'],
  'customers.change_file': ['caption', 'First', 'Second'],
  'drivers.change_file': ['caption', 'First', 'Second'],
  'inspections.change_file': ['caption', 'First', 'Second'],
  'payments.change_file': ['caption', 'First', 'Second'],
  'owners.update': ['notes', 'In Miami', 'In Montréal'],
  'expenses.update': ['notes', 'Full tank', 'Half a tank'],
  'expenses.change_file': ['caption', 'First', 'Second'],
  'accidents.update': ['otherParty', 'A truck', 'A bus'],
  'accidents.change_file': ['caption', 'First', 'Second'],
  'support.change_file': ['caption', 'First', 'Second'],
  'inspections.change_damage_file': ['caption', 'First', 'Second'],
};

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
  // Enough for three orders.
  await makeVehicleClass(tenant);
  await makeVehicleClass(tenant);
});
afterAll(closeDatabase);

it('knows of every verb whether it edits a record', () => {
  const others = Object.values(OTHERS).flatMap((names) => names.split(/\s+/));
  const known = [...Object.keys(EDITS), ...others];
  expect(known.toSorted()).toEqual(ALL_VERBS.map(({ verb }) => verb.verb.name).toSorted());
  expect(Object.keys(VERSIONS).toSorted()).toEqual(Object.keys(EDITS).toSorted());
});

const editing = ALL_VERBS.filter(({ verb }) => EDITS[verb.verb.name]);

describe.each(editing.map((entry) => [entry.verb.verb.name, entry] as const))('%s', (name, { verb, allowed }) => {
  const [field = '', first, second] = EDITS[name] ?? [];

  /** The record as it was read, with another value in one field. Each clerk has an order of the classes of their own. */
  function typed(read: { classIds?: string[] }, value: unknown) {
    const [head, ...others] = read.classIds ?? [];
    const order = value === first ? read.classIds : [...others, head];
    return { ...read, [field]: field === 'classIds' ? order : value };
  }

  it('needs the version that was read', async () => {
    const { version: _, ...input } = Object(await allowed(tenant));
    const attempt = verb(await asAdmin(tenant), input);
    await expect(attempt).rejects.toMatchObject({ fields: { version: 'required' } });
  });

  it('refuses the older of two saves, says who changed what, and takes it again with the new version', async () => {
    const ctx = await asAdmin(tenant);
    const read = Object(await allowed(tenant));
    await verb(ctx, typed(read, first));
    await printOrdered(tenant.id);
    const saved = await tenantRows(tenant.id);
    const clash = await verb(ctx, typed(read, second)).catch((error: unknown) => error);
    expect(clash).toMatchObject({ code: 'record_changed' });
    // Safe because that error has exactly these details.
    const details = Object(clash).details as RecordClash;
    expect(details.changes).toContainEqual({
      field: field === 'classIds' ? 'order' : field,
      by: 'The admin',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(await tenantRows(tenant.id)).toEqual(saved);
    const again = { ...typed(read, second), version: details.version };
    expect(await asReadNow(verb, ctx, again)).toEqual(again);
    await expect(verb(ctx, again)).resolves.toBeDefined();
  });

  it('lets one of two through that save at one moment', async () => {
    const ctx = await asAdmin(tenant);
    const read = Object(await allowed(tenant));
    const saves = await Promise.allSettled([verb(ctx, typed(read, first)), verb(ctx, typed(read, second))]);
    const reasons = saves.map((save) => (save.status === 'rejected' ? save.reason.code : 'saved'));
    expect(reasons.toSorted()).toEqual(['record_changed', 'saved']);
  });
});
