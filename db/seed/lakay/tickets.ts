import type { PlannedTicket } from '../story';

export const LAKAY_VENDORS = [
  ['Garaj Ti Jo', '+50937000951'],
  ['Kafou Pneu', '+50937000952'],
  ['Atelye Bos Wilner', null],
] as const;

export const LAKAY_TICKETS: PlannedTicket[] = [
  { serviceType: 'oil_change', vehicle: 0, startsIn: -290, status: 'completed', vendor: 0, costCents: 4500 },
  { serviceType: 'brake_service', vehicle: 3, startsIn: -240, status: 'completed', vendor: 0, costCents: 7200 },
  { serviceType: 'tire_rotation', vehicle: 6, startsIn: -195, status: 'completed', vendor: 1, costCents: 4000 },
  { serviceType: 'battery', vehicle: 9, startsIn: -150, status: 'completed', vendor: 1, costCents: 12_500 },
  { serviceType: 'suspension', vehicle: 12, startsIn: -105, status: 'completed', vendor: 2, costCents: 15_300 },
  { serviceType: 'body_repair', vehicle: 15, startsIn: -60, status: 'completed', vendor: 2, costCents: 18_000 },
  {
    ...{ serviceType: 'oil_change', vehicle: 8, startsIn: -34, status: 'completed', vendor: 0, costCents: 1500 },
    lines: [
      ['Luil 5W-30 (L)', 450, 900],
      ['Filt luil', 100, 850],
    ],
  },
  { serviceType: 'cleaning', vehicle: 13, startsIn: -12, status: 'cancelled', vendor: 1, costCents: 0 },
  {
    ...{ serviceType: 'engine', vehicle: 9, startsIn: -2, status: 'open', vendor: 0, costCents: 6000, readyIn: 2 },
    lines: [['Kouwa distribisyon', 100, 8500]],
    log: ['Motè a louvri, n ap tann kouwa a rive.'],
  },
  {
    ...{ serviceType: 'accident_repair', vehicle: 10, startsIn: -9, status: 'open', vendor: 2, costCents: 22_000 },
    readyIn: -1,
    log: ['Pòt dwat la dwe chanje.', 'Penti a ap pran yon jou anplis.'],
    resulting: 'inactive',
  },
  { serviceType: 'tire_rotation', vehicle: 17, startsIn: 24, status: 'planned', vendor: 1, costCents: 0, readyIn: 25 },
];
