import { RECORD_TABS } from '@/app/(tenant)/vehicles/[vehicleId]/record-tabs';
import { settingsAddress } from '@/lib/imports/columns/settings-address';
import { ImportSettings } from '@/lib/imports/input';
import { VEHICLE_COLUMNS } from '@/tests/support/import-lists';
import type { KnownRecords } from './known-records';

interface Screen {
  who: 'member' | 'operator' | 'nobody';
  /** The URLs at which the page looks different. */
  at: (known: KnownRecords) => string[];
  /** Where the page always redirects, if it shows nothing itself. */
  leadsTo?: string | ((known: KnownRecords) => string);
}

/** Every page of the route tree, with the URLs at which it is checked. */
export const SCREENS: Record<string, Screen> = {
  '/': { who: 'member', at: () => ['/'], leadsTo: '/dashboard' },
  '/[...unknown]': { who: 'member', at: () => ['/no/such/page'], leadsTo: '/dashboard' },
  '/admin': { who: 'operator', at: () => ['/admin'] },
  '/admin/[...unknown]': { who: 'operator', at: () => ['/admin/nowhere'], leadsTo: '/admin' },
  '/admin/tenants': { who: 'operator', at: () => ['/admin/tenants', '/admin/tenants?q=nobody'] },
  '/auth/forgot': { who: 'nobody', at: () => ['/auth/forgot'] },
  '/auth/login': { who: 'nobody', at: () => ['/auth/login', '/auth/login?reason=session_expired'] },
  '/auth/operator': { who: 'operator', at: () => ['/auth/operator'], leadsTo: '/admin' },
  '/auth/reset': { who: 'nobody', at: () => ['/auth/reset?code=x'] },
  '/availability': {
    who: 'member',
    at: () => ['/availability', '/availability?span=3m', '/availability?q=nobody'],
  },
  '/availability/free': {
    who: 'member',
    at: ({ classId }) => ['/availability/free', `/availability/free?class=${classId}&days=5`],
  },
  '/availability/[number]': {
    who: 'member',
    at: ({ activeNumber }) => [`/availability/${activeNumber}`],
    leadsTo: ({ activeId }) => `/rentals/${activeId}`,
  },
  '/customers': { who: 'member', at: () => ['/customers', '/customers?print=1', '/customers?q=nobody'] },
  '/customers/[customerId]': {
    who: 'member',
    at: ({ customerId }) =>
      ['overview', 'rentals', 'reservations', 'payments', 'documents', 'history'].map(
        (tab) => `/customers/${customerId}?tab=${tab}`,
      ),
  },
  '/customers/[customerId]/edit': { who: 'member', at: ({ customerId }) => [`/customers/${customerId}/edit`] },
  '/customers/[customerId]/merge': {
    who: 'member',
    at: ({ customerId, otherCustomerId }) => [
      `/customers/${customerId}/merge`,
      `/customers/${customerId}/merge?with=${otherCustomerId}`,
    ],
  },
  '/customers/duplicates': { who: 'member', at: () => ['/customers/duplicates'] },
  '/customers/new': { who: 'member', at: () => ['/customers/new'] },
  '/dashboard': { who: 'member', at: () => ['/dashboard'] },
  '/drivers': { who: 'member', at: () => ['/drivers'] },
  '/drivers/[driverId]': { who: 'member', at: ({ driverId }) => [`/drivers/${driverId}`] },
  '/drivers/[driverId]/edit': { who: 'member', at: ({ driverId }) => [`/drivers/${driverId}/edit`] },
  '/drivers/new': { who: 'member', at: () => ['/drivers/new'] },
  '/imports/[kind]': { who: 'member', at: () => ['/imports/vehicles'] },
  '/imports/[kind]/[importId]': {
    who: 'member',
    at: ({ importId }) => {
      const settings = settingsAddress(ImportSettings.parse({ columns: VEHICLE_COLUMNS }));
      return [`/imports/vehicles/${importId}`, `/imports/vehicles/${importId}?step=check&${settings}`];
    },
  },
  '/notices': { who: 'member', at: () => ['/notices'] },
  '/payments': { who: 'member', at: () => ['/payments', '/payments?tab=recent'] },
  '/quotes': { who: 'member', at: () => ['/quotes', '/quotes?tab=expired', '/quotes?q=nobody'] },
  '/quotes/[quoteId]': { who: 'member', at: ({ quoteIds }) => quoteIds.map((id) => `/quotes/${id}`) },
  '/rates': { who: 'member', at: () => ['/rates'] },
  '/rates/[ruleId]': { who: 'member', at: ({ ruleId }) => [`/rates/${ruleId}`] },
  '/rates/new': { who: 'member', at: () => ['/rates/new'] },
  '/rentals': { who: 'member', at: () => ['/rentals/list', '/rentals?view=grid'] },
  '/rentals/[rentalId]': {
    who: 'member',
    at: ({ activeId, completedId }) => [`/rentals/${activeId}`, `/rentals/${completedId}`],
  },
  '/rentals/[rentalId]/extend': { who: 'member', at: ({ activeId }) => [`/rentals/${activeId}/extend`] },
  '/rentals/[rentalId]/return': { who: 'member', at: ({ activeId }) => [`/rentals/${activeId}/return`] },
  '/rentals/[rentalId]/swap': { who: 'member', at: ({ activeId }) => [`/rentals/${activeId}/swap`] },
  '/rentals/new': { who: 'member', at: ({ drafts }) => ['/rentals/agreement', ...drafts] },
  '/rentals/reservation': {
    who: 'member',
    at: ({ quoteIds: [open] }) => ['/rentals/reservation', `/rentals/reservation?quote=${open}`],
  },
  '/reservations': {
    who: 'member',
    at: () => ['/reservations', '/reservations?tab=late', '/reservations?tab=past', '/reservations?q=nobody'],
  },
  '/reservations/[reservationId]': {
    who: 'member',
    at: ({ reservationIds }) => reservationIds.map((id) => `/reservations/${id}`),
  },
  '/reservations/[reservationId]/edit': {
    who: 'member',
    at: ({ reservationIds: [standing] }) => [`/reservations/${standing}/edit`],
  },
  '/today': { who: 'member', at: () => ['/today', '/today?day=tomorrow', '/today?print=1'] },
  '/vehicles': { who: 'member', at: () => ['/vehicles', '/vehicles?print=1'] },
  '/vehicles/[vehicleId]': {
    who: 'member',
    at: ({ vehicleId }) => RECORD_TABS.map((tab) => `/vehicles/${vehicleId}?tab=${tab}`),
  },
  '/vehicles/[vehicleId]/edit': { who: 'member', at: ({ vehicleId }) => [`/vehicles/${vehicleId}/edit`] },
  '/vehicles/new': { who: 'member', at: () => ['/vehicles/new'] },
};
