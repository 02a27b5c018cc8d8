export const IMPORT_KINDS = ['vehicles', 'customers', 'drivers'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** How 03/04/2026 is read: day first, as in Haiti and France, or month first, as in the United States. */
export const DATE_ORDERS = ['dmy', 'mdy'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** What happens to a record the company already has: it is left as it is, or updated from the file. */
export const EXISTING_MODES = ['keep', 'update'] as const;

export const MAX_FILE_BYTES = 5 * 1024 * 1024;
export const MAX_ROWS = 10_000;
/** More columns than any list of vehicles or people has. */
export const MAX_COLUMNS = 300;

export function isImportKind(value: unknown): value is ImportKind {
  return (IMPORT_KINDS as readonly unknown[]).includes(value);
}
