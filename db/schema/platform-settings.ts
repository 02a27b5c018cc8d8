import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns';
import { plans } from './tenants';

/** What the platform's keepers decide for all operators and companies. There is one row. */
export const platformSettings = pgTable(
  'platform_settings',
  {
    id: boolean('id').primaryKey().default(true),
    /** Each of these is empty for what the installation itself says, in `lib/brand.ts`. */
    brandName: text('brand_name').notNull().default(''),
    supportEmail: text('support_email').notNull().default(''),
    supportPhone: text('support_phone').notNull().default(''),
    supportWhatsapp: text('support_whatsapp').notNull().default(''),
    /** The accounts that companies pay their invoices to, as people read them. */
    payTo: text('pay_to').notNull().default(''),
    defaultPlan: text('default_plan')
      .notNull()
      .default('business')
      .references(() => plans.code),
    passwordMinLength: integer('password_min_length').notNull().default(10),
    memberIdleMinutes: integer('member_idle_minutes').notNull().default(720),
    memberSessionDays: integer('member_session_days').notNull().default(14),
    operatorIdleMinutes: integer('operator_idle_minutes').notNull().default(30),
    operatorSessionHours: integer('operator_session_hours').notNull().default(12),
    operatorSecondFactorRequired: boolean('operator_second_factor_required').notNull().default(false),
    /** What stands above every page from one instant until before the other. */
    bannerEn: text('banner_en').notNull().default(''),
    bannerFr: text('banner_fr').notNull().default(''),
    bannerHt: text('banner_ht').notNull().default(''),
    bannerFrom: instant('banner_from'),
    bannerUntil: instant('banner_until'),
    signUpOpen: boolean('sign_up_open').notNull().default(false),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('platform_settings_one', sql`${table.id}`),
    check('platform_settings_password', sql`${table.passwordMinLength} between 10 and 64`),
    check(
      'platform_settings_sessions',
      sql`${table.memberIdleMinutes} between 5 and 720 and ${table.memberSessionDays} between 1 and 14
        and ${table.operatorIdleMinutes} between 5 and 30 and ${table.operatorSessionHours} between 1 and 12`,
    ),
    check(
      'platform_settings_banner',
      sql`num_nonnulls(banner_from, banner_until) in (0, 2) and (banner_from is null or banner_until > banner_from)`,
    ),
  ],
);
