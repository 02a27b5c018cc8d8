const DEEPEST = 4;
/** What an error may say besides its message. Details of PostgreSQL name the values of rows. */
const KEPT = [
  'code',
  'severity',
  'constraint_name',
  'table_name',
  'column_name',
  'routine',
  'errno',
  'syscall',
  'digest',
] as const;
/** PostgreSQL's codes for values that don't fit. Their messages quote the value. */
const QUOTES_VALUES = /^22[0-9A-Z]{3}$/;
/** Mail servers repeat the address that they refuse. */
const MAIL_ADDRESS = /[^\s<>"'(),;:/]+@[^\s<>"'(),;:]+/g;

/**
 * An error as the log has it: its kind, message, stack and codes, and its causes. A failed query is there without its
 * parameters, and nothing that holds a row's values: the log has no personal data (docs/rules.md §10).
 */
export function loggedError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, cause } = error;
  const own = error as unknown as Record<string, unknown>;
  const message = safeMessage(error);
  const kept = Object.fromEntries(KEPT.flatMap((key) => (key in own ? [[key, own[key]]] : [])));
  return {
    type: error.constructor.name || name,
    message,
    // Its first lines repeat the message.
    stack: error.stack?.replace(error.message, () => message),
    ...kept,
    ...(cause !== undefined && depth < DEEPEST && { cause: loggedError(cause, depth + 1) }),
  };
}

function safeMessage(error: Error & { query?: unknown; params?: unknown; code?: unknown }): string {
  if (typeof error.query === 'string' && error.params !== undefined) return `Failed query: ${error.query}`;
  if (QUOTES_VALUES.test(String(error.code))) return 'A value does not fit its column.';
  return error.message.replace(MAIL_ADDRESS, '…@…');
}
