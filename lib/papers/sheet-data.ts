import type { FuelLevel } from '../pricing/values';
import type { DrawnBody } from '../vehicles/vehicle-outlines';
import type { PaperData, PaperVoid } from './paper-data';

export interface SheetDamage {
  number: number;
  isNew: boolean;
  view: 'top' | 'left' | 'right' | 'front' | 'back';
  /** In thousandths of the view. */
  x: number;
  y: number;
  /** The named part of the vehicle, a key of the texts. */
  zone: string;
  kind: string;
  severity: string;
  note: string;
}

export interface SheetPhoto {
  /** The key of its title in the texts; null for a photo that has none. */
  shot: string | null;
  /** The damage that it shows. */
  damage: number | null;
  storageKey: string;
  /** Its bytes as a data URL, filled in where the sheet is drawn. Null if they can't be read. */
  image?: string | null;
}

/** The content of an inspection's sheet. */
export interface SheetData extends PaperData {
  issuedAt: string;
  tenantId: string;
  kind: 'checkout' | 'checkin' | 'standalone';
  inspectedAt: string;
  inspectedBy: string;
  agreementNumber: string | null;
  vehicle: { name: string; plate: string; body: DrawnBody };
  odometerKm: number;
  fuelLevel: FuelLevel;
  notes: string;
  checklist: { item: string; answer: 'present' | 'missing' }[];
  damages: SheetDamage[];
  photos: SheetPhoto[];
  skipped: { shot: string; reason: string }[];
  signatures: { signer: 'customer' | 'agent'; name: string; image: string; signedAt: string }[];
  unsignedReason: string | null;
  /** Set on a copy of the sheet of a return that was reopened. */
  withdrawn: PaperVoid | null;
}
