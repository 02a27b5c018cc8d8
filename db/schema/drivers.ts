import { date, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, sortKey, tenantOwned, timestamps } from '../columns';
import { customers } from './customers';
import { tenants } from './tenants';

export const drivers = pgTable(
  'drivers',
  {
    ...tenantOwned(),
    /**
     * A customer's additional driver, or one of the company's chauffeurs. An additional driver without a customer may
     * drive for anyone.
     */
    kind: text('kind', { enum: ['additional', 'chauffeur'] })
      .notNull()
      .default('additional'),
    customerId: uuid('customer_id'),
    fullName: text('full_name').notNull(),
    licenseNumber: text('license_number').notNull(),
    licenseExpiresOn: date('license_expires_on'),
    licenseCountry: text('license_country').notNull().default('HT'),
    dateOfBirth: date('date_of_birth'),
    idCardNumber: text('id_card_number').notNull().default(''),
    phone: text('phone'),
    email: text('email'),
    address: text('address').notNull().default(''),
    notes: text('notes').notNull().default(''),
    searchText: text('search_text').notNull().default(''),
    nameKey: sortKey('name_key').notNull().default(''),
    licenseKey: text('license_key').notNull().default(''),
    archivedAt: instant('archived_at'),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('drivers_created').on(table.tenantId, table.createdAt, table.id),
    index('drivers_name').on(table.tenantId, table.nameKey, table.id),
    index('drivers_license').on(table.tenantId, table.licenseKey),
    index('drivers_customer').on(table.tenantId, table.customerId),
    foreignKey({ columns: [table.tenantId], foreignColumns: [tenants.id] }),
    foreignKey({ columns: [table.tenantId, table.customerId], foreignColumns: [customers.tenantId, customers.id] }),
  ],
);
