export const MEMBER_ROLES = ['agent', 'manager', 'admin'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

const EVERYBODY: readonly MemberRole[] = ['agent', 'manager', 'admin'];
const MANAGERS: readonly MemberRole[] = ['manager', 'admin'];
const ADMINS: readonly MemberRole[] = ['admin'];

/**
 * Who may do what in a company (docs/rules.md §4). The only such table: verbs use it to refuse, and screens to hide
 * actions.
 */
export const PERMISSIONS = {
  'dashboard.view': EVERYBODY,
  'vehicles.view': EVERYBODY,
  'vehicles.create': MANAGERS,
  'vehicles.edit': MANAGERS,
  'vehicles.archive': MANAGERS,
  'vehicles.import': MANAGERS,
  'rates.view': EVERYBODY,
  'rates.manage': MANAGERS,
  'customers.view': EVERYBODY,
  'customers.create': EVERYBODY,
  'customers.edit': EVERYBODY,
  'customers.blacklist': MANAGERS,
  'customers.archive': MANAGERS,
  'customers.merge': MANAGERS,
  'customers.import': MANAGERS,
  'drivers.view': EVERYBODY,
  'drivers.create': EVERYBODY,
  'drivers.edit': EVERYBODY,
  'drivers.archive': MANAGERS,
  'drivers.import': MANAGERS,
  'files.view': EVERYBODY,
  'notices.view': EVERYBODY,
  'support.view': EVERYBODY,
  'support.edit': EVERYBODY,
  'availability.view': EVERYBODY,
  'feeds.manage': MANAGERS,
  'papers.share': EVERYBODY,
  'reservations.view': EVERYBODY,
  'reservations.edit': EVERYBODY,
  'reservations.reopen': MANAGERS,
  'rentals.view': EVERYBODY,
  'rentals.create': EVERYBODY,
  'rentals.activate': EVERYBODY,
  'rentals.return': EVERYBODY,
  'rentals.extend': EVERYBODY,
  'rentals.extend_long': MANAGERS,
  'rentals.swap': MANAGERS,
  'rentals.discount': MANAGERS,
  'rentals.change_rate': MANAGERS,
  'rentals.waive': MANAGERS,
  'rentals.cancel': MANAGERS,
  'rentals.reopen': MANAGERS,
  'inspections.view': EVERYBODY,
  'inspections.create': EVERYBODY,
  'inspections.close_damage': MANAGERS,
  'inspections.manage': MANAGERS,
  'payments.view': EVERYBODY,
  'payments.collect': EVERYBODY,
  'payments.charge': EVERYBODY,
  'payments.refund': MANAGERS,
  'payments.void': MANAGERS,
  'payments.close': EVERYBODY,
  'payments.sign_off': MANAGERS,
  'expenses.view': EVERYBODY,
  'expenses.edit': EVERYBODY,
  'expenses.void': MANAGERS,
  'accidents.view': EVERYBODY,
  'accidents.edit': EVERYBODY,
  'accidents.archive': MANAGERS,
  'owners.view': MANAGERS,
  'owners.edit': MANAGERS,
  'owners.pay': MANAGERS,
  'invoices.view': EVERYBODY,
  'invoices.issue': EVERYBODY,
  'invoices.credit': MANAGERS,
  'maintenance.view': EVERYBODY,
  'maintenance.create': EVERYBODY,
  'maintenance.complete': MANAGERS,
  'maintenance.plan': MANAGERS,
  'reports.view': MANAGERS,
  'activity.view': MANAGERS,
  'profile.edit': EVERYBODY,
  'members.manage': ADMINS,
  'settings.manage': ADMINS,
  'webhooks.manage': ADMINS,
  'api_keys.manage': ADMINS,
  'audit.view': ADMINS,
} as const satisfies Record<string, readonly MemberRole[]>;

export type Permission = keyof typeof PERMISSIONS;

export function can(role: MemberRole, permission: Permission): boolean {
  return (PERMISSIONS[permission] as readonly MemberRole[]).includes(role);
}
