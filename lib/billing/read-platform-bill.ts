import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { platformInvoices } from '@/db/schema/billing';
import { tenantSettings } from '@/db/schema/tenants';
import { AppError } from '../errors';
import type { Locale } from '../i18n/locales';
import { isId } from '../id';
import type { PlatformBillData } from '../papers/platform-bill-data';
import { PLATFORM_ZONE } from '../platform-zone';
import { getBilledParty } from './get-billed-party';
import type { Biller } from './get-biller';

const REFERENCE_LENGTH = 12;

interface Asked {
  invoiceId: string;
  /** Only an invoice of this company is found; null for any. */
  tenantId: string | null;
  /** The language of the paper; null for the company's. */
  locale: Locale | null;
  platform: Biller;
}

/** An invoice of the platform as the content of its paper. Whom it was issued to never changes. Throws `record_not_found`. */
export async function readPlatformBill(
  tx: Transaction,
  { invoiceId, tenantId, locale, platform }: Asked,
): Promise<PlatformBillData> {
  if (!isId(invoiceId)) throw new AppError('record_not_found');
  const own = tenantId === null ? undefined : eq(platformInvoices.subjectTenantId, tenantId);
  const [row] = await tx
    .select({ invoice: platformInvoices, settings: tenantSettings })
    .from(platformInvoices)
    .leftJoin(tenantSettings, eq(tenantSettings.tenantId, platformInvoices.subjectTenantId))
    .where(and(eq(platformInvoices.id, invoiceId), own));
  if (!row) throw new AppError('record_not_found');
  const { invoice, settings } = row;
  // Older invoices do not say.
  const billedTo = invoice.billedTo ?? (await getBilledParty(tx, invoice.subjectTenantId));
  const { number, lines, totalCents, fromDay, dueOn, paidOn, paidMethod, paidReference } = invoice;
  return {
    locale: locale ?? settings?.defaultLocale ?? 'fr',
    paperSize: settings?.paperSize ?? 'LETTER',
    timeZone: PLATFORM_ZONE,
    company: { ...NO_NUMBERS, legalName: platform.name, phone: platform.phone, email: platform.email },
    ...{ number, lines, totalCents, fromDay, dueOn, issuedAt: invoice.issuedAt.toISOString() },
    payTo: platform.payTo,
    reference: invoiceId.slice(-REFERENCE_LENGTH).toUpperCase(),
    billed: {
      ...billedTo,
      phone: settings?.phone ?? '',
      email: settings?.email ?? '',
    },
    paid: paidOn && paidMethod ? { on: paidOn, method: paidMethod, reference: paidReference } : null,
  };
}

const NO_NUMBERS = { tradeName: '', taxId: '', patente: '', address: '', logo: null };
