import { NOTICE_DAYS, PAPERS, type Paper } from './values';

const DAY_MS = 86_400_000;

export interface VehiclePapers {
  vehicleId: string;
  /** As people call it: make, model, plate. */
  vehicle: string;
  insuranceExpiresOn: string | null;
  registrationExpiresOn: string | null;
}

export interface PaperNotice {
  kind: Paper;
  vehicleId: string;
  vehicle: string;
  expiresOn: string;
  /** The same for every run of the job, so that a notice is raised once. */
  subject: string;
}

/**
 * The notices due on a local day for one vehicle's papers: 30 and 7 days before, the later one alone where both are due.
 * Assumption: a paper that was already out when it was first seen is announced too.
 */
export function duePaperNotices(papers: VehiclePapers, today: string): PaperNotice[] {
  const expiry: Record<Paper, string | null> = {
    insurance: papers.insuranceExpiresOn,
    registration: papers.registrationExpiresOn,
  };
  return PAPERS.flatMap((kind) => {
    const expiresOn = expiry[kind];
    if (!expiresOn) return [];
    const days = Math.round((Date.parse(expiresOn) - Date.parse(today)) / DAY_MS);
    const ahead = NOTICE_DAYS.find((limit) => days <= limit);
    if (ahead === undefined) return [];
    const { vehicleId, vehicle } = papers;
    return [{ kind, vehicleId, vehicle, expiresOn, subject: `${kind}:${vehicleId}:${expiresOn}:${ahead}` }];
  });
}
