import { daysBetween } from '../dates';
import { SOON_DAYS, URGENT_DAYS } from '../expiry';
import { PAPERS, type Paper } from './values';

/** How many days before a vehicle's paper expires it is announced, the last reminder first. */
export const NOTICE_DAYS = [URGENT_DAYS, SOON_DAYS] as const;

export interface VehiclePapers {
  vehicleId: string;
  /** The name people use: make, model, plate. */
  vehicle: string;
  insuranceExpiresOn: string | null;
  registrationExpiresOn: string | null;
}

export interface PaperNotice {
  kind: Paper;
  vehicleId: string;
  vehicle: string;
  expiresOn: string;
  /** The same in every run of the job, so that a notice is created only once. */
  subject: string;
}

/**
 * The notices due on a local day for one vehicle's papers: 30 and 7 days before they expire. If both are due, only the
 * 7-day notice is returned. Assumption: a paper that had already expired when first seen is announced too.
 */
export function duePaperNotices(papers: VehiclePapers, today: string): PaperNotice[] {
  const expiry: Record<Paper, string | null> = {
    insurance: papers.insuranceExpiresOn,
    registration: papers.registrationExpiresOn,
  };
  return PAPERS.flatMap((kind) => {
    const expiresOn = expiry[kind];
    if (!expiresOn) return [];
    const days = daysBetween(today, expiresOn);
    const ahead = NOTICE_DAYS.find((limit) => days <= limit);
    if (ahead === undefined) return [];
    const { vehicleId, vehicle } = papers;
    return [{ kind, vehicleId, vehicle, expiresOn, subject: `${kind}:${vehicleId}:${expiresOn}:${ahead}` }];
  });
}
