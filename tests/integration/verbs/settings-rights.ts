const NAMES = [
  'tenants.save_header',
  'tenants.save_settings',
  'hours.save_place',
  'hours.remove_place',
  'hours.save_closed_days',
  'papers.save_terms',
  'tenants.save_numbering',
  'tenants.save_logo',
  'tenants.save_color',
  'tenants.remove_logo',
] as const;

/** What only an admin does with the company's settings. */
export const SETTINGS_RIGHTS: Record<string, readonly [right: string, roles: string]> = Object.fromEntries(
  NAMES.map((name) => [name, ['settings.manage', 'admin']]),
);
