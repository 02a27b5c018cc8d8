import type { ERROR_STATUS } from './error-status';

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

/** The errors whose status is 500 or more. Named here, so that no screen loads the table of all statuses. */
export const OUR_FAULTS: readonly ErrorCode[] = [
  'server_error',
  'database_unavailable',
  'storage_unavailable',
  'server_busy',
  'network_error',
];

/** Whether our server or the network is the cause. Then the input is right, and the same request may be retried. */
export function isOurFault(code: ErrorCode): boolean {
  return OUR_FAULTS.includes(code);
}
