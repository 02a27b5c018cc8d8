import { newId } from '@/lib/id';
import { addCharge } from '@/lib/payments/add-charge';
import { applyDeposit } from '@/lib/payments/apply-deposit';
import { collectPayment } from '@/lib/payments/collect-payment';
import { issueReceipt } from '@/lib/payments/issue-receipt';
import { mailReceipt } from '@/lib/payments/mail-receipt';
import { refundPayment } from '@/lib/payments/refund-payment';
import { voidCharge } from '@/lib/payments/void-charge';
import { voidPayment } from '@/lib/payments/void-payment';
import { makeDraft } from '@/tests/support/agreement';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeCustomer, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import type { VerbCase } from './verb-case';

async function deposit(tenant: TestTenant) {
  const { id } = await makeActiveRental(tenant);
  const money = { rentalId: id, kind: 'deposit', method: 'cash', amountCents: '500' };
  const paid = await collectPayment(await asAgent(tenant), money);
  return { rentalId: id, paymentId: paid.id };
}

async function charge(tenant: TestTenant) {
  const { id } = await makeActiveRental(tenant);
  const typed = { rentalId: id, kind: 'cleaning', amountCents: '40', note: 'Sand on the seats' };
  const { id: chargeId } = await addCharge(await asAgent(tenant), typed);
  return { rentalId: id, chargeId, reason: 'It was the rain' };
}

const notPossible = 'invalid_transition';

export const MONEY_VERBS: VerbCase[] = [
  {
    verb: collectPayment,
    allowed: async (tenant) => {
      const { id } = await makeActiveRental(tenant);
      return {
        rentalId: id,
        kind: 'balance',
        method: 'cheque',
        amountCents: '20',
        reference: 'N° 12',
        notes: 'By him',
      };
    },
    forbidden: async (tenant) => {
      const { rentalId } = await makeDraft(tenant);
      return [{ rentalId, kind: 'deposit', method: 'cash', amountCents: '20' }, notPossible];
    },
    stranger: 'record_not_found',
  },
  {
    verb: applyDeposit,
    allowed: async (tenant) => ({ rentalId: (await deposit(tenant)).rentalId, amountCents: '20' }),
    forbidden: async (tenant) => [{ rentalId: (await makeActiveRental(tenant)).id }, 'deposit_exceeds_held'],
    stranger: 'record_not_found',
  },
  {
    verb: addCharge,
    allowed: async (tenant) => {
      const { id } = await makeActiveRental(tenant);
      return { rentalId: id, kind: 'other', amountCents: '12.50', note: 'Lost key' };
    },
    forbidden: async (tenant) => {
      const { rentalId } = await makeDraft(tenant);
      return [{ rentalId, kind: 'other', amountCents: '12.50', note: 'Lost key' }, notPossible];
    },
    stranger: 'record_not_found',
  },
  {
    verb: voidCharge,
    allowed: charge,
    forbidden: async (tenant) => {
      const input = await charge(tenant);
      await voidCharge(await asManager(tenant), input);
      return [input, notPossible];
    },
    stranger: 'record_not_found',
  },
  {
    verb: refundPayment,
    allowed: async (tenant) => {
      const { paymentId } = await deposit(tenant);
      return { paymentId, amountCents: '200', method: 'bank_transfer', reference: 'N° 13', notes: 'To her' };
    },
    forbidden: async (tenant) => {
      const { paymentId } = await deposit(tenant);
      const code = 'refund_exceeds_payment';
      return [{ paymentId, amountCents: '500.01', method: 'cash' }, code, { amountCents: code }];
    },
    stranger: 'record_not_found',
  },
  {
    verb: voidPayment,
    allowed: async (tenant) => ({ paymentId: (await deposit(tenant)).paymentId, reason: 'Mistyped' }),
    forbidden: async (tenant) => {
      const input = { paymentId: (await deposit(tenant)).paymentId, reason: 'Mistyped' };
      await voidPayment(await asManager(tenant), input);
      return [input, notPossible];
    },
    stranger: 'record_not_found',
  },
  {
    verb: issueReceipt,
    allowed: async (tenant) => ({ paymentId: (await deposit(tenant)).paymentId }),
    // The only state that prevents it: a payment that does not exist.
    forbidden: async () => [{ paymentId: newId() }, 'record_not_found'],
    stranger: 'record_not_found',
  },
  {
    verb: mailReceipt,
    allowed: async (tenant) => {
      const { id } = await makeActiveRental(tenant, {
        customerId: await makeCustomer(tenant, { email: 'marie@example.com' }),
      });
      const money = { rentalId: id, kind: 'balance', method: 'cash', amountCents: '20' };
      return { paymentId: (await collectPayment(await asAgent(tenant), money)).id };
    },
    forbidden: async (tenant) => [{ paymentId: (await deposit(tenant)).paymentId }, 'customer_without_email'],
    stranger: 'record_not_found',
  },
];
