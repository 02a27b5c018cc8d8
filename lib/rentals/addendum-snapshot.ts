import type { Locale } from '../i18n/locales';
import type { AddendumData, SwappedVehicle } from '../papers/addendum-data';
import { type HeaderSettings, paperCompany } from '../papers/paper-company';
import type { PaperData } from '../papers/paper-data';
import type { PriceLine } from '../pricing/quote';

export interface AddendumFacts {
  id: string;
  number: string;
  now: Date;
  rental: {
    id: string;
    number: string | null;
    activatedAt: Date | null;
    locale: Locale;
    returnLocation: string;
    milesPerDay: number;
  };
  customer: AddendumData['customer'];
  vehicle: AddendumData['vehicle'];
  out: Date;
  due: Date;
  until: Date;
  /** The vehicles of a swap; null for an extension. */
  swap: { at: string; back: SwappedVehicle; given: SwappedVehicle } | null;
  chargedDays: number;
  lines: PriceLine[];
  addedCents: number;
  settings: HeaderSettings &
    Pick<PaperData, 'paperSize' | 'timeZone'> & { htgRate: string | null; htgRateOn: string | null };
  signers: AddendumData['signatures'];
}

/** Everything the signed addendum says, frozen. The paper is printed from it, in the customer's language. */
export function addendumSnapshot(facts: AddendumFacts): AddendumData {
  const { rental, customer, vehicle, settings, out, swap } = facts;
  const { htgRate, htgRateOn } = settings;
  return {
    locale: rental.locale,
    paperSize: settings.paperSize,
    timeZone: settings.timeZone,
    company: paperCompany(settings),
    number: facts.number,
    reference: facts.id.slice(-12).toUpperCase(),
    signedAt: facts.now.toISOString(),
    agreementNumber: rental.number ?? '',
    agreedAt: (rental.activatedAt ?? out).toISOString(),
    customer: { fullName: customer.fullName, phone: customer.phone },
    vehicle: named(vehicle),
    pickupAt: out.toISOString(),
    previousDueAt: facts.due.toISOString(),
    dueAt: facts.until.toISOString(),
    returnLocation: rental.returnLocation,
    chargedDays: facts.chargedDays,
    milesPerDay: rental.milesPerDay,
    swap: swap && { at: swap.at, back: state(swap.back), given: state(swap.given) },
    lines: facts.lines,
    addedCents: facts.addedCents,
    gourde: htgRate && htgRateOn ? { rate: Number(htgRate), on: htgRateOn } : null,
    signatures: facts.signers,
  };
}

/** Only what the paper shows, of a record that may have much more. */
function named({ make, model, year, plate }: AddendumData['vehicle']): AddendumData['vehicle'] {
  return { make, model, year, plate };
}

function state({ vehicle, ...readings }: SwappedVehicle): SwappedVehicle {
  return { ...readings, vehicle: named(vehicle) };
}
