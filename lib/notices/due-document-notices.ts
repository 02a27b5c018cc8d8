import { daysBetween } from '../dates';
import { SOON_DAYS, URGENT_DAYS } from '../expiry';
import { VEHICLE_DOCUMENTS, type VehicleDocument } from './values';

/** How many days before a vehicle's document expires it is announced, the last reminder first. */
export const NOTICE_DAYS = [URGENT_DAYS, SOON_DAYS] as const;

export interface VehicleDocuments {
  vehicleId: string;
  /** The name people use: make, model, plate. */
  vehicle: string;
  insuranceExpiresOn: string | null;
  registrationExpiresOn: string | null;
}

export interface DocumentNotice {
  kind: VehicleDocument;
  vehicleId: string;
  vehicle: string;
  expiresOn: string;
  /** The same in every run of the job, so that a notice is created only once. */
  subject: string;
}

/**
 * The notices due on a local day for one vehicle's documents: 30 and 7 days before they expire. If both are due, only the
 * 7-day notice is returned. Assumption: a document that had already expired when first seen is announced too.
 */
export function dueDocumentNotices(documents: VehicleDocuments, today: string): DocumentNotice[] {
  const expiry: Record<VehicleDocument, string | null> = {
    insurance: documents.insuranceExpiresOn,
    registration: documents.registrationExpiresOn,
  };
  return VEHICLE_DOCUMENTS.flatMap((kind) => {
    const expiresOn = expiry[kind];
    if (!expiresOn) return [];
    const days = daysBetween(today, expiresOn);
    const ahead = NOTICE_DAYS.find((limit) => days <= limit);
    if (ahead === undefined) return [];
    const { vehicleId, vehicle } = documents;
    return [{ kind, vehicleId, vehicle, expiresOn, subject: `${kind}:${vehicleId}:${expiresOn}:${ahead}` }];
  });
}
