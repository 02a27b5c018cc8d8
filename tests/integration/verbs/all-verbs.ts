import { ADVANCE_VERBS } from './advance-verbs';
import { API_KEY_VERBS } from './api-key-verbs';
import { CUSTOMER_VERBS } from './customer-verbs';
import { DRAWER_VERBS } from './drawer-verbs';
import { DRIVER_VERBS } from './driver-verbs';
import { EXPENSE_VERBS } from './expense-verbs';
import { FEED_VERBS } from './feed-verbs';
import { FILE_VERBS } from './file-verbs';
import { FLEET_VERBS } from './fleet-verbs';
import { IMPORT_VERBS } from './import-verbs';
import { INSPECTION_VERBS } from './inspection-verbs';
import { INVOICE_VERBS } from './invoice-verbs';
import { LEAVING_VERBS } from './leaving-verbs';
import { LIST_VERBS } from './list-verbs';
import { MAINTENANCE_VERBS } from './maintenance-verbs';
import { MEMBER_VERBS } from './member-verbs';
import { MONEY_VERBS } from './money-verbs';
import { NOTICE_VERBS } from './notice-verbs';
import { OPERATOR_VERBS } from './operator-verbs';
import { OWNER_VERBS } from './owner-verbs';
import { PAPER_LINK_VERBS } from './paper-link-verbs';
import { PROFILE_VERBS } from './profile-verbs';
import { QUOTE_VERBS } from './quote-verbs';
import { RATE_VERBS } from './rate-verbs';
import { RENTAL_VERBS } from './rental-verbs';
import { REPORT_VERBS } from './report-verbs';
import { RESERVATION_VERBS } from './reservation-verbs';
import { SETTINGS_VERBS } from './settings-verbs';
import { SUPPORT_VERBS } from './support-verbs';
import type { VerbCase } from './verb-case';
import { WEBHOOK_VERBS } from './webhook-verbs';

export { OPERATOR_VERBS };

/**
 * Every verb that writes for a company, in the way its members call it, with one input that is allowed and one that is
 * refused.
 */
export const ALL_VERBS: VerbCase[] = [
  ...FLEET_VERBS,
  ...CUSTOMER_VERBS,
  ...DRIVER_VERBS,
  ...LEAVING_VERBS,
  ...LIST_VERBS,
  ...RATE_VERBS,
  ...REPORT_VERBS,
  ...RESERVATION_VERBS,
  ...QUOTE_VERBS,
  ...FEED_VERBS,
  ...PAPER_LINK_VERBS,
  ...API_KEY_VERBS,
  ...RENTAL_VERBS,
  ...MONEY_VERBS,
  ...INSPECTION_VERBS,
  ...MAINTENANCE_VERBS,
  ...ADVANCE_VERBS,
  ...DRAWER_VERBS,
  ...INVOICE_VERBS,
  ...EXPENSE_VERBS,
  ...OWNER_VERBS,
  ...MEMBER_VERBS,
  ...PROFILE_VERBS,
  ...SETTINGS_VERBS,
  ...IMPORT_VERBS,
  ...NOTICE_VERBS,
  ...SUPPORT_VERBS,
  ...FILE_VERBS,
  ...WEBHOOK_VERBS,
];
