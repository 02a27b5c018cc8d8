import { sql } from 'drizzle-orm';
import { date, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, sortKey, tenantOwned, timestamps } from '../columns';
import { tenants } from './tenants';

export const customers = pgTable(
  'customers',
  {
    ...tenantOwned(),
    fullName: text('full_name').notNull(),
    email: text('email'),
    phone: text('phone'),
    address: text('address').notNull().default(''),
    city: text('city').notNull().default(''),
    country: text('country').notNull().default('HT'),
    postalCode: text('postal_code').notNull().default(''),
    language: text('language', { enum: ['en', 'fr', 'ht'] })
      .notNull()
      .default('fr'),
    dateOfBirth: date('date_of_birth'),
    licenseNumber: text('license_number').notNull(),
    licenseExpiresOn: date('license_expires_on'),
    licenseCountry: text('license_country').notNull().default('HT'),
    idType: text('id_type', { enum: ['national', 'passport', 'driver_license', 'other'] })
      .notNull()
      .default('national'),
    idNumber: text('id_number').notNull().default(''),
    idExpiresOn: date('id_expires_on'),
    emergencyName: text('emergency_name').notNull().default(''),
    emergencyPhone: text('emergency_phone'),
    notes: text('notes').notNull().default(''),
    status: text('status', { enum: ['active', 'inactive', 'blacklisted'] })
      .notNull()
      .default('active'),
    statusReason: text('status_reason'),
    tier: text('tier', { enum: ['standard', 'premium', 'vip'] })
      .notNull()
      .default('standard'),
    searchText: text('search_text').notNull().default(''),
    /** The name for sorting: normalized, compared byte by byte. */
    nameKey: sortKey('name_key').notNull().default(''),
    /** The license number in capitals without punctuation, for finding duplicates. */
    licenseKey: text('license_key').notNull().default(''),
    /** The customer this one was merged into. */
    mergedIntoId: uuid('merged_into_id'),
    archivedAt: instant('archived_at'),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('customers_created').on(table.tenantId, table.createdAt, table.id),
    index('customers_name').on(table.tenantId, table.nameKey, table.id),
    index('customers_status').on(table.tenantId, table.status, table.nameKey, table.id).where(sql`archived_at is null`),
    index('customers_archived').on(table.tenantId, table.id).where(sql`archived_at is not null`),
    index('customers_merged').on(table.tenantId, table.mergedIntoId).where(sql`merged_into_id is not null`),
    index('customers_license').on(table.tenantId, table.licenseKey),
    index('customers_phone').on(table.tenantId, table.phone),
    index('customers_email').on(table.tenantId, table.email),
    foreignKey({ columns: [table.tenantId], foreignColumns: [tenants.id] }),
  ],
);
