/** What is checked each night: the audit log, ledgers and closes, and whether companies are kept apart. */
export const CHECK_KINDS = ['audit', 'ledgers', 'isolation'] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];
