import { RECORD_TABS } from '@/app/(tenant)/vehicles/[vehicleId]/record-tabs';
import { settingsAddress } from '@/lib/imports/columns/settings-address';
import { ImportSettings } from '@/lib/imports/input';
import { VEHICLE_COLUMNS } from '@/tests/support/import-lists';
import { OPEN_SCREENS } from './open-screens';
import { OPERATOR_SCREENS } from './operator-screens';
import type { Screen } from './screen';
import { SETTINGS_SCREENS } from './settings-screens';

/** Every page of the route tree, with the URLs at which it is checked. */
export const SCREENS: Record<string, Screen> = {
  '/': { who: 'member', at: () => ['/'], leadsTo: '/dashboard' },
  '/[...unknown]': { who: 'member', at: () => ['/no/such/page'], leadsTo: '/dashboard' },
  ...OPERATOR_SCREENS,
  ...OPEN_SCREENS,
  '/audit': { who: 'member', at: () => ['/audit', '/audit?kind=rental', '/audit?q=nobody'] },
  '/audit/[entryId]': { who: 'member', at: ({ entryId }) => [`/audit/${entryId}`] },
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
      ['overview', 'rentals', 'reservations', 'payments', 'statement', 'documents', 'history'].map(
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
  '/inspections/checklist': { who: 'member', at: () => ['/inspections/checklist'] },
  '/inspections/checks': { who: 'member', at: () => ['/inspections/checks', '/inspections/checks?kind=checkin'] },
  '/inspections/checks/[inspectionId]': {
    who: 'member',
    at: ({ inspectionId }) => [`/inspections/checks/${inspectionId}`],
  },
  '/inspections/checks/new': {
    who: 'member',
    at: ({ vehicle }) => ['/inspections/checks/new', `/inspections/checks/new?vehicle=${vehicle.id}`],
  },
  '/help': { who: 'member', at: () => ['/help', '/help?q=depo', '/help?q=nothing-of-this'] },
  '/help/api': { who: 'member', at: () => ['/help/api'] },
  '/help/api/[group]': { who: 'member', at: () => ['/help/api/vehicles', '/help/api/files'] },
  '/help/[article]': { who: 'member', at: () => ['/help/returns', '/help/shortcuts'] },
  ...SETTINGS_SCREENS,
  '/drivers': { who: 'member', at: () => ['/drivers'] },
  '/drivers/[driverId]': { who: 'member', at: ({ driverId }) => [`/drivers/${driverId}`] },
  '/drivers/[driverId]/edit': { who: 'member', at: ({ driverId }) => [`/drivers/${driverId}/edit`] },
  '/drivers/new': { who: 'member', at: () => ['/drivers/new'] },
  '/support': { who: 'member', at: () => ['/support', '/support?q=nobody'] },
  '/support/[threadId]': { who: 'member', at: ({ threadId }) => [`/support/${threadId}`] },
  '/support/new': { who: 'member', at: () => ['/support/new'] },
  '/accidents': { who: 'member', at: () => ['/accidents', '/accidents?q=nobody', '/accidents?print=1'] },
  '/accidents/[accidentId]': { who: 'member', at: ({ accidentId }) => [`/accidents/${accidentId}`] },
  '/accidents/[accidentId]/edit': { who: 'member', at: ({ accidentId }) => [`/accidents/${accidentId}/edit`] },
  '/accidents/new': { who: 'member', at: () => ['/accidents/new'] },
  '/expenses': { who: 'member', at: () => ['/expenses', '/expenses?tab=passed_on', '/expenses?print=1'] },
  '/expenses/[expenseId]': { who: 'member', at: ({ fineId }) => [`/expenses/${fineId}`] },
  '/expenses/new': { who: 'member', at: () => ['/expenses/new'] },
  '/imports/[kind]': { who: 'member', at: () => ['/imports/vehicles'] },
  '/imports/[kind]/[importId]': {
    who: 'member',
    at: ({ importId }) => {
      const settings = settingsAddress(ImportSettings.parse({ columns: VEHICLE_COLUMNS }));
      return [`/imports/vehicles/${importId}`, `/imports/vehicles/${importId}?step=check&${settings}`];
    },
  },
  '/inspections': {
    who: 'member',
    at: () => ['/inspections', '/inspections?tab=overdue', '/inspections?tab=due', '/inspections?tab=costs'],
  },
  '/inspections/plans': { who: 'member', at: () => ['/inspections/plans'] },
  '/inspections/plans/[planId]': { who: 'member', at: ({ planId }) => [`/inspections/plans/${planId}`] },
  '/inspections/plans/new': { who: 'member', at: () => ['/inspections/plans/new'] },
  '/inspections/tickets/[ticketId]': { who: 'member', at: ({ ticketId }) => [`/inspections/tickets/${ticketId}`] },
  '/inspections/tickets/[ticketId]/edit': {
    who: 'member',
    at: ({ ticketId }) => [`/inspections/tickets/${ticketId}/edit`],
  },
  '/inspections/tickets/new': { who: 'member', at: () => ['/inspections/tickets/new'] },
  '/invoices': {
    who: 'member',
    at: () => [
      '/invoices',
      '/invoices?tab=paid',
      '/invoices?tab=credit_note',
      '/invoices?q=nobody',
      '/invoices?print=1',
    ],
  },
  '/invoices/[invoiceId]': { who: 'member', at: ({ invoiceIds }) => invoiceIds.map((id) => `/invoices/${id}`) },
  '/invoices/new': {
    who: 'member',
    at: ({ customerId }) => ['/invoices/new', `/invoices/new?customer=${customerId}`],
  },
  '/inspections/vendors': { who: 'member', at: () => ['/inspections/vendors'] },
  '/notices': { who: 'member', at: () => ['/notices'] },
  '/payments/close': { who: 'member', at: () => ['/payments/close', '/payments/close?tab=signed'] },
  '/payments/close/[drawerId]': { who: 'member', at: ({ drawerId }) => [`/payments/close/${drawerId}`] },
  '/owners': { who: 'member', at: () => ['/owners', '/owners?q=nobody', '/owners?print=1'] },
  '/owners/[ownerId]': { who: 'member', at: ({ ownerId }) => [`/owners/${ownerId}`] },
  '/owners/[ownerId]/edit': { who: 'member', at: ({ ownerId }) => [`/owners/${ownerId}/edit`] },
  '/owners/new': { who: 'member', at: () => ['/owners/new'] },
  '/payments': { who: 'member', at: () => ['/payments', '/payments?tab=recent'] },
  '/profile': { who: 'member', at: () => ['/profile'] },
  '/profile/second-factor': { who: 'member', at: () => ['/profile/second-factor'] },
  '/quotes': { who: 'member', at: () => ['/quotes', '/quotes?tab=expired', '/quotes?q=nobody'] },
  '/quotes/[quoteId]': { who: 'member', at: ({ quoteIds }) => quoteIds.map((id) => `/quotes/${id}`) },
  '/rates': { who: 'member', at: () => ['/rates'] },
  '/rates/[ruleId]': { who: 'member', at: ({ ruleId }) => [`/rates/${ruleId}`] },
  '/rates/new': { who: 'member', at: () => ['/rates/new'] },
  '/reports': { who: 'member', at: () => ['/reports?range=last_year', '/reports?from=2020-01-01&until=2020-01-02'] },
  '/reports/header': { who: 'member', at: () => ['/reports/header'] },
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
  '/reports/figures': {
    who: 'member',
    at: () => ['/reports/figures?range=year_to_date', '/reports/figures?tab=vehicles', '/reports/figures?by=method'],
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
  '/staff': { who: 'member', at: () => ['/staff'] },
  '/staff/[memberId]': { who: 'member', at: ({ demo }) => [`/staff/${demo.members.agent}`] },
  '/today': { who: 'member', at: () => ['/today', '/today?day=tomorrow', '/today?print=1'] },
  '/vehicles': { who: 'member', at: () => ['/vehicles', '/vehicles?print=1'] },
  '/vehicles/[vehicleId]': {
    who: 'member',
    at: ({ vehicleId }) => RECORD_TABS.map((tab) => `/vehicles/${vehicleId}?tab=${tab}`),
  },
  '/vehicles/[vehicleId]/damages': {
    who: 'member',
    at: ({ damagedId }) => [`/vehicles/${damagedId}/damages`, `/vehicles/${damagedId}/damages?state=repaired`],
  },
  '/vehicles/[vehicleId]/edit': { who: 'member', at: ({ vehicleId }) => [`/vehicles/${vehicleId}/edit`] },
  '/vehicles/new': { who: 'member', at: () => ['/vehicles/new'] },
};
