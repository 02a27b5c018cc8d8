import type { Screen } from './screen';

/** The operators' pages, with the URLs at which they are checked. */
export const OPERATOR_SCREENS: Record<string, Screen> = {
  '/admin': { who: 'operator', at: () => ['/admin'] },
  '/admin/[...unknown]': { who: 'operator', at: () => ['/admin/nowhere'], leadsTo: '/admin' },
  '/admin/billing': { who: 'operator', at: () => ['/admin/billing', '/admin/billing?q=nobody'] },
  '/admin/support': { who: 'operator', at: () => ['/admin/support', '/admin/support?q=nobody'] },
  '/admin/support/[threadId]': { who: 'operator', at: ({ threadId }) => [`/admin/support/${threadId}`] },
  '/admin/tenants': { who: 'operator', at: () => ['/admin/tenants', '/admin/tenants?q=nobody'] },
  '/admin/tenants/[tenantId]': { who: 'operator', at: ({ demo }) => [`/admin/tenants/${demo.id}`] },
  '/admin/tenants/new': { who: 'operator', at: () => ['/admin/tenants/new'] },
  '/admin/activity': {
    who: 'operator',
    at: () => ['/admin/activity', '/admin/activity?kind=rental', '/admin/activity?q=nobody'],
  },
  '/admin/audit': { who: 'operator', at: () => ['/admin/audit', '/admin/audit?q=nobody'] },
  '/admin/profile': { who: 'operator', at: () => ['/admin/profile'] },
  '/admin/profile/second-factor': { who: 'operator', at: () => ['/admin/profile/second-factor'] },
  '/admin/operators': { who: 'operator', at: () => ['/admin/operators'] },
  '/admin/users': { who: 'operator', at: () => ['/admin/users', '/admin/users?q=nobody'] },
  '/admin/users/[tenantId]/[memberId]': {
    who: 'operator',
    at: ({ demo }) => [`/admin/users/${demo.id}/${demo.members.agent}`],
  },
};
