import { z } from 'zod';
import { PageInput } from '../lists/page-input';
import { LocalTimeInput } from '../local-time-input';
import { blankAsNull, centsInput, quantityInput, wholeInput } from '../number-input';
import { PhoneInput } from '../phone-input';
import { VersionInput } from '../version-input';
import { COST_PERIODS, RESULTING_STATUSES, SERVICE_TYPES, SHOWN_TICKET_STATUSES } from './values';

const MOST_CENTS = 99_999_999_999;

const line = z.string().trim().max(120, 'too_long').default('');
const reason = z.string().trim().min(1, 'reason_required').max(500, 'too_long');
const ticketId = z.uuid('record_not_found');
const odometerKm = blankAsNull(wholeInput({ min: 0, max: 2_000_000 }));
const costCents = z.preprocess(blankAsNothing, centsInput({ min: 0, max: MOST_CENTS }));

function blankAsNothing(value: unknown): unknown {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '') ? 0 : value;
}

const fields = {
  serviceType: z.enum(SERVICE_TYPES, 'choose_service'),
  resultingStatus: z.enum(RESULTING_STATUSES, 'invalid_value').default('maintenance'),
  /** A vendor of the company by name. One that nobody has named before is added. */
  vendorName: line,
  shopName: line,
  odometerKm,
  costCents,
  /** Local times. A new ticket without a start begins now, and one that begins later is planned. */
  startedAt: blankAsNull(LocalTimeInput),
  expectedReadyAt: blankAsNull(LocalTimeInput),
  notes: z.string().trim().max(4000, 'too_long').default(''),
};
/** The clerk has seen which reservations need the vehicle on these days. They keep it until they get another. */
const despite = z.boolean('invalid_value').default(false);

export const OpenTicketInput = z.object({
  vehicleId: z.uuid('select_vehicle'),
  ...fields,
  /** The damage that is repaired, if it is opened for one. */
  damageId: blankAsNull(z.uuid('record_not_found')),
  despite,
});
export const UpdateTicketInput = z.object({ ticketId, version: VersionInput, ...fields, despite });
export type TicketInput = z.output<z.ZodObject<typeof fields>>;

/** A planned vehicle has come to the garage. */
export const StartTicketInput = z.object({ ticketId, odometerKm, despite });
export const CompleteTicketInput = z.object({
  ticketId,
  readyOdometerKm: odometerKm,
  /** The damages that it was opened for are repaired. */
  damageRepaired: z.boolean('invalid_value').default(false),
});
export const CancelTicketInput = z.object({ ticketId, reason });

export const LogServiceInput = z.object({
  ticketId,
  note: z.string().trim().min(1, 'required').max(4000, 'too_long'),
  costCents,
});
export const AddTicketLineInput = z.object({
  ticketId,
  what: z.string().trim().min(1, 'required').max(120, 'too_long'),
  /** Hundredths, or the quantity as people type it: `4.5`. */
  quantityHundredths: quantityInput({ min: 1, max: 1_000_000 }),
  unitCostCents: centsInput({ min: 0, max: 99_999_999 }),
});
export const RemoveTicketLineInput = z.object({ ticketId, lineId: z.uuid('record_not_found') });

export const UpdateVendorInput = z.object({
  vendorId: z.uuid('record_not_found'),
  version: VersionInput,
  name: z.string().trim().min(1, 'required').max(120, 'too_long'),
  phone: PhoneInput,
});
export const ArchiveVendorInput = z.object({ vendorId: z.uuid('record_not_found') });
export type VendorInput = Omit<z.output<typeof UpdateVendorInput>, 'vendorId' | 'version'>;

export const TicketFilters = z.object({
  q: z.string().trim().max(100).catch('').default(''),
  tab: z.enum(SHOWN_TICKET_STATUSES).catch('open'),
  type: z.enum(SERVICE_TYPES).nullable().catch(null).default(null),
  vendor: z.uuid().nullable().catch(null).default(null),
  ...PageInput.shape,
});
export type TicketFilters = z.output<typeof TicketFilters>;

/** The period of a summary of costs from its URL. Anything invalid falls back to a year. */
export const CostPeriodInput = z.coerce.number().pipe(z.literal(COST_PERIODS)).catch(365);
