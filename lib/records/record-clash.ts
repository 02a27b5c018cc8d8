import type { Stored } from './edit-form';

/** One field that somebody else has changed, with who and when. Null if the audit log does not say. */
export interface ClashChange {
  field: string;
  by: string | null;
  /** An ISO 8601 instant. */
  at: string | null;
}

/** The details of `record_changed`: how the record is now, and what was changed since the caller read it. */
export interface RecordClash {
  version: string;
  /** The company's time zone, in which the times of the changes are shown. */
  timeZone: string;
  record: Record<string, Stored>;
  /** The names of other records that fields refer to, such as a vehicle's class. */
  names: Record<string, string | null>;
  changes: ClashChange[];
}
