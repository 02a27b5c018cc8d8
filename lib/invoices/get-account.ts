import 'server-only';
import { getCustomer } from '../customers/get-customer';
import { localDay, localToInstant, shiftDay } from '../dates';
import type { AccountData } from '../papers/account-data';
import { paperCompany } from '../papers/paper-company';
import type { ReadContext } from '../server/query';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { accountOf } from './account-of';
import { findBilledBefore } from './find-billed-before';
import { StatementPeriod } from './input';
import { heldBefore, readAccount } from './read-account';

const REFERENCE_LENGTH = 12;

/**
 * A customer's statement of account for a period of days, by default the running month. It is computed from the ledger each time, so
 * it has no number of a series. Throws `record_not_found`.
 */
export async function getAccount(ctx: ReadContext, customerId: string, search: unknown): Promise<AccountData> {
  const { timeZone } = ctx.tenant;
  const customer = await getCustomer(ctx, customerId);
  const { from, to } = periodOf(search, localDay(ctx.now, timeZone));
  const start = localToInstant(`${from}T00:00`, timeZone) ?? ctx.now;
  const end = localToInstant(`${shiftDay(to, 1)}T00:00`, timeZone) ?? ctx.now;
  const [settings, entries, depositHeldCents, before] = await Promise.all([
    getTenantSettings(ctx),
    readAccount(ctx, customerId),
    heldBefore(ctx, customerId, end),
    findBilledBefore(ctx, customerId),
  ]);
  const { htgRate, htgRateOn, paperSize } = settings;
  const account = accountOf(entries, { start, end });
  return {
    ...{ locale: customer.language, paperSize, timeZone, company: paperCompany(settings), from, to, ...account },
    number: `${from.replaceAll('-', '')}-${to.replaceAll('-', '')}`,
    reference: customerId.slice(-REFERENCE_LENGTH).toUpperCase(),
    entries: account.entries.map(({ unit: _, ...entry }) => entry),
    customer: {
      fullName: customer.fullName,
      taxId: before?.billedTaxId ?? '',
      address: [customer.address, customer.city].filter(Boolean).join(', '),
      phone: customer.phone,
    },
    madeAt: ctx.now.toISOString(),
    depositHeldCents,
    gourde: htgRate && htgRateOn ? { rate: Number(htgRate), on: htgRateOn } : null,
  };
}

/** The days that were asked for, the earlier one first. */
function periodOf(search: unknown, today: string): { from: string; to: string } {
  const asked = StatementPeriod.parse(search);
  const to = asked.to ?? today;
  const from = asked.from ?? `${to.slice(0, 7)}-01`;
  return from <= to ? { from, to } : { from: to, to: from };
}
