import type { PlannedExpense } from '../story';

export const PALMIS_EXPENSES: PlannedExpense[] = [
  { kind: 'other', daysAgo: 92, cents: 120_000, vendor: 'Loyer du parking', method: 'bank_transfer' },
  {
    ...{ kind: 'insurance', vehicle: 6, daysAgo: 81, cents: 68_000, vendor: 'Assurance tous risques' },
    ...{ reference: 'TR 2026-0611', method: 'bank_transfer' },
  },
  { kind: 'other', daysAgo: 62, cents: 120_000, vendor: 'Loyer du parking', method: 'bank_transfer' },
  { kind: 'registration', vehicle: 10, daysAgo: 55, htg: 6_500, vendor: 'DGI', reference: 'Vignette 2026' },
  { kind: 'fuel', vehicle: 7, daysAgo: 41, htg: 12_400, vendor: 'Station Frères', notes: '20 gallons de diesel' },
  { kind: 'other', daysAgo: 31, cents: 120_000, vendor: 'Loyer du parking', method: 'bank_transfer' },
  { kind: 'washing', vehicle: 9, daysAgo: 23, htg: 1_500, vendor: 'Lavage Express', notes: 'Intérieur et moteur' },
  { kind: 'fuel', vehicle: 5, daysAgo: 14, htg: 5_600, vendor: 'Station Frères', notes: '10 gallons de gazoline' },
  { kind: 'other', daysAgo: 9, cents: 21_000, vendor: 'Publicité radio', method: 'cheque' },
  { kind: 'washing', vehicle: 12, daysAgo: 2, htg: 1_000, vendor: 'Lavage Express' },
];
