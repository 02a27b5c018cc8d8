import type { Owed } from '@/components/payments/refund-window';
import { can } from '@/lib/auth/permissions';
import type { RentalMoney } from '@/lib/payments/get-rental-money';
import type { TenantContext } from '@/lib/server/context';
import { applyDepositAction } from '../../payments/actions';

/** What a rental that is over still owes: said before its deposit is given back. */
export function owedOf({ rental, customer, balance }: RentalMoney, { role }: TenantContext): Owed | null {
  if (rental.status === 'active' || balance.dueCents <= 0 || !can(role, 'payments.collect')) return null;
  return {
    rentalId: rental.id,
    customerName: customer?.fullName ?? '',
    dueCents: balance.dueCents,
    apply: applyDepositAction,
  };
}
