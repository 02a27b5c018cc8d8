/** The values a document can provide, named like the fields of the customer form. */
export const SCANNED_FIELDS = [
  'fullName',
  'dateOfBirth',
  'licenseNumber',
  'licenseExpiresOn',
  'licenseCountry',
  'idType',
  'idNumber',
  'idExpiresOn',
  'country',
  'address',
  'city',
  'postalCode',
] as const;

export type ScannedField = (typeof SCANNED_FIELDS)[number];

/** The values the clerk left ticked. */
export type ScannedFields = Partial<Record<ScannedField, string>>;

/** A photo to keep with the documents: which document it shows, and which side. */
export interface ScanPhoto {
  file: File;
  document: 'license' | 'id';
  side: 'front' | 'back';
}

/**
 * `proven` by a check digit or an error-correcting code, `read` without one, or `doubtful`: a check failed or a
 * character is missing.
 */
export type Certainty = 'proven' | 'read' | 'doubtful';

export interface ScannedValue {
  value: string;
  certainty: Certainty;
}

/** The result of reading one document. */
export interface ScannedDocument {
  kind: 'passport' | 'national' | 'license';
  /** Which side of the document was photographed. */
  side: 'front' | 'back';
  fields: Partial<Record<ScannedField, ScannedValue>>;
}
