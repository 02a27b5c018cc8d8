import { type Signed, type Signers, unsigned } from '@/components/rentals/addendum-signatures';

/** The values of the swap's form: text as typed. */
export interface SwapValues extends Signed {
  rentalId: string;
  fromVehicleId: string;
  vehicleId: string;
  swappedAt: string;
  newRate: boolean;
  odometerInKm: string;
  fuelIn: string;
  damageIn: string;
  odometerOutKm: string;
  fuelOut: string;
  damageOut: string;
  odometerConfirmed: boolean;
  outOfService: boolean;
  outOfServiceReason: string;
}

interface Opened {
  rentalId: string;
  fromVehicleId: string;
  swappedAt: string;
  signers: Signers;
}

export function emptySwap({ rentalId, fromVehicleId, swappedAt, signers }: Opened): SwapValues {
  return {
    rentalId,
    fromVehicleId,
    vehicleId: '',
    swappedAt,
    newRate: false,
    odometerInKm: '',
    fuelIn: '',
    damageIn: '',
    odometerOutKm: '',
    fuelOut: '',
    damageOut: '',
    odometerConfirmed: false,
    outOfService: false,
    outOfServiceReason: '',
    ...unsigned(signers),
  };
}
