import type { RentalOption } from '../pricing/values';
import type { ReservationInput } from './input';

/** A reservation's form as it is typed. A new one has no version. A quote can also be for a caller. */
export type ReservationValues = {
  [Name in keyof ReservationInput]: ReservationInput[Name] extends boolean ? boolean : string;
} & { version: string; booking: 'vehicle' | 'class' } & CallerValues;

/** Whom a quote is for, if they are no customer yet. */
export interface CallerValues {
  who: 'customer' | 'caller';
  callerName: string;
  callerPhone: string;
  callerLanguage: string;
}

export const NO_CALLER: CallerValues = { who: 'customer', callerName: '', callerPhone: '', callerLanguage: 'fr' };

export interface ReservationPick {
  id: string;
  label: string;
}

/** What the form needs of the company, small and plain. */
export interface ReservationSettings {
  timeZone: string;
  htgRate: string | null;
  locations: string[];
  usageZones: string[];
  classes: { id: string; name: string }[];
  perDay: Record<RentalOption, number>;
  /** How many there are of an option; null if the company does not count it. */
  stocks: Record<RentalOption, number | null>;
  mayChangeRate: boolean;
}
