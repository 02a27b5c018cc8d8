import { newId } from '@/lib/id';
import { addEndpoint } from '@/lib/webhooks/add-endpoint';
import { deleteEndpoint } from '@/lib/webhooks/delete-endpoint';
import { rotateSecret } from '@/lib/webhooks/rotate-secret';
import { sendAgain } from '@/lib/webhooks/send-again';
import { sendTestEvent } from '@/lib/webhooks/send-test-event';
import { switchEndpointOff, switchEndpointOn } from '@/lib/webhooks/switch-endpoint';
import { updateEndpoint } from '@/lib/webhooks/update-endpoint';
import { makeDelivery, makeEndpoint } from '@/tests/support/make-webhook';
import { edited } from './edited';
import type { VerbCase } from './verb-case';

/** Of another company. The name can't be found, so that nothing is ever sent. */
const FIELDS = { url: 'https://hooks.example.com/wout', description: 'Accounting', events: 'rental.returned' };
const GONE = async (): Promise<[unknown, string]> => [{ endpointId: newId() }, 'record_not_found'];

export const WEBHOOK_VERBS: VerbCase[] = [
  {
    verb: addEndpoint,
    // A company may have ten, and the roles and repetitions of these tests add fewer.
    allowed: async () => FIELDS,
    forbidden: async () => [
      { ...FIELDS, url: 'https://10.0.0.1/' },
      'webhook_address_refused',
      { url: 'webhook_address_refused' },
    ],
    stranger: null,
  },
  {
    verb: updateEndpoint,
    allowed: async (tenant) =>
      edited(tenant, updateEndpoint, {
        endpointId: await makeEndpoint(tenant),
        ...FIELDS,
        events: ['rental.overdue', 'payment.recorded'],
      }),
    forbidden: async (tenant) => [
      await edited(tenant, updateEndpoint, { endpointId: await makeEndpoint(tenant), ...FIELDS, url: 'ftp://x.com/' }),
      'webhook_address_refused',
      { url: 'webhook_address_refused' },
    ],
    stranger: 'record_not_found',
  },
  {
    verb: switchEndpointOff,
    allowed: async (tenant) => {
      const endpointId = await makeEndpoint(tenant);
      await makeDelivery(tenant, endpointId, { nextAt: new Date(Date.now() + 3_600_000) });
      return { endpointId };
    },
    forbidden: async (tenant) => [{ endpointId: await makeEndpoint(tenant, { active: false }) }, 'invalid_transition'],
    stranger: 'record_not_found',
  },
  {
    verb: switchEndpointOn,
    allowed: async (tenant) => ({ endpointId: await makeEndpoint(tenant, { active: false }) }),
    forbidden: async (tenant) => [{ endpointId: await makeEndpoint(tenant) }, 'invalid_transition'],
    stranger: 'record_not_found',
  },
  {
    verb: rotateSecret,
    allowed: async (tenant) => ({ endpointId: await makeEndpoint(tenant) }),
    forbidden: GONE,
    stranger: 'record_not_found',
  },
  {
    verb: deleteEndpoint,
    allowed: async (tenant) => {
      const endpointId = await makeEndpoint(tenant);
      await makeDelivery(tenant, endpointId);
      return { endpointId };
    },
    forbidden: GONE,
    stranger: 'record_not_found',
  },
  {
    verb: sendTestEvent,
    allowed: async (tenant) => ({ endpointId: await makeEndpoint(tenant) }),
    forbidden: async (tenant) => [{ endpointId: await makeEndpoint(tenant, { active: false }) }, 'invalid_transition'],
    stranger: 'record_not_found',
  },
  {
    verb: sendAgain,
    allowed: async (tenant) => {
      const ended = { endedAt: new Date(), outcome: 'given_up', attempts: 8 } as const;
      return { deliveryId: await makeDelivery(tenant, await makeEndpoint(tenant), ended) };
    },
    forbidden: async (tenant) => [
      { deliveryId: await makeDelivery(tenant, await makeEndpoint(tenant, { active: false })) },
      'invalid_transition',
    ],
    stranger: 'record_not_found',
  },
];
