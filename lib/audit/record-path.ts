const PATHS: Record<string, string> = {
  accident: '/accidents',
  customer: '/customers',
  drawer: '/payments/close',
  driver: '/drivers',
  expense: '/expenses',
  inspection: '/inspections/checks',
  invoice: '/invoices',
  maintenance_plan: '/inspections/plans',
  member: '/staff',
  owner: '/owners',
  quote: '/quotes',
  rate_rule: '/rates',
  rental: '/rentals',
  reservation: '/reservations',
  thread: '/support',
  ticket: '/inspections/tickets',
  vehicle: '/vehicles',
};

/** The page of the record that an entry is about; null if it has none of its own. */
export function recordPath({ entity, entityId }: { entity: string; entityId: string | null }): string | null {
  const path = PATHS[entity];
  return path && entityId ? `${path}/${entityId}` : null;
}
