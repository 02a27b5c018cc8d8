import { z } from 'zod';
import { PageInput } from '../lists/page-input';
import { VersionInput } from '../version-input';
import { DELIVERY_STATES, WEBHOOK_EVENTS } from './values';

const endpointId = z.uuid('record_not_found');

/** A list as forms send it, with commas between the words, or as an array. */
const events = z
  .union([z.array(z.string()), z.string().transform((text) => text.split(','))], 'required')
  .transform((list) => [...new Set(list.map((word) => word.trim()))].filter((word) => word !== '').sort())
  .pipe(z.array(z.enum(WEBHOOK_EVENTS, 'invalid_value')).min(1, 'required'));

const fields = {
  url: z.string().trim().min(1, 'required').max(500, 'too_long'),
  description: z.string().trim().max(200, 'too_long').default(''),
  events,
};

export const AddEndpointInput = z.object(fields);
export const UpdateEndpointInput = z.object({ endpointId, version: VersionInput, ...fields });
export const EndpointInput = z.object({ endpointId });

export const SendAgainInput = z.object({ deliveryId: z.uuid('record_not_found') });

/** The log of one address: all of it, or what is in one state. */
export const DeliveryFilters = z.object({ state: z.enum(DELIVERY_STATES).nullable().catch(null), ...PageInput.shape });
export type DeliveryFilters = z.output<typeof DeliveryFilters>;
