export interface NavItem {
  /** Has a place of its own in a phone's bar; the others stand under “more”. */
  phone?: boolean;
  href: string;
  /** A key under `nav`. */
  text: 'dashboard' | 'vehicles' | 'customers' | 'drivers' | 'rentals' | 'payments' | 'admin_dashboard' | 'tenants';
  /** A shorter one, for where a phone's bar has no room for the first in every language. */
  short?: 'dashboard_short';
  icon: 'dashboard' | 'vehicles' | 'customers' | 'drivers' | 'rentals' | 'payments' | 'tenants';
}

export const TENANT_NAV: NavItem[] = [
  { href: '/dashboard', text: 'dashboard', short: 'dashboard_short', icon: 'dashboard', phone: true },
  { href: '/vehicles', text: 'vehicles', icon: 'vehicles', phone: true },
  { href: '/customers', text: 'customers', icon: 'customers' },
  { href: '/drivers', text: 'drivers', icon: 'drivers' },
  { href: '/rentals', text: 'rentals', icon: 'rentals', phone: true },
  { href: '/payments', text: 'payments', icon: 'payments' },
];

export const ADMIN_NAV: NavItem[] = [
  { href: '/admin', text: 'admin_dashboard', icon: 'dashboard', phone: true },
  { href: '/admin/tenants', text: 'tenants', icon: 'tenants', phone: true },
];
