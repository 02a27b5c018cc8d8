import { FILE_ERROR_STATUS } from './file-error-status';
import { IMPORT_ERROR_STATUS } from './import-error-status';
import { PAYMENT_ERROR_STATUS } from './payment-error-status';
import { VEHICLE_ERROR_STATUS } from './vehicle-error-status';

/** Every error a user can see, with the HTTP status of its response. The texts are in `messages/<locale>/errors.json`. */
export const ERROR_STATUS = {
  validation_error: 422,
  required: 422,
  invalid_email: 422,
  invalid_phone: 422,
  invalid_date: 422,
  invalid_value: 422,
  invalid_number: 422,
  invalid_money: 422,
  too_short: 422,
  too_long: 422,
  out_of_range: 422,
  must_be_positive: 422,
  year_out_of_range: 422,
  discount_exceeds_price: 422,
  return_in_future: 422,
  inspection_in_future: 422,
  in_future: 422,
  invalid_plate: 422,
  invalid_vin: 422,
  invalid_license: 422,
  invalid_slug: 422,
  unusual_vin: 422,
  passwords_do_not_match: 422,
  password_too_weak: 422,
  return_before_pickup: 422,
  season_backwards: 422,
  rate_scope_missing: 422,
  missing_required: 422,
  ...IMPORT_ERROR_STATUS,
  ...VEHICLE_ERROR_STATUS,
  ...PAYMENT_ERROR_STATUS,
  unknown_class: 422,
  blacklist_in_record: 422,
  unknown_customer: 422,
  unknown_country: 422,
  unreadable_text: 422,
  duplicate_in_file: 422,
  odometer_below_last: 422,
  odometer_jump: 422,
  reason_required: 422,
  no_data_period: 404,
  report_too_long_for_pdf: 422,
  invalid_json: 400,
  invalid_address: 400,
  method_not_allowed: 405,
  body_too_large: 413,
  ...FILE_ERROR_STATUS,
  idempotency_mismatch: 422,
  idempotency_key_required: 400,
  login_failed: 401,
  invalid_email_or_password: 401,
  invalid_credentials: 401,
  session_expired: 401,
  invalid_code: 401,
  second_factor_required: 401,
  invalid_second_factor: 401,
  wrong_password: 422,
  account_locked: 423,
  account_suspended: 403,
  unauthorized_access: 401,
  access_denied: 403,
  insufficient_permissions: 403,
  wrong_tenant: 403,
  tenant_suspended: 403,
  no_admin_access: 403,
  invalid_origin: 403,
  not_found: 404,
  record_not_found: 404,
  unknown_tenant: 404,
  invalid_transition: 409,
  duplicate_email: 409,
  duplicate_plate: 409,
  duplicate_vin: 409,
  duplicate_class: 409,
  duplicate_report: 409,
  class_in_use: 409,
  class_not_available: 409,
  option_not_available: 409,
  booked_by_vehicle: 409,
  rental_cancelled: 409,
  customer_blacklisted: 409,
  customer_inactive: 409,
  customer_without_email: 409,
  customer_has_rental: 409,
  customer_underage: 409,
  possible_duplicate: 409,
  driver_exists: 409,
  same_customer: 409,
  merged_notes_too_long: 409,
  driver_has_rental: 409,
  driver_license_expiry_missing: 409,
  driver_license_expired: 409,
  driver_license_expires_before_return: 409,
  driver_underage: 409,
  license_expired: 409,
  license_expires_before_return: 409,
  license_expiry_missing: 409,
  inspection_missing: 409,
  customer_signature_missing: 409,
  agent_signature_missing: 409,
  acknowledgments_missing: 409,
  period_invalid: 409,
  swap_in_future: 422,
  swap_before_pickup: 422,
  swap_past_due: 409,
  swap_same_vehicle: 409,
  swap_before_return: 409,
  extension_not_later: 422,
  extension_needs_manager: 403,
  pickup_in_past: 409,
  pickup_before_return: 409,
  due_in_past: 409,
  pickup_too_far: 409,
  draft_changed: 409,
  record_changed: 409,
  quote_changed: 409,
  terms_changed: 409,
  quote_expired: 409,
  quote_taken: 409,
  damage_without_rental: 409,
  expense_charged: 409,
  other_holder: 409,
  share_taken: 409,
  month_not_over: 409,
  payout_exceeds_owed: 409,
  nothing_due: 409,
  owner_not_settled: 409,
  plan_limit_exceeded: 409,
  last_admin: 409,
  own_account: 409,
  second_factor_missing: 403,
  second_factor_on: 409,
  second_factor_off: 409,
  second_factor_compulsory: 409,
  link_origin_missing: 409,
  too_many_links: 429,
  too_many_requests: 429,
  server_error: 500,
  database_unavailable: 503,
  network_error: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;
export type FieldErrors = Record<string, ErrorCode>;
export type ErrorParams = Record<string, string | number>;

export interface ErrorBody {
  code: ErrorCode;
  fields?: FieldErrors;
  params?: ErrorParams;
  /** What the sentence at a field needs, such as the range that its value must be in. */
  fieldParams?: Record<string, ErrorParams>;
  details?: unknown;
  reference?: string;
}

export type ActionResult<T> = { ok: true; data: T } | { ok: false; error: ErrorBody };

/** The only error that rules, queries and verbs throw on purpose. Routes and actions turn it into a response. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields?: FieldErrors;
  readonly params?: ErrorParams;
  readonly fieldParams?: Record<string, ErrorParams>;
  readonly details?: unknown;
  /** Next keeps a digest that is already set, which lets the error page tell codes apart. */
  readonly digest: string;

  constructor(code: ErrorCode, options: Pick<ErrorBody, 'fields' | 'params' | 'fieldParams' | 'details'> = {}) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.digest = code;
    this.fields = options.fields;
    this.params = options.params;
    this.fieldParams = options.fieldParams;
    this.details = options.details;
  }
}

/** Whether our server or the network is the cause. Then the input is right, and the same request may be retried. */
export function isOurFault(code: ErrorCode): boolean {
  return ERROR_STATUS[code] >= 500;
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERROR_STATUS, value);
}
