import { countDrawer } from '@/lib/drawers/count-drawer';
import { getDrawer } from '@/lib/drawers/get-drawer';
import { moveDrawer } from '@/lib/drawers/move-drawer';
import { signDrawer } from '@/lib/drawers/sign-drawer';
import { collectPayment } from '@/lib/payments/collect-payment';
import { query } from '@/lib/server/query';
import { asAgent, asManager } from '@/tests/support/contexts';
import { exactCount } from '@/tests/support/exact-count';
import type { TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import type { VerbCase } from './verb-case';

const FLOAT = { direction: 'in', currency: 'USD', amountCents: '100', reason: 'Float from the safe' };

/** A drawer with 100.00 USD more than the last one left, counted in pieces of 1 as what it should hold. */
async function fullDrawer(tenant: TestTenant) {
  const agent = await asAgent(tenant);
  const { drawerId } = await moveDrawer(agent, FLOAT);
  const drawer = await query(agent, 'payments.close', (q) => getDrawer(q, drawerId));
  return { ...exactCount(drawer), leftUsdCents: '60', leftHtgCents: '' };
}

async function countedDrawer(tenant: TestTenant) {
  const { id, countId } = await countDrawer(await asAgent(tenant), await fullDrawer(tenant));
  return { drawerId: id, countId };
}

export const DRAWER_VERBS: VerbCase[] = [
  {
    verb: moveDrawer,
    allowed: async () => ({ direction: 'in', currency: 'HTG', amountCents: '2 500', reason: 'Change' }),
    forbidden: async () => [{ ...FLOAT, reason: ' ' }, 'validation_error', { reason: 'reason_required' }],
    stranger: null,
  },
  {
    verb: countDrawer,
    allowed: fullDrawer,
    forbidden: async (tenant) => {
      const counted = await fullDrawer(tenant);
      const { id } = await makeActiveRental(tenant);
      const money = { rentalId: id, kind: 'balance', method: 'cash', amountCents: '20' };
      await collectPayment(await asAgent(tenant), money);
      return [counted, 'drawer_moved'];
    },
    stranger: 'record_not_found',
  },
  {
    verb: signDrawer,
    allowed: countedDrawer,
    forbidden: async (tenant) => {
      const input = await countedDrawer(tenant);
      await signDrawer(await asManager(tenant), input);
      return [input, 'invalid_transition'];
    },
    stranger: 'record_not_found',
  },
];
