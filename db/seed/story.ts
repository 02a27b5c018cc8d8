import type { ExpenseDetails } from '@/lib/expenses/input';
import type { EXPENSE_KINDS } from '@/lib/expenses/values';
import type { ServiceType, TicketStatus } from '@/lib/maintenance/values';
import type { PAYMENT_METHODS } from '@/lib/payments/values';
import type { RentalOption } from '@/lib/pricing/values';

/** Where a vehicle or a customer is named by a number, it is its place in the company's fleet or among its customers. */
export interface DemoStory {
  seed: number;
  classes: readonly string[];
  fleet: readonly DemoVehicle[];
  customers: readonly string[];
  drivers: readonly string[];
  addresses: readonly { address: string; city: string; postalCode: string }[];
  /** How many days a rental lasts; one is picked for each. */
  days: readonly number[];
  /** The longest time between two rentals of a vehicle, in days. */
  idleDays: number;
  /** How the customers pay, in turn. */
  methods: readonly (typeof PAYMENT_METHODS)[number][];
  out: readonly OutNow[];
  /** The first customers, so many, are not out now and may book. */
  bookers: number;
  reservations: readonly PlannedBooking[];
  drafts: readonly { vehicle: number; customer: number; step: 'inspection' | 'agreement' }[];
  /** A vehicle that is out, and the one its customer has been given for it. */
  swap: { broken: number; given: number; reason: string } | null;
  /** Customers who have additional drivers. */
  withDrivers: readonly number[];
  vendors: readonly (readonly [name: string, phone: string | null])[];
  tickets: readonly PlannedTicket[];
  expenses: readonly PlannedExpense[];
  accident: { place: string; description: string; otherParty: string; policeReport: string };
  police: { vendor: string; toll: string; parking: string; speed: string };
  owners: readonly PlannedOwner[];
  threads: readonly PlannedThread[];
  quotes: readonly {
    vehicle: number;
    customer: number | null;
    caller: string;
    made: number;
    pickup: number;
    days: number;
  }[];
  billed: { billedName: string; billedTaxId: string; billedAddress: string; purchaseOrder: string };
  words: Record<
    'changedMind' | 'tripOff' | 'blacklisted' | 'alreadyClean' | 'dirty' | 'notDirty' | 'season' | 'carnival' | 'vip',
    string
  >;
}

export interface DemoVehicle {
  make: string;
  model: string;
  year: number;
  transmission: 'automatic' | 'manual';
  fuelType: 'gasoline' | 'diesel' | 'hybrid';
  seats: number;
  /** Whole USD a day. */
  rate: number;
  className: string;
  color: string;
}

export interface OutNow {
  vehicle: number;
  customer: number;
  /** Hours before now. */
  since: number;
  /** Hours from now; negative if it should be back. */
  due: number;
}

export interface PlannedBooking {
  vehicle: number;
  /** None: one of those who may book. */
  customer?: number;
  /** Hours from now; negative in the past. */
  in: number;
  days: number;
  status: 'confirmed' | 'cancelled' | 'no_show';
  /** The agreement is being written, so there is a draft of it. */
  atDesk?: true;
  options?: RentalOption[];
  /** Any vehicle of its vehicle's class was booked. */
  byClass?: true;
  requests?: string;
}

export interface PlannedTicket {
  serviceType: ServiceType;
  vehicle: number;
  /** Days from now at which it starts; negative in the past. */
  startsIn: number;
  status: TicketStatus;
  /** Its place among the vendors. */
  vendor: number;
  costCents: number;
  /** Days from now at which it should be ready. */
  readyIn?: number;
  /** What, quantity in hundredths, unit cost in cents. */
  lines?: [string, number, number][];
  log?: string[];
  resulting?: 'inactive';
}

export interface PlannedExpense extends Partial<ExpenseDetails> {
  kind: (typeof EXPENSE_KINDS)[number];
  /** None for the company itself. */
  vehicle?: number;
  daysAgo: number;
  /** Whole gourdes, or whole US cents. */
  htg?: number;
  cents?: number;
  method?: 'bank_transfer' | 'cheque';
}

export interface PlannedOwner {
  values: { name: string; phone: string; email?: string; address: string; language: 'fr' | 'ht' };
  shares: { vehicle: number; kind: string; basisPoints?: string; amountCents?: string; costs: string[] }[];
}

export interface PlannedThread {
  who: 'agent' | 'manager' | 'admin';
  days: number;
  subject: string;
  text: string;
  /** What an operator has answered, three hours later. */
  answer: string | null;
}
