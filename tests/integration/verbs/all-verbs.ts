import { archiveCustomer } from '@/lib/customers/archive-customer';
import { blacklistCustomer, clearCustomer, setCustomerStatus } from '@/lib/customers/change-customer-status';
import { createCustomer } from '@/lib/customers/create-customer';
import { updateCustomer } from '@/lib/customers/update-customer';
import { instantToLocal } from '@/lib/dates';
import { newId } from '@/lib/id';
import { applyDeposit } from '@/lib/payments/apply-deposit';
import { collectPayment } from '@/lib/payments/collect-payment';
import { issueReceipt } from '@/lib/payments/issue-receipt';
import { refundPayment } from '@/lib/payments/refund-payment';
import { settleReturn } from '@/lib/payments/settle-return';
import { voidPayment } from '@/lib/payments/void-payment';
import { activateRental } from '@/lib/rentals/activate-rental';
import { cancelRental } from '@/lib/rentals/cancel-rental';
import { discardDraft } from '@/lib/rentals/discard-draft';
import { returnRental } from '@/lib/rentals/return-rental';
import { saveDraft } from '@/lib/rentals/save-draft';
import type { Verb } from '@/lib/server/command';
import { createMember } from '@/lib/staff/create-member';
import { recordInvitation } from '@/lib/staff/invite-member';
import { removeMember } from '@/lib/staff/remove-member';
import { updateMember } from '@/lib/staff/update-member';
import { archiveVehicle } from '@/lib/vehicles/archive-vehicle';
import { createVehicle } from '@/lib/vehicles/create-vehicle';
import { updateVehicle } from '@/lib/vehicles/update-vehicle';
import { makeDraft } from '@/tests/support/agreement';
import { asAdmin, asAgent, asManager } from '@/tests/support/contexts';
import { makeCustomer, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';

interface Case {
  // biome-ignore lint/suspicious/noExplicitAny: the list holds verbs of every output.
  verb: Verb<any>;
  /** An input that this company's members may give now. */
  allowed: (tenant: TestTenant) => Promise<unknown>;
  /** An input that the state of things forbids, and what the refusal is called. */
  forbidden: (tenant: TestTenant) => Promise<[input: unknown, code: string]>;
  /** What a member of another company reads, given the same input; null where it names nothing of the company. */
  stranger: 'record_not_found' | 'invalid_transition' | null;
}

const vehicleFields = (plate = `Z${newId().slice(-6)}`) => ({
  make: 'Kia',
  model: 'Sportage',
  year: '2020',
  plate,
  seats: '5',
  fuelType: 'diesel',
  transmission: 'manual',
  dailyRateCents: '80',
  odometerKm: '41000',
});
const customerFields = () => ({ fullName: 'Jean Wilner', licenseNumber: `L${newId().slice(-8)}` });
const memberFields = () => ({ name: 'Naika Bazile', email: `n${newId().slice(-9)}@lakay.test`, role: 'agent' });
const checkIn = (rentalId: string) => ({
  rentalId,
  returnedAt: instantToLocal(new Date(), 'America/Port-au-Prince'),
  odometerKm: 40_100,
  fuelLevel: 'full',
});

async function deposit(tenant: TestTenant) {
  const { id } = await makeActiveRental(tenant);
  const money = { rentalId: id, kind: 'deposit', method: 'cash', amountCents: '500' };
  const paid = await collectPayment(await asAgent(tenant), money);
  return { rentalId: id, paymentId: paid.id };
}

async function returned(tenant: TestTenant) {
  const { id } = await makeActiveRental(tenant);
  await returnRental(await asAgent(tenant), checkIn(id));
  return id;
}

async function blacklisted(tenant: TestTenant) {
  const customerId = await makeCustomer(tenant);
  await blacklistCustomer(await asManager(tenant), { customerId, reason: 'Unpaid' });
  return customerId;
}

const notPossible = 'invalid_transition';

/** Every verb that writes, with what it takes to let it through and to have it refused. */
export const ALL_VERBS: Case[] = [
  {
    verb: createVehicle,
    allowed: async () => vehicleFields(),
    forbidden: async (tenant) => {
      await makeVehicle(tenant, { plate: 'DBL 777', plateKey: 'DBL777' });
      return [vehicleFields('dbl-777'), 'duplicate_plate'];
    },
    stranger: null,
  },
  {
    verb: updateVehicle,
    allowed: async (tenant) => ({ vehicleId: await makeVehicle(tenant), ...vehicleFields() }),
    forbidden: async (tenant) => {
      const { vehicleId } = await makeActiveRental(tenant);
      return [{ vehicleId, ...vehicleFields(), serviceStatus: 'inactive' }, 'vehicle_out'];
    },
    stranger: 'record_not_found',
  },
  {
    verb: archiveVehicle,
    allowed: async (tenant) => ({ vehicleId: await makeVehicle(tenant) }),
    forbidden: async (tenant) => [{ vehicleId: (await makeActiveRental(tenant)).vehicleId }, 'vehicle_out'],
    stranger: 'record_not_found',
  },
  {
    verb: createCustomer,
    allowed: async () => customerFields(),
    forbidden: async () => [{ ...customerFields(), licenseNumber: ' ' }, 'validation_error'],
    stranger: null,
  },
  {
    verb: updateCustomer,
    allowed: async (tenant) => ({ customerId: await makeCustomer(tenant), ...customerFields() }),
    forbidden: async (tenant) => {
      const customerId = await makeCustomer(tenant, { archivedAt: new Date() });
      return [{ customerId, ...customerFields() }, 'record_not_found'];
    },
    stranger: 'record_not_found',
  },
  {
    verb: archiveCustomer,
    allowed: async (tenant) => ({ customerId: await makeCustomer(tenant) }),
    forbidden: async (tenant) => [{ customerId: (await makeActiveRental(tenant)).customerId }, 'customer_has_rental'],
    stranger: 'record_not_found',
  },
  {
    verb: setCustomerStatus,
    allowed: async (tenant) => ({ customerId: await makeCustomer(tenant), status: 'inactive' }),
    forbidden: async (tenant) => [{ customerId: await blacklisted(tenant), status: 'active' }, notPossible],
    stranger: 'record_not_found',
  },
  {
    verb: blacklistCustomer,
    allowed: async (tenant) => ({ customerId: await makeCustomer(tenant), reason: 'Unpaid' }),
    forbidden: async (tenant) => [{ customerId: await blacklisted(tenant), reason: 'Again' }, notPossible],
    stranger: 'record_not_found',
  },
  {
    verb: clearCustomer,
    allowed: async (tenant) => ({ customerId: await blacklisted(tenant), reason: 'Paid' }),
    forbidden: async (tenant) => [{ customerId: await makeCustomer(tenant), reason: 'Never was' }, notPossible],
    stranger: 'record_not_found',
  },
  {
    verb: saveDraft,
    allowed: async () => ({ rentalId: newId(), step: 'agreement', values: { notes: 'typed' } }),
    forbidden: async (tenant) => {
      const { id } = await makeActiveRental(tenant);
      return [{ rentalId: id, step: 'agreement', values: {} }, notPossible];
    },
    stranger: null,
  },
  {
    verb: discardDraft,
    allowed: async (tenant) => ({ rentalId: (await makeDraft(tenant)).rentalId }),
    forbidden: async (tenant) => [{ rentalId: (await makeActiveRental(tenant)).id }, notPossible],
    stranger: 'record_not_found',
  },
  {
    verb: activateRental,
    allowed: makeDraft,
    forbidden: async (tenant) => {
      const draft = await makeDraft(tenant);
      await activateRental(await asAgent(tenant), draft);
      return [draft, notPossible];
    },
    stranger: 'record_not_found',
  },
  {
    verb: cancelRental,
    allowed: async (tenant) => ({ rentalId: (await makeActiveRental(tenant)).id, reason: 'No drive' }),
    forbidden: async (tenant) => [{ rentalId: await returned(tenant), reason: 'Too late' }, notPossible],
    stranger: 'record_not_found',
  },
  {
    verb: returnRental,
    allowed: async (tenant) => checkIn((await makeActiveRental(tenant)).id),
    forbidden: async (tenant) => [checkIn(await returned(tenant)), notPossible],
    stranger: 'record_not_found',
  },
  {
    verb: settleReturn,
    allowed: async (tenant) => checkIn((await deposit(tenant)).rentalId),
    forbidden: async (tenant) => [checkIn(await returned(tenant)), notPossible],
    stranger: 'record_not_found',
  },
  {
    verb: collectPayment,
    allowed: async (tenant) => {
      const { id } = await makeActiveRental(tenant);
      return { rentalId: id, kind: 'balance', method: 'cash', amountCents: '20' };
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
    verb: refundPayment,
    allowed: async (tenant) => {
      const { paymentId } = await deposit(tenant);
      return { paymentId, amountCents: '500', method: 'cash' };
    },
    forbidden: async (tenant) => {
      const { paymentId } = await deposit(tenant);
      return [{ paymentId, amountCents: '500.01', method: 'cash' }, 'refund_exceeds_payment'];
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
    // The only state against it: a payment that is not there.
    forbidden: async () => [{ paymentId: newId() }, 'record_not_found'],
    stranger: 'record_not_found',
  },
  {
    verb: createMember,
    allowed: async () => memberFields(),
    forbidden: async (tenant) => {
      const fields = memberFields();
      await createMember(await asAdmin(tenant), fields);
      return [fields, 'duplicate_email'];
    },
    stranger: null,
  },
  {
    verb: updateMember,
    allowed: async (tenant) => ({ memberId: tenant.members.agent, ...memberFields(), active: true }),
    forbidden: async (tenant) => [{ memberId: tenant.members.admin, ...memberFields(), active: true }, 'own_account'],
    stranger: 'record_not_found',
  },
  {
    verb: removeMember,
    allowed: async (tenant) => ({ memberId: (await createMember(await asAdmin(tenant), memberFields())).id }),
    forbidden: async (tenant) => [{ memberId: tenant.members.admin }, 'own_account'],
    stranger: 'record_not_found',
  },
  {
    verb: recordInvitation,
    allowed: async (tenant) => ({ memberId: tenant.members.agent }),
    forbidden: async (tenant) => {
      const { id } = await createMember(await asAdmin(tenant), memberFields());
      await updateMember(await asAdmin(tenant), { memberId: id, ...memberFields(), active: false });
      return [{ memberId: id }, notPossible];
    },
    stranger: 'record_not_found',
  },
];
