import type { IconName } from '@/components/ui/icon-names';

export interface NavItem {
  /** Has a place of its own in a phone's bar; the others stand under “more”. */
  phone?: boolean;
  href: string;
  /** A key under `nav`. */
  text: 'dashboard' | 'vehicles' | 'customers' | 'drivers' | 'rentals' | 'payments' | 'admin_dashboard' | 'tenants';
  /** A shorter one, for where a phone's bar has no room for the first in every language. */
  short?: 'dashboard_short';
  icon: IconName;
}

export const TENANT_NAV: NavItem[] = [
  { href: '/dashboard', text: 'dashboard', short: 'dashboard_short', icon: 'layout-dashboard', phone: true },
  { href: '/vehicles', text: 'vehicles', icon: 'car-front', phone: true },
  { href: '/customers', text: 'customers', icon: 'users' },
  { href: '/drivers', text: 'drivers', icon: 'id-card' },
  { href: '/rentals', text: 'rentals', icon: 'clipboard-list', phone: true },
  { href: '/payments', text: 'payments', icon: 'wallet' },
];

export const ADMIN_NAV: NavItem[] = [
  { href: '/admin', text: 'admin_dashboard', icon: 'layout-dashboard', phone: true },
  { href: '/admin/tenants', text: 'tenants', icon: 'building-2', phone: true },
];
