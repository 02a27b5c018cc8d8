import type { Locale } from '../i18n/locales';
import type { AddendumData } from '../papers/addendum-data';
import { paperCompany } from '../papers/paper-company';
import type { PaperCompany, PaperData } from '../papers/paper-data';
import type { ExtensionPrice } from './extension-price';

interface SnapshotFacts {
  id: string;
  number: string;
  now: Date;
  rental: {
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
  price: ExtensionPrice;
  settings: Omit<PaperCompany, 'logo'> &
    Pick<PaperData, 'paperSize' | 'timeZone'> & { htgRate: string | null; htgRateOn: string | null };
  signers: AddendumData['signatures'];
}

/** Everything the signed addendum says, frozen. The paper is printed from it, in the customer's language. */
export function addendumSnapshot(facts: SnapshotFacts): AddendumData {
  const { rental, customer, vehicle, price, settings, out } = facts;
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
    vehicle: { make: vehicle.make, model: vehicle.model, year: vehicle.year, plate: vehicle.plate },
    pickupAt: out.toISOString(),
    previousDueAt: facts.due.toISOString(),
    dueAt: facts.until.toISOString(),
    returnLocation: rental.returnLocation,
    chargedDays: price.quote.days,
    milesPerDay: rental.milesPerDay,
    lines: price.lines,
    addedCents: price.addedCents,
    gourde: htgRate && htgRateOn ? { rate: Number(htgRate), on: htgRateOn } : null,
    signatures: facts.signers,
  };
}
