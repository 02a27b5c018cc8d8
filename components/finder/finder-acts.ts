import type { IconName } from '@/components/ui/icon-names';
import type { Permission } from '@/lib/auth/permissions';
import type en from '@/messages/en';

export interface FinderAct {
  href: string;
  /** A key under `finder`. */
  text: keyof (typeof en)['finder'];
  icon: IconName;
  /** Members without this right do not see the entry. The page itself refuses them. */
  needs: Permission;
}

/** What can be begun from anywhere, the most frequent first. */
export const FINDER_ACTS: FinderAct[] = [
  { href: '/rentals/new', text: 'new_rental', icon: 'plus', needs: 'rentals.create' },
  { href: '/rentals/reservation', text: 'new_reservation', icon: 'calendar-clock', needs: 'reservations.edit' },
  { href: '/customers/new', text: 'new_customer', icon: 'user-round', needs: 'customers.create' },
  { href: '/payments', text: 'collect_payment', icon: 'wallet', needs: 'payments.collect' },
  { href: '/availability/free', text: 'find_vehicle', icon: 'calendar-range', needs: 'availability.view' },
  { href: '/expenses/new', text: 'record_expense', icon: 'receipt', needs: 'expenses.edit' },
  { href: '/payments/close', text: 'close_day', icon: 'lock-keyhole', needs: 'payments.close' },
  { href: '/vehicles/new', text: 'new_vehicle', icon: 'car-front', needs: 'vehicles.create' },
  { href: '/drivers/new', text: 'new_driver', icon: 'id-card', needs: 'drivers.create' },
  { href: '/invoices/new', text: 'new_invoice', icon: 'file-text', needs: 'invoices.issue' },
  { href: '/inspections/checks/new', text: 'new_inspection', icon: 'clipboard-list', needs: 'inspections.create' },
  { href: '/inspections/tickets/new', text: 'new_ticket', icon: 'wrench', needs: 'maintenance.create' },
  { href: '/accidents/new', text: 'report_accident', icon: 'circle-alert', needs: 'accidents.edit' },
  { href: '/rates/new', text: 'new_rate', icon: 'gauge', needs: 'rates.manage' },
  { href: '/owners/new', text: 'new_owner', icon: 'key-round', needs: 'owners.edit' },
  { href: '/imports/vehicles', text: 'import_vehicles', icon: 'file-input', needs: 'vehicles.import' },
  { href: '/imports/customers', text: 'import_customers', icon: 'file-input', needs: 'customers.import' },
  { href: '/imports/drivers', text: 'import_drivers', icon: 'file-input', needs: 'drivers.import' },
  { href: '/support/new', text: 'ask_support', icon: 'message-circle', needs: 'support.edit' },
];

/** Screens without a place of their own in the navigation. */
export const FINDER_SCREENS: FinderAct[] = [
  { href: '/rates', text: 'rates', icon: 'gauge', needs: 'rates.view' },
  { href: '/inspections/checks', text: 'checks', icon: 'clipboard-list', needs: 'inspections.view' },
  { href: '/inspections/plans', text: 'plans', icon: 'wrench', needs: 'maintenance.view' },
  { href: '/inspections/vendors', text: 'vendors', icon: 'wrench', needs: 'maintenance.view' },
  { href: '/accidents', text: 'accidents', icon: 'circle-alert', needs: 'accidents.view' },
  { href: '/reports/figures', text: 'figures', icon: 'gauge', needs: 'reports.view' },
  { href: '/settings/subscription', text: 'subscription', icon: 'receipt', needs: 'settings.manage' },
  { href: '/notices', text: 'notices', icon: 'bell', needs: 'notices.view' },
  { href: '/support', text: 'support', icon: 'message-circle', needs: 'support.view' },
  { href: '/profile', text: 'profile', icon: 'user-round', needs: 'profile.edit' },
  { href: '/help', text: 'help', icon: 'circle-help', needs: 'dashboard.view' },
];
