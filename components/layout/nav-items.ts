import type { IconName } from '@/components/ui/icon-names';
import type { OperatorPermission } from '@/lib/auth/operator-permissions';
import type { Permission } from '@/lib/auth/permissions';
import type en from '@/messages/en';

export interface NavItem<Right = string> {
  href: string;
  /** A key under `nav`. */
  text: keyof (typeof en)['nav'];
  /** A shorter one, for a phone's bar, where the first does not fit in every language. */
  short?: keyof (typeof en)['nav'];
  icon: IconName;
  /** The title of the list that it leads to, under `nav`, if it leads to one. */
  list?: keyof (typeof en)['nav'];
  /** Users without this right do not see the entry. The page itself refuses them. */
  needs: Right;
  /** Has its own place in a phone's bar; the others are under “more”. */
  phone?: boolean;
}

export const TENANT_NAV: NavItem<Permission>[] = [
  {
    href: '/dashboard',
    text: 'dashboard',
    short: 'dashboard_short',
    icon: 'layout-dashboard',
    needs: 'dashboard.view',
    phone: true,
  },
  { href: '/today', text: 'today', icon: 'clock', needs: 'rentals.view' },
  { href: '/vehicles', text: 'vehicles', icon: 'car-front', list: 'vehicles', needs: 'vehicles.view', phone: true },
  { href: '/customers', text: 'customers', icon: 'users', list: 'customers', needs: 'customers.view' },
  { href: '/drivers', text: 'drivers', icon: 'id-card', list: 'drivers', needs: 'drivers.view' },
  { href: '/rentals', text: 'rentals', icon: 'clipboard-list', list: 'rentals', needs: 'rentals.view', phone: true },
  {
    href: '/reservations',
    text: 'reservations',
    icon: 'calendar-clock',
    list: 'reservations',
    needs: 'reservations.view',
  },
  { href: '/quotes', text: 'quotes', icon: 'file-text', list: 'quotes', needs: 'reservations.view' },
  { href: '/availability', text: 'availability', icon: 'calendar-range', needs: 'availability.view' },
  {
    href: '/inspections',
    text: 'inspections',
    icon: 'wrench',
    list: 'maintenance_inspections',
    needs: 'maintenance.view',
  },
  { href: '/payments', text: 'payments', icon: 'wallet', list: 'payment_collection', needs: 'payments.view' },
  { href: '/invoices', text: 'invoices', icon: 'file-text', list: 'invoices', needs: 'invoices.view' },
  { href: '/expenses', text: 'expenses', icon: 'receipt', list: 'expenses', needs: 'expenses.view' },
  { href: '/reports', text: 'reports', icon: 'file-spreadsheet', needs: 'reports.view' },
  { href: '/owners', text: 'owners', icon: 'key-round', list: 'owners', needs: 'owners.view' },
  { href: '/staff', text: 'users', icon: 'user-cog', needs: 'members.manage' },
  { href: '/audit', text: 'audit_logs', icon: 'history', list: 'audit_logs', needs: 'audit.view' },
  { href: '/settings', text: 'settings', icon: 'settings', needs: 'settings.manage' },
];

export const ADMIN_NAV: NavItem<OperatorPermission>[] = [
  {
    href: '/admin',
    text: 'dashboard',
    short: 'dashboard_short',
    icon: 'layout-dashboard',
    needs: 'tenants.view',
    phone: true,
  },
  { href: '/admin/tenants', text: 'tenants', icon: 'building-2', list: 'tenants', needs: 'tenants.view', phone: true },
  { href: '/admin/users', text: 'users', icon: 'users', list: 'users', needs: 'users.manage' },
  {
    href: '/admin/tenant-activity',
    text: 'tenant_activity',
    icon: 'history',
    list: 'tenant_activity',
    needs: 'activity.view',
  },
  { href: '/admin/support', text: 'support', icon: 'message-circle', list: 'support', needs: 'support.view' },
  { href: '/admin/billing', text: 'billing', icon: 'receipt', list: 'billing', needs: 'billing.manage' },
  { href: '/admin/health', text: 'system_health', icon: 'gauge', needs: 'health.view' },
  { href: '/admin/operators', text: 'operators', icon: 'user-cog', list: 'operators', needs: 'operators.manage' },
  { href: '/admin/settings', text: 'settings', icon: 'settings', needs: 'settings.manage' },
  { href: '/admin/audit', text: 'audit_logs', icon: 'file-text', list: 'audit_logs', needs: 'operators.manage' },
];
