/** Under which heading the help lists an article. */
export const HELP_AREAS = ['counter', 'fleet', 'money', 'company', 'using'] as const;
type HelpArea = (typeof HELP_AREAS)[number];

interface Described {
  area: HelpArea;
  /** The screen that it is about; null if it is about all. */
  screen: string | null;
}

/** The articles of the help in the order of its list. Their texts are in `messages/<language>/help.json`. */
export const HELP_ARTICLES = {
  dashboard: { area: 'counter', screen: '/dashboard' },
  today: { area: 'counter', screen: '/today' },
  customers: { area: 'counter', screen: '/customers' },
  drivers: { area: 'counter', screen: '/drivers' },
  reservations: { area: 'counter', screen: '/reservations' },
  quotes: { area: 'counter', screen: '/quotes' },
  rentals: { area: 'counter', screen: '/rentals' },
  no_shows: { area: 'counter', screen: '/reservations' },
  returns: { area: 'counter', screen: '/rentals' },
  vehicles: { area: 'fleet', screen: '/vehicles' },
  availability: { area: 'fleet', screen: '/availability' },
  inspections: { area: 'fleet', screen: '/inspections' },
  rates: { area: 'fleet', screen: '/rates' },
  payments: { area: 'money', screen: '/payments' },
  deposits: { area: 'money', screen: '/payments' },
  day_close: { area: 'money', screen: '/payments/close' },
  invoices: { area: 'money', screen: '/invoices' },
  expenses: { area: 'money', screen: '/expenses' },
  owners: { area: 'money', screen: '/owners' },
  reports: { area: 'money', screen: '/reports' },
  users: { area: 'company', screen: '/staff' },
  audit: { area: 'company', screen: '/audit' },
  settings: { area: 'company', screen: '/settings' },
  api_keys: { area: 'company', screen: '/settings/api-keys' },
  webhooks: { area: 'company', screen: '/settings/webhooks' },
  imports: { area: 'company', screen: '/imports/vehicles' },
  profile: { area: 'using', screen: '/profile' },
  support: { area: 'using', screen: '/support' },
  shortcuts: { area: 'using', screen: null },
} as const satisfies Record<string, Described>;

export type HelpArticle = keyof typeof HELP_ARTICLES;

// Safe because the keys are the articles' names.
export const HELP_ARTICLE_NAMES = Object.keys(HELP_ARTICLES) as HelpArticle[];

export function isHelpArticle(name: string): name is HelpArticle {
  return Object.hasOwn(HELP_ARTICLES, name);
}
