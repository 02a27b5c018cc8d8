import type { PlannedExpense } from '../story';

// A gallon of gasoline costs 560 gourdes, one of diesel 620.
export const LAKAY_EXPENSES: PlannedExpense[] = [
  {
    kind: 'insurance',
    vehicle: 4,
    daysAgo: 118,
    htg: 15_500,
    vendor: 'OAVCT',
    reference: 'OA 2026-11834',
    method: 'cheque',
  },
  { kind: 'registration', vehicle: 11, daysAgo: 96, htg: 6_500, vendor: 'DGI', reference: 'Vignèt 2026' },
  { kind: 'fuel', vehicle: 16, daysAgo: 74, htg: 6_200, vendor: 'Estasyon Kafou Lapè', notes: '10 galon dyezèl' },
  { kind: 'other', daysAgo: 63, cents: 8_500, vendor: 'Entènèt biwo a', method: 'bank_transfer' },
  { kind: 'washing', vehicle: 4, daysAgo: 52, htg: 750, vendor: 'Lavaj Oto Ti Wòch' },
  { kind: 'fuel', vehicle: 13, daysAgo: 44, htg: 4_480, vendor: 'Estasyon Boulva', notes: '8 galon gazolin' },
  {
    kind: 'insurance',
    vehicle: 13,
    daysAgo: 39,
    htg: 15_500,
    vendor: 'OAVCT',
    reference: 'OA 2026-20417',
    method: 'cheque',
  },
  { kind: 'other', daysAgo: 33, cents: 8_500, vendor: 'Entènèt biwo a', method: 'bank_transfer' },
  { kind: 'washing', vehicle: 11, daysAgo: 27, htg: 1_000, vendor: 'Lavaj Oto Ti Wòch', notes: 'Andedan ak deyò' },
  { kind: 'fuel', daysAgo: 21, htg: 12_400, vendor: 'Estasyon Kafou Lapè', notes: 'Dyezèl pou jeneratè a, 20 galon' },
  { kind: 'registration', vehicle: 2, daysAgo: 16, htg: 6_500, vendor: 'DGI', reference: 'Vignèt 2026' },
  { kind: 'fuel', vehicle: 4, daysAgo: 12, htg: 2_800, vendor: 'Estasyon Boulva', notes: '5 galon gazolin' },
  { kind: 'washing', vehicle: 8, daysAgo: 8, htg: 750, vendor: 'Lavaj Oto Ti Wòch' },
  { kind: 'fuel', vehicle: 18, daysAgo: 5, htg: 7_440, vendor: 'Estasyon Kafou Lapè', notes: '12 galon dyezèl' },
  { kind: 'other', daysAgo: 3, cents: 8_500, vendor: 'Entènèt biwo a', method: 'bank_transfer' },
  { kind: 'washing', vehicle: 12, daysAgo: 1, htg: 1_000, vendor: 'Lavaj Oto Ti Wòch' },
];
