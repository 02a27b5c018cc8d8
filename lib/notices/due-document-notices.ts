import { daysBetween } from '../dates';
import { URGENT_DAYS } from '../expiry';
import { VEHICLE_DOCUMENTS, type VehicleDocument } from './values';

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
 * The notices due on a local day for one vehicle's documents: so many days before they expire as the company has set, and
 * 7 days before. If both are due, only the 7-day notice is returned. Assumption: a document that had already expired when first seen is announced too.
 */
export function dueDocumentNotices(documents: VehicleDocuments, today: string, noticeDays: number): DocumentNotice[] {
  const expiry: Record<VehicleDocument, string | null> = {
    insurance: documents.insuranceExpiresOn,
    registration: documents.registrationExpiresOn,
  };
  return VEHICLE_DOCUMENTS.flatMap((kind) => {
    const expiresOn = expiry[kind];
    if (!expiresOn) return [];
    const days = daysBetween(today, expiresOn);
    const ahead = [URGENT_DAYS, noticeDays].find((limit) => days <= limit);
    if (ahead === undefined) return [];
    const { vehicleId, vehicle } = documents;
    return [{ kind, vehicleId, vehicle, expiresOn, subject: `${kind}:${vehicleId}:${expiresOn}:${ahead}` }];
  });
}
