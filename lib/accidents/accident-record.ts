import { instantToLocal } from '../dates';

interface Stored {
  vehicleId: string;
  happenedAt: Date;
  place: string;
  description: string;
  otherParty: string;
  policeReport: string;
}

/** A stored accident as its form has it, with the time in the company's zone. */
export function accidentRecord({ happenedAt, ...accident }: Stored, timeZone: string) {
  const { vehicleId, place, description, otherParty, policeReport } = accident;
  return { vehicleId, happenedAt: instantToLocal(happenedAt, timeZone), place, description, otherParty, policeReport };
}
