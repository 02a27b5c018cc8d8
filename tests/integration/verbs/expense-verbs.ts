import { archiveAccident } from '@/lib/accidents/archive-accident';
import { chargeAccident } from '@/lib/accidents/charge-accident';
import { reportAccident } from '@/lib/accidents/report-accident';
import { updateAccident } from '@/lib/accidents/update-accident';
import { chargeExpense } from '@/lib/expenses/charge-expense';
import { recordExpense } from '@/lib/expenses/record-expense';
import { updateExpense } from '@/lib/expenses/update-expense';
import { voidExpense } from '@/lib/expenses/void-expense';
import { asAgent } from '@/tests/support/contexts';
import { makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import {
  accidentValues,
  expenseValues,
  makeAccident,
  makeExpense,
  makeFine,
  makeOutLongAgo,
} from '@/tests/support/make-expense';
import { edited } from './edited';
import type { VerbCase } from './verb-case';

async function accidentOnRent(tenant: TestTenant) {
  const { id: rentalId, vehicleId } = await makeOutLongAgo(tenant);
  return { accidentId: await makeAccident(tenant, vehicleId), rentalId, vehicleId };
}

export const EXPENSE_VERBS: VerbCase[] = [
  {
    verb: recordExpense,
    allowed: async (tenant) =>
      expenseValues({
        vehicleId: await makeVehicle(tenant),
        currency: 'HTG',
        amountCents: '',
        paidHtgCents: '6 600',
        htgRate: '132',
        vendor: 'Estasyon Kafou',
      }),
    forbidden: async () => [
      expenseValues({ spentAt: '2030-01-01T10:00' }),
      'validation_error',
      { spentAt: 'in_future' },
    ],
    stranger: 'record_not_found',
  },
  {
    verb: updateExpense,
    allowed: async (tenant) =>
      edited(tenant, updateExpense, { expenseId: await makeExpense(tenant), vendor: 'Estasyon Kafou', notes: 'Full' }),
    forbidden: async (tenant) => [
      { expenseId: await makeExpense(tenant), version: 'any', vendor: 'V'.repeat(121) },
      'validation_error',
      { vendor: 'too_long' },
    ],
    stranger: 'record_not_found',
  },
  {
    verb: voidExpense,
    allowed: async (tenant) => ({ expenseId: await makeExpense(tenant), reason: 'Recorded twice' }),
    forbidden: async (tenant) => {
      const { expenseId, rentalId } = await makeFine(tenant);
      await chargeExpense(await asAgent(tenant), { expenseId, rentalId });
      return [{ expenseId, reason: 'Recorded twice' }, 'expense_charged'];
    },
    stranger: 'record_not_found',
  },
  {
    verb: chargeExpense,
    allowed: async (tenant) => {
      const { expenseId, rentalId } = await makeFine(tenant);
      return { expenseId, rentalId };
    },
    forbidden: async (tenant) => {
      const { expenseId } = await makeFine(tenant);
      return [{ expenseId, rentalId: (await makeActiveRental(tenant)).id }, 'other_holder'];
    },
    stranger: 'record_not_found',
  },
  {
    verb: reportAccident,
    allowed: async (tenant) => accidentValues(await makeVehicle(tenant), { otherParty: 'Truck AA-90011' }),
    forbidden: async (tenant) => [
      accidentValues(await makeVehicle(tenant), { happenedAt: '2030-01-01T10:00' }),
      'validation_error',
      { happenedAt: 'in_future' },
    ],
    stranger: 'record_not_found',
  },
  {
    verb: updateAccident,
    allowed: async (tenant) => {
      const vehicleId = await makeVehicle(tenant);
      const accidentId = await makeAccident(tenant, vehicleId);
      return edited(tenant, updateAccident, { accidentId, ...accidentValues(vehicleId), otherParty: 'Nobody' });
    },
    forbidden: async (tenant) => {
      const { accidentId, rentalId } = await accidentOnRent(tenant);
      await chargeAccident(await asAgent(tenant), { accidentId, rentalId, amountCents: '80' });
      const moved = accidentValues(await makeVehicle(tenant));
      return [await edited(tenant, updateAccident, { accidentId, ...moved }), 'expense_charged'];
    },
    stranger: 'record_not_found',
  },
  {
    verb: archiveAccident,
    allowed: async (tenant) => ({ accidentId: await makeAccident(tenant) }),
    forbidden: async (tenant) => {
      const { accidentId, rentalId } = await accidentOnRent(tenant);
      await chargeAccident(await asAgent(tenant), { accidentId, rentalId, amountCents: '80' });
      return [{ accidentId }, 'expense_charged'];
    },
    stranger: 'record_not_found',
  },
  {
    verb: chargeAccident,
    allowed: async (tenant) => {
      const { accidentId, rentalId } = await accidentOnRent(tenant);
      return { accidentId, rentalId, amountCents: '80' };
    },
    forbidden: async (tenant) => {
      const { accidentId } = await accidentOnRent(tenant);
      return [{ accidentId, rentalId: (await makeActiveRental(tenant)).id, amountCents: '80' }, 'other_holder'];
    },
    stranger: 'record_not_found',
  },
];
