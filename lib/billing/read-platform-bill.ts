import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { platformInvoices } from '@/db/schema/billing';
import { tenantSettings, tenants } from '@/db/schema/tenants';
import { AppError } from '../errors';
import type { Locale } from '../i18n/locales';
import { isId } from '../id';
import type { PlatformBillData } from '../papers/platform-bill-data';
import { PLATFORM_ZONE } from '../platform-zone';
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
    .select({ invoice: platformInvoices, name: tenants.name, settings: tenantSettings })
    .from(platformInvoices)
    .innerJoin(tenants, eq(tenants.id, platformInvoices.subjectTenantId))
    .leftJoin(tenantSettings, eq(tenantSettings.tenantId, tenants.id))
    .where(and(eq(platformInvoices.id, invoiceId), own));
  if (!row) throw new AppError('record_not_found');
  const { invoice, settings, name } = row;
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
      ...(invoice.billedTo ?? {
        name: settings?.legalName || name,
        tradeName: settings?.tradeName ?? '',
        taxId: settings?.taxId ?? '',
        address: settings?.address ?? '',
      }),
      phone: settings?.phone ?? '',
      email: settings?.email ?? '',
    },
    paid: paidOn && paidMethod ? { on: paidOn, method: paidMethod, reference: paidReference } : null,
  };
}

const NO_NUMBERS = { tradeName: '', taxId: '', patente: '', address: '', logo: null };
