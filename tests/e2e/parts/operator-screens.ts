import type { Screen } from './screen';

/** The operators' pages, with the URLs at which they are checked. */
export const OPERATOR_SCREENS: Record<string, Screen> = {
  '/admin': { who: 'operator', at: () => ['/admin'] },
  '/admin/[...unknown]': { who: 'operator', at: () => ['/admin/nowhere'], leadsTo: '/admin' },
  '/admin/billing': { who: 'operator', at: () => ['/admin/billing', '/admin/billing?q=nobody'] },
  '/admin/billing/plans': { who: 'operator', at: () => ['/admin/billing/plans'] },
  '/admin/billing/plans/[planId]': {
    who: 'operator',
    at: ({ platformPlanId }) => [`/admin/billing/plans/${platformPlanId}`],
  },
  '/admin/billing/plans/new': { who: 'operator', at: () => ['/admin/billing/plans/new'] },
  '/admin/support': { who: 'operator', at: () => ['/admin/support', '/admin/support?q=nobody'] },
  '/admin/support/answers': { who: 'operator', at: () => ['/admin/support/answers'] },
  '/admin/support/answers/[answerId]': {
    who: 'operator',
    at: ({ answerId }) => [`/admin/support/answers/${answerId}`],
  },
  '/admin/support/answers/new': { who: 'operator', at: () => ['/admin/support/answers/new'] },
  '/admin/support/outside': {
    who: 'operator',
    at: () => ['/admin/support/outside', '/admin/support/outside?q=nobody'],
  },
  '/admin/support/outside/[questionId]': {
    who: 'operator',
    at: ({ questionId }) => [`/admin/support/outside/${questionId}`],
  },
  '/admin/support/[threadId]': { who: 'operator', at: ({ threadId }) => [`/admin/support/${threadId}`] },
  '/admin/tenants': { who: 'operator', at: () => ['/admin/tenants', '/admin/tenants?q=nobody'] },
  '/admin/tenants/[tenantId]': { who: 'operator', at: ({ demo }) => [`/admin/tenants/${demo.id}`] },
  '/admin/tenants/new': { who: 'operator', at: () => ['/admin/tenants/new'] },
  '/admin/tenant-activity': {
    who: 'operator',
    at: () => ['/admin/tenant-activity', '/admin/tenant-activity?kind=rental', '/admin/tenant-activity?q=nobody'],
  },
  '/admin/audit': { who: 'operator', at: () => ['/admin/audit', '/admin/audit?q=nobody'] },
  '/admin/health': { who: 'operator', at: () => ['/admin/health'] },
  '/admin/profile': { who: 'operator', at: () => ['/admin/profile'] },
  '/admin/profile/second-factor': { who: 'operator', at: () => ['/admin/profile/second-factor'] },
  '/admin/operators': { who: 'operator', at: () => ['/admin/operators'] },
  '/admin/settings': { who: 'operator', at: () => ['/admin/settings'] },
  '/admin/settings/[section]': {
    who: 'operator',
    at: () => ['brand', 'companies', 'sessions', 'banner'].map((section) => `/admin/settings/${section}`),
  },
  '/admin/users': { who: 'operator', at: () => ['/admin/users', '/admin/users?q=nobody'] },
  '/admin/users/[tenantId]/[memberId]': {
    who: 'operator',
    at: ({ demo }) => [`/admin/users/${demo.id}/${demo.members.agent}`],
  },
};
