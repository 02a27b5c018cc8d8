import type { CustomerRecord } from './load-record';

export type RecordTab = 'overview' | 'rentals' | 'reservations' | 'payments' | 'statement' | 'documents' | 'history';

/** The parts of a customer's page. A merged customer's rows are shown at the kept record. */
export function tabsOf({ customer, counts, files }: CustomerRecord): { name: RecordTab; count?: number }[] {
  const own = [
    { name: 'rentals' as const, count: counts.rentals },
    { name: 'reservations' as const, count: counts.reservations },
    { name: 'payments' as const, count: counts.payments },
    { name: 'statement' as const },
    { name: 'documents' as const, count: files.length },
  ];
  return [{ name: 'overview' }, ...(customer.mergedIntoId ? [] : own), { name: 'history' }];
}
