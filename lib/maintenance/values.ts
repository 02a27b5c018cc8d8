/** The 13 kinds of service that the customer named. */
export const SERVICE_TYPES = [
  'oil_change',
  'tire_rotation',
  'brake_service',
  'battery',
  'engine',
  'transmission',
  'suspension',
  'cooling_system',
  'body_repair',
  'inspection',
  'cleaning',
  'accident_repair',
  'other',
] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];

export const TICKET_STATUSES = ['planned', 'open', 'completed', 'cancelled'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** `planned` is agreed with the garage, and the vehicle still in service (docs/rules.md §6). */
export const TICKET_TRANSITIONS: Record<TicketStatus, readonly TicketStatus[]> = {
  planned: ['open', 'cancelled'],
  open: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
};

/** What a vehicle becomes while its ticket is open. */
export const RESULTING_STATUSES = ['maintenance', 'inactive'] as const;

/** The states of a ticket that lists show. `overdue` is derived: open, and past the time it should be ready. */
export const SHOWN_TICKET_STATUSES = ['open', 'overdue', 'planned', 'completed', 'cancelled'] as const;
export type ShownTicketStatus = (typeof SHOWN_TICKET_STATUSES)[number];

/** The periods of a summary of costs, in days. */
export const COST_PERIODS = [30, 90, 365] as const;
export type CostPeriod = (typeof COST_PERIODS)[number];

/** Assumption: between kilometers and days, a day counts like 50 km. */
export const KM_OF_A_DAY = 50;

/** What the screen shows beside tickets by state: what is due by the plans, and what all of it has cost. */
export const TICKET_VIEWS = ['due', 'costs'] as const;
export type TicketView = (typeof TICKET_VIEWS)[number];
