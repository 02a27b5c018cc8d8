import { date, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, tenantOwned, timestamps } from '../columns';
import { customers } from './customers';
import { tenants } from './tenants';

export const drivers = pgTable(
  'drivers',
  {
    ...tenantOwned(),
    customerId: uuid('customer_id'),
    fullName: text('full_name').notNull(),
    licenseNumber: text('license_number').notNull(),
    licenseExpiresOn: date('license_expires_on'),
    licenseCountry: text('license_country').notNull().default('HT'),
    idCardNumber: text('id_card_number').notNull().default(''),
    phone: text('phone'),
    email: text('email'),
    address: text('address').notNull().default(''),
    notes: text('notes').notNull().default(''),
    searchText: text('search_text').notNull().default(''),
    archivedAt: instant('archived_at'),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('drivers_created').on(table.tenantId, table.createdAt, table.id),
    foreignKey({ columns: [table.tenantId], foreignColumns: [tenants.id] }),
    foreignKey({ columns: [table.tenantId, table.customerId], foreignColumns: [customers.tenantId, customers.id] }),
  ],
);
