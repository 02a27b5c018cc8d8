import { CUSTOMER_VERBS } from './customer-verbs';
import { DRIVER_VERBS } from './driver-verbs';
import { FEED_VERBS } from './feed-verbs';
import { FILE_VERBS } from './file-verbs';
import { FLEET_VERBS } from './fleet-verbs';
import { IMPORT_VERBS } from './import-verbs';
import { LIST_VERBS } from './list-verbs';
import { MEMBER_VERBS } from './member-verbs';
import { MONEY_VERBS } from './money-verbs';
import { NOTICE_VERBS } from './notice-verbs';
import { OPERATOR_VERBS } from './operator-verbs';
import { QUOTE_VERBS } from './quote-verbs';
import { RATE_VERBS } from './rate-verbs';
import { RENTAL_VERBS } from './rental-verbs';
import { RESERVATION_VERBS } from './reservation-verbs';
import type { VerbCase } from './verb-case';

export { OPERATOR_VERBS };

/**
 * Every verb that writes for a company, in the way its members call it, with one input that is allowed and one that is
 * refused.
 */
export const ALL_VERBS: VerbCase[] = [
  ...FLEET_VERBS,
  ...CUSTOMER_VERBS,
  ...DRIVER_VERBS,
  ...LIST_VERBS,
  ...RATE_VERBS,
  ...RESERVATION_VERBS,
  ...QUOTE_VERBS,
  ...FEED_VERBS,
  ...RENTAL_VERBS,
  ...MONEY_VERBS,
  ...MEMBER_VERBS,
  ...IMPORT_VERBS,
  ...NOTICE_VERBS,
  ...FILE_VERBS,
];
