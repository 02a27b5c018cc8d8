import type { Permission } from '../auth/permissions';
import type { LinkedKind } from './values';

/** Who may mail a paper may also make a link to it, and end it. */
export const LINK_RIGHTS: Record<LinkedKind, Permission> = {
  agreement: 'rentals.activate',
  invoice: 'rentals.return',
  receipt: 'payments.collect',
  bill: 'invoices.issue',
};
