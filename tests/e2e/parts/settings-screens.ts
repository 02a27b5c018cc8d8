import type { Screen } from './screen';

/** The pages of a company's settings, with the URLs at which they are checked. */
export const SETTINGS_SCREENS: Record<string, Screen> = {
  '/settings': { who: 'member', at: () => ['/settings'] },
  '/settings/[section]': {
    who: 'member',
    at: () =>
      ['header', 'rentals', 'charges', 'extras', 'money', 'places', 'notices', 'papers'].map(
        (section) => `/settings/${section}`,
      ),
  },
  '/settings/api-keys': { who: 'member', at: () => ['/settings/api-keys'] },
  '/settings/hours': { who: 'member', at: () => ['/settings/hours'] },
  '/settings/hours/closed': { who: 'member', at: () => ['/settings/hours/closed'] },
  '/settings/hours/edit': { who: 'member', at: () => ['/settings/hours/edit'] },
  '/settings/numbers': { who: 'member', at: () => ['/settings/numbers'] },
  '/settings/subscription': { who: 'member', at: () => ['/settings/subscription'] },
  '/settings/terms': { who: 'member', at: () => ['/settings/terms'] },
  '/settings/webhooks': { who: 'member', at: () => ['/settings/webhooks'] },
  '/settings/webhooks/[endpointId]': {
    who: 'member',
    at: ({ webhook }) => [
      `/settings/webhooks/${webhook.endpointId}`,
      `/settings/webhooks/${webhook.endpointId}?state=waiting`,
    ],
  },
  '/settings/webhooks/[endpointId]/[deliveryId]': {
    who: 'member',
    at: ({ webhook }) => [`/settings/webhooks/${webhook.endpointId}/${webhook.deliveryId}`],
  },
  '/settings/webhooks/[endpointId]/edit': {
    who: 'member',
    at: ({ webhook }) => [`/settings/webhooks/${webhook.endpointId}/edit`],
  },
  '/settings/webhooks/new': { who: 'member', at: () => ['/settings/webhooks/new'] },
};
