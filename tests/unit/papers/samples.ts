import { deflateSync } from 'node:zlib';
import type { Locale } from '@/lib/i18n/locales';
import type { AgreementData } from '@/lib/papers/agreement-data';
import { defaultTerms } from '@/lib/papers/default-terms';
import type { PaperCompany, PaperSize } from '@/lib/papers/paper-data';
import type { ReceiptData } from '@/lib/papers/receipt-data';
import { quoteRental } from '@/lib/pricing/quote';

const COMPANY: PaperCompany = {
  legalName: 'Okap Wout Lib S.A.',
  tradeName: 'Okap Wout Lib',
  taxId: '0009000011',
  patente: 'PAT-2026-0917',
  address: '150, Route de l’Aéroport\nCap-Haïtien HT1110',
  phone: '+50937000001',
  email: 'contact@okapwout.test',
  logo: null,
};

export function sampleAgreement(
  locale: Locale,
  paperSize: PaperSize,
  changes: Partial<AgreementData> = {},
): AgreementData {
  const pickupAt = '2026-11-21T15:00:00.000Z';
  const dueAt = '2026-11-28T15:00:00.000Z';
  const quote = quoteRental({
    out: new Date(pickupAt),
    due: new Date(dueAt),
    graceMinutes: 60,
    rates: { dailyCents: 9500, weeklyCents: 60_000, monthlyCents: null },
    perDay: [
      { kind: 'insurance', perDayCents: 2000 },
      { kind: 'cdw', perDayCents: 2000 },
      { kind: 'child_seat', perDayCents: 500 },
    ],
    discountCents: 2500,
    taxBasisPoints: 1000,
  });
  return {
    locale,
    paperSize,
    timeZone: 'America/Port-au-Prince',
    company: COMPANY,
    number: 'R-2026-00042',
    reference: '019A-7F3C-22D1',
    activatedAt: pickupAt,
    customer: {
      fullName: 'Rose-Andrée Beauvoir',
      address: '7, Delmas 75, ruelle Jasmin',
      city: 'Delmas',
      postalCode: 'HT6120',
      country: 'HT',
      phone: '+50937000117',
      email: 'rose.beauvoir@exemple.test',
      dateOfBirth: '1988-03-09',
      licenseNumber: 'A-4471-09821',
      licenseCountry: 'HT',
      licenseExpiresOn: '2028-06-30',
      idType: 'national',
      idNumber: '0041187720',
      idExpiresOn: '2031-01-15',
      emergencyName: 'Hérold Jeudy',
      emergencyPhone: '+50937000118',
    },
    drivers: [
      {
        fullName: 'Pierre-Antoine Lafrance',
        kind: 'additional',
        licenseNumber: 'A-1120-33410',
        licenseExpiresOn: '2029-04-17',
        phone: '+50937000119',
      },
      {
        fullName: 'Wilner Saint-Fleur',
        kind: 'chauffeur',
        licenseNumber: 'B-2200-10077',
        licenseExpiresOn: '2030-12-31',
        phone: null,
      },
    ],
    vehicle: { make: 'Toyota', model: 'RAV4', year: 2021, plate: 'LO-90017', vin: '2T3P1RFV8MC900017', color: 'Blanc' },
    pickupAt,
    pickupLocation: 'Aéroport de Cap-Haïtien (CAP)',
    dueAt,
    returnLocation: 'Agence de Cap-Haïtien, Route de l’Aéroport',
    usageZone: 'Grand Nord',
    milesPerDay: 80,
    fuelPolicy: 'same_to_same',
    protections: ['cdw'],
    options: ['child_seat'],
    paymentMethod: 'credit_card',
    price: {
      chargedDays: quote.days,
      lines: quote.lines,
      subtotalCents: quote.subtotalCents,
      discountCents: quote.discountCents,
      tax: { label: 'TCA', basisPoints: 1000, amountCents: quote.taxCents, exemptReason: null },
      totalCents: quote.totalCents,
      depositCents: 70_000,
      gourde: { rate: 131.5, on: '2026-11-20' },
    },
    tariffs: {
      graceMinutes: 60,
      lateFreeMinutes: 60,
      lateHourCents: 1900,
      lateDayCents: 9500,
      mileCents: 40,
      fuelQuarterCents: 2000,
      fuelServiceCents: 1000,
    },
    checkout: { odometerKm: 48_210, fuelLevel: 'three_quarters', damages: ['Rayure, pare-chocs avant gauche, 12 cm'] },
    acknowledgments: ['terms', 'charges', 'gps', 'no_border'],
    notes: 'Retour possible après la fermeture : déposer les clés chez le gardien.',
    terms: defaultTerms(locale),
    signatures: {
      customer: { name: 'Rose-Andrée Beauvoir', image: scribble(1), signedAt: '2026-11-21T15:04:00.000Z' },
      agent: { name: 'Stanley Valbrun', image: scribble(2), signedAt: '2026-11-21T15:06:00.000Z' },
    },
    ...changes,
  };
}

export function sampleReceipt(locale: Locale, paperSize: PaperSize, changes: Partial<ReceiptData> = {}): ReceiptData {
  return {
    locale,
    paperSize,
    timeZone: 'America/Port-au-Prince',
    company: COMPANY,
    number: 'P-2026-00105',
    reference: '019A-7F3D-01B0',
    kind: 'balance',
    receivedAt: '2026-11-21T15:10:00.000Z',
    amountCents: 52_635,
    method: 'cash',
    paymentReference: '',
    receivedHtg: null,
    gourde: { rate: 131.5, on: '2026-11-20' },
    agreementNumber: 'R-2026-00042',
    vehicle: 'Toyota RAV4, LO-90017',
    customer: { fullName: 'Rose-Andrée Beauvoir', phone: '+50937000117' },
    collectedBy: 'Stanley Valbrun',
    dueAfterCents: 0,
    depositHeldCents: 70_000,
    notes: '',
    voided: null,
    ...changes,
  };
}

/** A signature like one drawn with a finger: a black wave on a transparent background, as a PNG data URL. */
export function scribble(seed: number): string {
  const [width, height] = [480, 160];
  const rows = Array.from({ length: height }, () => Buffer.alloc(1 + width * 4));
  for (let step = 0; step < 6000; step++) {
    const at = step / 6000;
    const x = Math.round(20 + at * 430 + 14 * Math.sin(at * 60 * seed));
    const y = Math.round(80 + 52 * Math.sin(at * 23 + seed) * Math.cos(at * 7));
    for (const dx of [0, 1, 2]) for (const dy of [0, 1, 2]) rows[y + dy]?.writeUInt8(255, 1 + (x + dx) * 4 + 3);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.concat(rows))), chunk('IEND', Buffer.alloc(0))];
  const png = Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), ...parts]);
  return `data:image/png;base64,${png.toString('base64')}`;
}

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc(named));
  return Buffer.concat([length, named, check]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return ~value >>> 0;
}
