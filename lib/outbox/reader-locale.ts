import 'server-only';
import { and, type Column, eq, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { customers } from '@/db/schema/customers';
import { invoices } from '@/db/schema/invoices';
import { members } from '@/db/schema/members';
import { payments } from '@/db/schema/payments';
import { quotes } from '@/db/schema/quotes';
import { rentals } from '@/db/schema/rentals';
import { reservations } from '@/db/schema/reservations';
import { supportThreads } from '@/db/schema/support';
import { tenantSettings } from '@/db/schema/tenants';
import type { Locale } from '../i18n/locales';
import type { ClaimedMail } from './claim-mail';

/**
 * The language in which a mail is written: its quote's or invoice's, its customer's, or that of the screens of the member or
 * operator who reads it. Null if an operator has none, or is not there any more.
 */
export async function readerLocale(tx: Transaction, mail: ClaimedMail): Promise<Locale | null> {
  if (mail.key.startsWith('question:')) return operatorLocale(tx, mail);
  const { tenantId } = mail;
  const named = (table: { tenantId: Column; id: Column }, id: string | null): SQL =>
    sql`${table.tenantId} = ${tenantId} and ${table.id} = ${id}::uuid`;
  const [found] = await tx
    .select({
      locale: sql<Locale>`coalesce(${quotes.language}, ${invoices.locale}, ${customers.language}, ${members.locale},
        ${tenantSettings.defaultLocale})`,
    })
    .from(members)
    .innerJoin(tenantSettings, eq(tenantSettings.tenantId, members.tenantId))
    .leftJoin(quotes, named(quotes, mail.quoteId))
    .leftJoin(invoices, named(invoices, mail.invoiceId))
    .leftJoin(reservations, named(reservations, mail.reservationId))
    .leftJoin(rentals, named(rentals, mail.rentalId))
    .leftJoin(payments, named(payments, mail.paymentId))
    .leftJoin(
      customers,
      and(
        eq(customers.tenantId, tenantId),
        sql`${customers.id} = coalesce(${reservations.customerId}, ${rentals.customerId}, ${payments.customerId})`,
      ),
    )
    .where(and(eq(members.tenantId, tenantId), eq(members.id, mail.memberId)));
  return found?.locale ?? null;
}

/** Operators can't be read by a company's role. It may ask about those who have its threads. */
async function operatorLocale(tx: Transaction, { tenantId, recipient }: ClaimedMail): Promise<Locale | null> {
  const [found] = await tx.execute<{ locale: Locale | null }>(sql`select c.locale from ${supportThreads} t,
    lateral wout_support_contact(t.operator_id) c
    where t.tenant_id = ${tenantId} and t.operator_id is not null and c.email = ${recipient} limit 1`);
  return found?.locale ?? null;
}
