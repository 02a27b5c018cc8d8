export interface NavItem {
  href: string;
  /** A key under `nav`. */
  text: 'dashboard' | 'vehicles' | 'customers' | 'rentals' | 'payments' | 'admin_dashboard' | 'tenants';
  icon: 'dashboard' | 'vehicles' | 'customers' | 'rentals' | 'payments' | 'tenants';
}

export const TENANT_NAV: NavItem[] = [
  { href: '/dashboard', text: 'dashboard', icon: 'dashboard' },
  { href: '/vehicles', text: 'vehicles', icon: 'vehicles' },
  { href: '/customers', text: 'customers', icon: 'customers' },
  { href: '/rentals', text: 'rentals', icon: 'rentals' },
  { href: '/payments', text: 'payments', icon: 'payments' },
];

export const ADMIN_NAV: NavItem[] = [
  { href: '/admin', text: 'admin_dashboard', icon: 'dashboard' },
  { href: '/admin/tenants', text: 'tenants', icon: 'tenants' },
];
