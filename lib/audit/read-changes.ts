import { ACCIDENT_FIELDS } from '../accidents/fields';
import { ANSWER_FIELDS } from '../answers/fields';
import { CUSTOMER_FIELDS } from '../customers/fields';
import { DRIVER_FIELDS } from '../drivers/fields';
import { CLOSED_DAYS_FIELDS, PLACE_HOURS_FIELDS } from '../hours/fields';
import { TICKET_FIELDS } from '../maintenance/fields';
import { MEMBER_FIELDS } from '../members/fields';
import type { Currency } from '../money';
import { OPERATOR_FIELDS } from '../operators/fields';
import { OWNER_FIELDS } from '../owners/fields';
import { PLAN_FIELDS, PRICE_FIELDS } from '../plans/fields';
import { PLATFORM_FIELDS } from '../platform-settings/fields';
import { RULE_FIELDS } from '../rates/fields';
import { asRecord } from '../records/as-record';
import type { RecordField } from '../records/record-field';
import { RESERVATION_FIELDS } from '../reservations/fields';
import { HEADER_FIELDS } from '../tenants/header-fields';
import { NUMBERING_FIELDS } from '../tenants/numbering-fields';
import { SETTINGS_FIELDS } from '../tenants/settings-fields';
import { VEHICLE_FIELDS } from '../vehicles/fields';
import { ENDPOINT_FIELDS } from '../webhooks/fields';

/** What the link does that a member was given. */
const LINK = {
  label: 'audit.field_link',
  type: 'choice',
  starts: 'invitation',
  choices: { invitation: 'audit.link_invitation', reset: 'audit.link_reset' },
} as const satisfies RecordField;

/** What people fill in has its own labels and words already. */
const FIELDS: Record<string, Readonly<Record<string, RecordField>>> = {
  accident: ACCIDENT_FIELDS,
  answer: ANSWER_FIELDS,
  customer: CUSTOMER_FIELDS,
  driver: DRIVER_FIELDS,
  member: { ...MEMBER_FIELDS, link: LINK },
  operator: { ...OPERATOR_FIELDS, link: LINK },
  owner: OWNER_FIELDS,
  plan: { ...PLAN_FIELDS, ...PRICE_FIELDS },
  platform_settings: Object.assign({}, ...Object.values(PLATFORM_FIELDS)),
  rate_rule: RULE_FIELDS,
  reservation: RESERVATION_FIELDS,
  tenant_settings: {
    ...HEADER_FIELDS,
    color: { label: 'settings.color', type: 'text' },
    ...PLACE_HOURS_FIELDS,
    ...CLOSED_DAYS_FIELDS,
    ...NUMBERING_FIELDS,
    ...Object.assign({}, ...Object.values(SETTINGS_FIELDS)),
  },
  ticket: TICKET_FIELDS,
  vehicle: VEHICLE_FIELDS,
  webhook_endpoint: ENDPOINT_FIELDS,
};

export interface Change {
  name: string;
  /** Undefined if it is no field of the record's form. */
  field: RecordField | undefined;
  /** Undefined if the entry does not have it: a record that was added had nothing before. */
  before: unknown;
  after: unknown;
  /** The currency of its amounts that are not named after one. */
  currency: Currency;
}

interface Entry {
  entity: string;
  before: unknown;
  after: unknown;
}

/**
 * What an entry changed, field by field, in the order of the stored values. An entry that has both sides names only what
 * is on the new one, since some keep the whole record as it was.
 */
export function readChanges({ entity, before, after }: Entry): Change[] {
  const [old, now] = [flat(before), flat(after)];
  const values = after === null ? old : now;
  const currency = ownCurrency(values);
  return [...values.keys()]
    .map((name) => ({ name, field: FIELDS[entity]?.[name], before: old.get(name), after: now.get(name), currency }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}

/** A record in gourdes has its amounts in them, unless it names the gourdes beside: then the others are its worth in dollars. */
function ownCurrency(values: ReadonlyMap<string, unknown>): Currency {
  const beside = [...values.keys()].some((name) => name.endsWith('HtgCents'));
  return values.get('currency') === 'HTG' && !beside ? 'HTG' : 'USD';
}

/** An import's columns are numbers under the names of fields, and a merge counts rows by table. */
const INTERNAL = ['columns', 'defaults', 'moved'];

/** Values of records inside a record stand for themselves. Lists of records, such as price lines, have no one name. */
function flat(state: unknown, into = new Map<string, unknown>()): Map<string, unknown> {
  for (const [name, value] of Object.entries(asRecord(state))) {
    if (INTERNAL.includes(name) || (Array.isArray(value) && value.some((item) => typeof item === 'object'))) continue;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) flat(value, into);
    else if (!into.has(name)) into.set(name, value);
  }
  return into;
}
